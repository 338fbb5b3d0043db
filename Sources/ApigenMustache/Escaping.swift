/// How `{{name}}` escapes the text it renders. `{{{name}}}` and `{{&name}}` never escape.
public struct Escaping: Sendable {
    private enum Method: Sendable {
        case none
        case html
        case custom(@Sendable (String) -> String)
    }

    private let method: Method

    /// Text is rendered as it is.
    public static let none = Escaping(method: .none)

    /// `&`, `<`, `>` and `"` are rendered as HTML entities.
    public static let html = Escaping(method: .html)

    /// Text is rendered as the closure returns it.
    public static func custom(_ escape: @escaping @Sendable (String) -> String) -> Escaping {
        Escaping(method: .custom(escape))
    }

    func append(_ text: String, to bytes: inout [UInt8]) {
        switch method {
        case .none: bytes.append(contentsOf: text.utf8)
        case .html: Self.appendHTML(text, to: &bytes)
        case .custom(let escape): bytes.append(contentsOf: escape(text).utf8)
        }
    }

    private static func appendHTML(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
