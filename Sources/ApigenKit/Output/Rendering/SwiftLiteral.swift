/// Values as Swift source writes them.
enum SwiftLiteral {
    /// A string literal on one line, whatever the text holds.
    static func string(_ text: String) -> String {
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
