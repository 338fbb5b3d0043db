/// The spelling of a name where it stands in code: the one place that puts back-ticks.
enum SwiftIdentifier {
    /// A name where it is declared or stands alone.
    static func declared(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// A name after a dot, where nearly every keyword may stand bare.
    static func member(_ name: String) -> String {
        membersWithMeaning.contains(name) ? "`\(name)`" : name
    }

    /// An argument label, where nearly every keyword may stand bare.
    static func label(_ name: String) -> String {
        ["inout", "var", "let", "_"].contains(name) ? "`\(name)`" : name
    }

    /// A name of the given one's make that is not taken: the name itself, else with a suffix.
    static func unique(_ name: String, suffix: String = "Value", isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        let suffixed = name + suffix
        guard isTaken(suffixed) else { return suffixed }
        var number = 2
        while isTaken(suffixed + String(number)) { number += 1 }
        return suffixed + String(number)
    }

    /// Names that mean something else after a dot.
    private static let membersWithMeaning: Set = ["init", "self", "Self", "Type", "Protocol"]

    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while", "_",
    ]
}
