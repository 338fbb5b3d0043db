import ApigenJSON

/// An operation with the names and types of all that its endpoint takes and gives.
struct ClientOperation: Sendable {
    let operation: Operation
    /// The arguments besides the body, in the order of the function.
    let arguments: [ClientArgument]
    /// The parts of a multipart body, each an argument.
    let parts: [ClientPart]
    /// The type of the JSON that is sent.
    let body: BodyType?
    /// The type of the JSON that comes back.
    let response: BodyType?
    /// The bodies of errors that only this operation has.
    let errors: [ClientErrorBody]
    /// The bodies of errors that it shares with the others.
    let sharedErrors: [ClientErrorBody]
    /// How its list is read page by page.
    let pages: ClientPages?

    init(
        _ operation: Operation,
        _ types: OperationTypes,
        in inferred: InferredSpec,
        enums: inout ParameterEnumNames,
        pagedNames: inout PagedNames
    ) {
        let namer = inferred.spec.namer
        self.operation = operation
        arguments = operation.arguments(namer: namer).map { argument in
            ClientArgument(argument, enumeration: enums.enumeration(of: argument.parameter, of: operation))
        }
        parts = ClientPart.parts(of: operation, besides: arguments.map(\.name), namer: namer)
        body = types.body
        response = types.response
        let bodies = zip(inferred.spec.errors(of: operation), types.errors).map { error, body in
            body.map { ClientErrorBody(statuses: error.statuses, type: $0.type) }
        }
        errors = bodies.prefix(operation.errors.count).compactMap(\.self)
        sharedErrors = bodies.dropFirst(operation.errors.count).compactMap(\.self)
        pages = ClientPages(operation, response: types.response, schema: inferred.schema, names: &pagedNames)
    }

    /// Whether its function can be called without arguments.
    var needsNoArguments: Bool {
        operation.body == nil && arguments.allSatisfy { !$0.parameter.isRequired }
    }
}

/// An argument of an endpoint's function.
struct ClientArgument: Sendable {
    let parameter: Parameter
    /// The name, without back-ticks.
    let name: String
    /// The enum of its values, where it has a few.
    let enumeration: ParameterEnum?

    init(_ argument: Operation.Argument, enumeration: ParameterEnum?) {
        parameter = argument.parameter
        name = argument.name
        self.enumeration = enumeration
    }
}

/// A part of a multipart body, as an argument.
struct ClientPart: Sendable {
    let part: MultipartPart
    /// The name, without back-ticks.
    let name: String

    static func parts(of operation: Operation, besides names: [String], namer: Namer) -> [ClientPart] {
        guard case .multipart(let parts) = operation.body?.content else { return [] }
        var taken = Set(names)
        return parts.map { part in
            let name = SwiftIdentifier.unique(namer.name(for: part.name, as: .argument), suffix: "Part") {
                taken.contains($0)
            }
            taken.insert(name)
            return ClientPart(part: part, name: name)
        }
    }
}

/// The type of the body that comes with some statuses of errors.
struct ClientErrorBody: Sendable {
    let statuses: StatusPattern
    let type: TypeReference
}
