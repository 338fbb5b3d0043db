/// The way from the root of a JSON document to one of its values.
public struct JSONPath: Hashable, Sendable {
    /// One step of a path.
    public enum Component: Hashable, Sendable {
        /// Into an object, by key.
        case key(String)
        /// Into an array, by index.
        case index(Int)
    }

    /// The steps, from the root.
    public var components: [Component]

    /// Creates a path; without steps it is the root.
    public init(_ components: [Component] = []) {
        self.components = components
    }
}

extension JSONPath: CustomStringConvertible {
    /// The path as a Swift developer would write it: `users[3].address`, `["odd key"][0]`; empty for the root.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainIdentifier: text += text.isEmpty ? key : "." + key
            case .key(let key): text += "[\"\(key)\"]"
            }
        }
        return text
    }
}

extension String {
    fileprivate var isPlainIdentifier: Bool {
        guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
            default: false
            }
        }
    }
}
