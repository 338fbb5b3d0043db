/// A type under a name that a person asked for: the answer to "what does this document decode to?"
package struct RootType: Sendable {
    /// The name.
    package var name: String
    /// The type.
    package var type: TypeReference

    package init(name: String, type: TypeReference) {
        self.name = name
        self.type = type
    }
}

/// How a root is declared.
enum RootDeclaration {
    /// The type has the name already.
    case declared
    /// A typealias will do.
    case alias(name: String, type: String)
    /// A struct around the value, because the bare type means something else to `Codable`: a `Date`, to a decoder
    /// with its default strategy, is a number.
    case wrapper(name: String, StructureLayout.Slot)

    init(_ root: RootType, in context: ModelContext) {
        if case .named(let id) = root.type, context.schema[id].name == root.name {
            self = .declared
            return
        }
        let name = SwiftKeyword.escaped(root.name)
        guard Self.needsWrapper(root.type, style: context.style) else {
            self = .alias(name: name, type: context.spelling.name(of: root.type))
            return
        }
        let property =
            switch root.type.unwrapped {
            case .array: "elements"
            case .map: "values"
            default: "value"
            }
        var field = Field(key: "", name: property, type: root.type)
        if root.type.isOptional { field.absence = .null }
        let layout = StructureLayout(fields: [field], spelling: context.spelling)
        self = .wrapper(name: name, layout.slots[0])
    }

    private static func needsWrapper(_ type: TypeReference, style: ModelStyle) -> Bool {
        switch type.innermost {
        case .dateTime: true
        case .uuid: style.isPlain
        default: false
        }
    }
}
