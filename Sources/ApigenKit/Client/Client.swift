/// A client as it is to be written: the spec, its types, and the names that its code gives to everything else.
struct Client: Sendable {
    let spec: Spec
    let schema: Schema
    let options: OutputOptions
    /// The name of the enum that holds the endpoints.
    let apiName: String
    /// The operations, in the order of the spec.
    let operations: [ClientOperation]
    /// The names of the functions that give endpoints.
    let functionNames: Set<String>
    /// The enums of parameters that have a few values.
    let parameterEnums: [ParameterEnum]
    /// The sets of files.
    let groups: [ClientGroup]

    init(_ inferred: InferredSpec) {
        spec = inferred.spec
        schema = inferred.schema
        options = OutputOptions(inferred.spec.swift)
        let types = Set(inferred.schema.types.map(\.name))
        apiName = SwiftIdentifier.unique(inferred.spec.name + "API", suffix: "Endpoints") { types.contains($0) }
        var enums = ParameterEnumNames(types: types, namer: inferred.spec.namer)
        var pagedNames = PagedNames(operations: inferred.spec.operations)
        operations = zip(inferred.spec.operations, inferred.operations).map { operation, types in
            ClientOperation(operation, types, in: inferred, enums: &enums, pagedNames: &pagedNames)
        }
        functionNames = Set(operations.flatMap { [$0.operation.name, $0.pages?.name].compactMap(\.self) })
        parameterEnums = enums.all
        groups = Self.groups(of: inferred)
    }

    /// The name of the file that everything was made from.
    var source: String { FilePath.name(of: spec.file.path) }

    /// Whether there is one set of files for each group.
    var isGrouped: Bool { groups.contains { !$0.name.isEmpty } }

    /// The name of something for previews and tests among the endpoints.
    func nameForTests(_ name: String) -> String {
        SwiftIdentifier.unique(name, suffix: "ForTests") { functionNames.contains($0) }
    }

    /// The error bodies that hold for every operation.
    var errorBodies: [ClientErrorBody] {
        var bodies: [ClientErrorBody] = []
        for error in spec.errors {
            for operation in operations {
                guard let body = operation.sharedErrors.first(where: { $0.statuses == error.statuses }) else {
                    continue
                }
                bodies.append(body)
                break
            }
        }
        return bodies
    }

    /// The groups of the spec, each with the types that it is the first to name.
    private static func groups(of inferred: InferredSpec) -> [ClientGroup] {
        var groups = ClientGroup.groups(of: inferred.spec)
        var isTaken: Set<TypeID> = []
        for index in groups.indices {
            var pending = groups[index].operations.flatMap { inferred.operations[$0].references }
            while let type = pending.popLast() {
                guard case .named(let id) = type.innermost, isTaken.insert(id).inserted else { continue }
                groups[index].types.append(id)
                pending += inferred.schema[id].kind.references
            }
        }
        let rest = inferred.schema.types.indices.map { TypeID($0) }.filter { !isTaken.contains($0) }
        if !groups.isEmpty { groups[0].types += rest }
        for index in groups.indices { groups[index].types.sort { $0.index < $1.index } }
        return groups
    }
}

extension OperationTypes {
    /// The types of its bodies.
    fileprivate var references: [TypeReference] {
        ([response, body] + errors).compactMap { $0?.type }
    }
}

extension OutputOptions {
    /// The options of a spec.
    package init(_ options: SwiftOptions) {
        self.init()
        access = AccessLevel(rawValue: options.access.rawValue) ?? .public
        namespace = options.namespace
        isMutable = options.isMutable
        conformances = options.conformances
        coding = Coding(rawValue: options.coding.rawValue) ?? .direct
    }
}
