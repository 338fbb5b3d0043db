/// The words that Swift reserves.
package enum SwiftKeyword {
    private static let reserved: Set<String> = [
        "Any", "Self", "_", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
    ]

    /// A name as it is declared, and as it is used where nothing stands before it: in back-ticks where it is a
    /// keyword (`` `default` ``). After a dot it needs none.
    package static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// A name as the label of an argument: nearly every keyword may stand there as it is.
    package static func label(_ name: String) -> String {
        ["inout", "let", "var", "_"].contains(name) ? "`\(name)`" : name
    }

    /// Whether the text is a name that Swift can spell, with back-ticks where it is a keyword.
    package static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return first.canStartIdentifier && text.unicodeScalars.allSatisfy { $0.canContinueIdentifier }
    }
}

extension Unicode.Scalar {
    /// Whether an identifier may start with it.
    var canStartIdentifier: Bool {
        if isASCII { return isASCIILetter || self == "_" }
        return properties.isXIDStart
    }

    /// Whether it may stand in an identifier.
    var canContinueIdentifier: Bool {
        if isASCII { return isASCIILetter || isASCIIDigit || self == "_" }
        return properties.isXIDContinue
    }

    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
