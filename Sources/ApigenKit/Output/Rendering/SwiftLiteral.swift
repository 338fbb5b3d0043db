/// Values as Swift source writes them.
enum SwiftLiteral {
    /// A string literal on one line, whatever the text holds.
    static func string(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            // A mark would combine with the quote before it, and the compiler would see no quote.
            case _ where scalar.isUnfitForSource || literal == "\"" && scalar.properties.isMark:
                literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// Whether a byte is a character that stands for itself in a literal. Unicode need not be asked about those.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// An integer, its digits in groups of three once there are seven.
    static func integer(_ digits: String) -> String {
        let isNegative = digits.hasPrefix("-")
        let plain = digits.drop { $0 == "-" }
        guard plain.count >= 7 else { return digits }
        var grouped = ""
        for (index, digit) in plain.enumerated() {
            if index > 0, (plain.count - index) % 3 == 0 { grouped += "_" }
            grouped.append(digit)
        }
        return (isNegative ? "-" : "") + grouped
    }

    /// A double, as an integer where it is a small one.
    static func double(_ value: Double) -> String {
        if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000 { return integer(String(whole)) }
        return value.description
    }

    /// So many number signs that nothing in a text can end a raw literal of it or be an escape in it.
    static func rawDelimiter(for text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return "#" }
        var longest = 0
        var run = 0
        for character in text.utf8 {
            run = character == UInt8(ascii: "#") ? run + 1 : 0
            longest = max(longest, run)
        }
        return String(repeating: "#", count: longest + 1)
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isMark: Bool {
        switch generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether a reader of source code would not see the scalar, or a compiler or editor would take it for a line end.
    var isUnfitForSource: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        case .spaceSeparator: self != " "
        default: false
        }
    }
}
