/// What an endpoint is to a screen.
enum ResourceRole: Sendable {
    /// A value to load and show.
    case value
    /// A list to load page by page, whose items have an identity.
    case list
    /// A list to load page by page, whose items are told apart by all that they are.
    case listOfValues
    /// A write.
    case mutation
}

extension ClientOperation {
    /// What it is to a screen; nothing where no screen keeps what it gives, as that of a stream or a file.
    func role(in client: Client) -> ResourceRole? {
        // Code that calls what is deprecated has warnings.
        guard operation.deprecation == nil else { return nil }
        let isValue = [.json, .text, .data].contains(operation.response.format)
        switch operation.method {
        case .get where operation.body == nil:
            if let pages { return pages.role(in: client) ?? (isValue ? .value : nil) }
            return isValue ? .value : nil
        case .get, .head, .options: return nil
        case .post, .put, .patch, .delete: return isValue || operation.response.format == .none ? .mutation : nil
        }
    }
}

extension ClientPages {
    /// What the list is to a screen; nothing where its items can't be told apart.
    fileprivate func role(in client: Client) -> ResourceRole? {
        if case .named(let id) = item, case .structure(let structure) = client.schema[id].kind,
            structure.isIdentifiable
        {
            return .list
        }
        return item.isHashable(in: client) ? .listOfValues : nil
    }
}

extension TypeReference {
    /// Whether values can be told apart by all that they are.
    fileprivate func isHashable(in client: Client) -> Bool {
        guard case .named(let id) = innermost else { return true }
        if case .enumeration = client.schema[id].kind { return true }
        return client.options.conformances.contains("Hashable")
    }
}

extension StructureType {
    /// Whether it is declared as `Identifiable`: by its identifier, unless another field is called `id`.
    fileprivate var isIdentifiable: Bool {
        guard let identifier, fields.contains(where: { $0.name == identifier }) else { return false }
        return identifier == "id" || !fields.contains { $0.name == "id" }
    }
}
