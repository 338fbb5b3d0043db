/// A Swift type as a spec writes it: `String?`, `[User]`, `[String: Int]`.
package indirect enum TypeExpression: Hashable, Sendable {
    /// A type by its name.
    case named(String)
    /// A type or nothing.
    case optional(TypeExpression)
    /// A list.
    case array(TypeExpression)
    /// A dictionary with `String` keys.
    case dictionary(TypeExpression)

    /// Reads a type; nothing where the text is none.
    package init?(_ text: String) {
        // Deeper types than this are a mistake, and would exhaust the stack.
        guard text.utf8.count <= 500 else { return nil }
        var rest = text[...]
        guard let type = Self.read(&rest) else { return nil }
        Self.skipSpaces(&rest)
        guard rest.isEmpty else { return nil }
        self = type
    }

    private static func read(_ rest: inout Substring) -> TypeExpression? {
        skipSpaces(&rest)
        var type: TypeExpression
        if rest.first == "[" {
            rest.removeFirst()
            guard let element = read(&rest) else { return nil }
            skipSpaces(&rest)
            if rest.first == ":" {
                rest.removeFirst()
                guard element == .named("String"), let value = read(&rest) else { return nil }
                type = .dictionary(value)
            } else {
                type = .array(element)
            }
            skipSpaces(&rest)
            guard rest.popFirst() == "]" else { return nil }
        } else {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard !name.isEmpty,
                name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
                    SwiftKeyword.isIdentifier(String($0))
                })
            else { return nil }
            rest = rest[name.endIndex...]
            type = .named(String(name))
        }
        while rest.first == "?" {
            rest.removeFirst()
            type = .optional(type)
        }
        return type
    }

    private static func skipSpaces(_ rest: inout Substring) {
        while rest.first == " " { rest.removeFirst() }
    }

    /// The type without its optional.
    package var unwrapped: TypeExpression {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }
}

extension TypeExpression: CustomStringConvertible {
    /// The type in Swift.
    package var description: String {
        switch self {
        case .named(let name): name
        case .optional(let wrapped): "\(wrapped)?"
        case .array(let element): "[\(element)]"
        case .dictionary(let value): "[String: \(value)]"
        }
    }
}
