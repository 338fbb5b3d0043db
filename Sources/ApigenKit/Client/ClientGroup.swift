/// A set of files of a client: operations, and the types that they are the first to name.
struct ClientGroup: Sendable {
    /// The name, in UpperCamelCase; empty where the whole client is one set.
    var name: String
    /// The operations, by their place in the spec.
    var operations: [Int]
    /// The types, in the order of the schema.
    var types: [TypeID] = []

    /// The groups of a spec, in the order in which operations name them.
    static func groups(of spec: Spec) -> [ClientGroup] {
        var groups: [ClientGroup] = []
        var places: [String: Int] = [:]
        let names = OutputNames(spec)
        for (index, operation) in spec.operations.enumerated() {
            let name = names.group(holding: operation.group) ?? ""
            if let place = places[name] {
                groups[place].operations.append(index)
            } else {
                places[name] = groups.count
                groups.append(ClientGroup(name: name, operations: [index]))
            }
        }
        return groups.isEmpty ? [ClientGroup(name: "", operations: [])] : groups
    }
}

extension OutputNames {
    /// The names for a spec.
    init(_ spec: Spec) {
        self.init(
            name: spec.name,
            groups: spec.operations.map(\.group),
            isPlain: spec.swift.coding == .codable,
            hasSamples: spec.swift.generatesSamples
        )
    }
}
