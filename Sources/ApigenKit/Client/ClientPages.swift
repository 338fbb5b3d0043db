/// How the list of an operation is read page by page.
struct ClientPages: Sendable {
    /// The name of the function, without back-ticks.
    let name: String
    let style: Pagination.Style
    /// Where the items stand in a page.
    let items: JSONPointer
    /// The type of an item.
    let item: TypeReference

    /// The pages of an operation; nothing where it has none, or where no list stands at the place given.
    init?(_ operation: Operation, response: BodyType?, schema: Schema, names: inout PagedNames) {
        guard let pagination = operation.pagination, let response else { return nil }
        let envelope = operation.response.payload?.pointer?.value
        let items = pagination.items?.value ?? envelope ?? JSONPointer(tokens: [])
        // The type is that of what stands in the envelope, while items are looked for in the whole page.
        var rest = items.tokens[...]
        if let envelope, rest.starts(with: envelope.tokens) { rest = rest.dropFirst(envelope.tokens.count) }
        guard case .array(let item)? = response.type.member(at: rest, in: schema)?.unwrapped else { return nil }
        self.items = items
        self.item = item
        style = pagination.style
        name = names.name(for: operation)
    }

    /// The name on the wire of the parameter that tells pages apart, which is not for a caller to set.
    var parameter: String? {
        switch style {
        case .page(let parameter, _), .offset(let parameter, _), .cursor(let parameter, _): parameter
        case .link: nil
        }
    }
}

/// Gives names to the functions that read lists page by page.
struct PagedNames {
    private var taken: Set<String>

    init(operations: [Operation]) {
        taken = Set(operations.map(\.name))
    }

    mutating func name(for operation: Operation) -> String {
        let name = "paged" + operation.name.prefix(1).uppercased() + operation.name.dropFirst()
        let unique = SwiftIdentifier.unique(name, suffix: "List") { taken.contains($0) }
        taken.insert(unique)
        return unique
    }
}

extension TypeReference {
    /// The type of what stands at a place within a value of the type.
    fileprivate func member(at tokens: ArraySlice<String>, in schema: Schema) -> TypeReference? {
        guard let token = tokens.first else { return self }
        let rest = tokens.dropFirst()
        switch unwrapped {
        case .map(let value): return value.member(at: rest, in: schema)
        case .array(let element): return element.member(at: rest, in: schema)
        case .named(let id):
            guard case .structure(let structure) = schema[id].kind else { return nil }
            return structure.fields.first { $0.key == token }?.type.member(at: rest, in: schema)
        default: return nil
        }
    }
}
