import ApigenMustache

/// How text is shown on a page.
enum PageText {
    /// Escapes all that could be markup, whether in an element or in an attribute, and shows what can't be seen.
    ///
    /// Texts come from samples and specs, so they may hold anything: tags, quotes, controls that turn the direction of
    /// a line. Scripts and styles hold no text of theirs.
    static let escaping = Escaping.custom { text in
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            case "\n": escaped.append(scalar)
            default: escaped.append(visible(scalar))
            }
        }
        return String(escaped)
    }

    /// Controls are shown as signs; they, and what is no character, have no place in a page.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: "\u{FFFD}"
        default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
        }
    }

    /// `1 field`, `3 fields`.
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// `5`, or `1 … 5` where there are two.
    static func range(_ low: some CustomStringConvertible, _ high: some CustomStringConvertible) -> String {
        low.description == high.description ? low.description : "\(low) … \(high)"
    }

    /// A part of a whole in percent, with a digit after the point where it is needed: `12.5`.
    static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0" }
        let tenths = min(1000, max(0, part) * 1000 / whole)
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
