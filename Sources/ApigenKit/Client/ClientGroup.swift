/// The operations and types whose code stands in one set of files.
struct ClientGroup: Sendable {
    /// The name, in UpperCamelCase; empty where the whole client is one set.
    var name: String
    /// The operations, by their place in the spec.
    var operations: [Int]
    /// The types, in the order of the schema.
    var types: [TypeID] = []
}

/// Which files a spec gives, and what goes into which. Names follow from the spec alone, so that a build can tell
/// them before anything is generated.
package enum ClientFiles {
    /// A spec of more operations than this has one set of files for each group, so that no file is huge and an edit
    /// recompiles little.
    static let operationsInOneSet = 40

    /// The kinds of file of a set.
    package enum Kind: String, Sendable, CaseIterable {
        case models = "Models"
        case coding = "Coding"
        case api = "API"
        case resources = "Resources"
        case samples = "Samples"
    }

    /// The names of the files of a spec.
    package static func names(for spec: Spec) -> [String] {
        guard spec.swift.coding == .direct else { return [name(.models, of: spec, group: "")] }
        let groups = groups(of: spec)
        var names = groups.flatMap { group in kinds(of: spec).map { name($0, of: spec, group: group.name) } }
        if groups.count > 1 || groups.contains(where: { !$0.name.isEmpty }) {
            names.append(name(.api, of: spec, group: ""))
            if spec.swift.generatesSamples { names.append(name(.samples, of: spec, group: "")) }
        }
        return names
    }

    static func name(_ kind: Kind, of spec: Spec, group: String) -> String {
        "\(spec.name)\(group)\(kind.rawValue).swift"
    }

    static func kinds(of spec: Spec) -> [Kind] {
        Kind.allCases.filter { $0 != .samples || spec.swift.generatesSamples }
    }

    /// The groups of a spec, in the order in which operations name them.
    static func groups(of spec: Spec) -> [ClientGroup] {
        guard spec.operations.count > operationsInOneSet else {
            return [ClientGroup(name: "", operations: Array(spec.operations.indices))]
        }
        var groups: [ClientGroup] = []
        var places: [String: Int] = [:]
        for (index, operation) in spec.operations.enumerated() {
            if let place = places[operation.group] {
                groups[place].operations.append(index)
            } else {
                places[operation.group] = groups.count
                groups.append(ClientGroup(name: operation.group, operations: [index]))
            }
        }
        return groups
    }
}
