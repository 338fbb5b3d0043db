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

    /// A name as the label of an argument in a call, where `let` and `var` may stand as they are too, and the compiler
    /// warns where they don't.
    package static func argument(_ name: String) -> String {
        ["inout", "_"].contains(name) ? "`\(name)`" : name
    }

    /// A name as the label of a parameter: nearly every keyword may stand there as it is.
    package static func label(_ name: String) -> String {
        ["inout", "let", "var", "_"].contains(name) ? "`\(name)`" : name
    }

    /// Whether the text is a name that Swift can spell, with back-ticks where it is a keyword.
    package static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return first.canStartIdentifier && text.unicodeScalars.allSatisfy { $0.canContinueIdentifier }
    }
}
