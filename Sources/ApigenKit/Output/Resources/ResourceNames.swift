/// Gives names to what a resources class declares, none of which may hide another or a type that the class names.
struct ResourceNames {
    /// What the class has besides resources.
    private static let members: Set = [
        "init", "self", "group", "client", "options", "isLoading", "errorMessage", "load", "reload", "cancel",
        "objectWillChange", "preview",
    ]

    /// The arguments of the class's functions, which would hide what has their name.
    private let arguments: Set<String>
    private var names: Set<String> = []
    private var types: Set<String>

    /// - Parameter operations: The operations whose resources stand in the class.
    init(_ client: Client, operations: [ClientOperation]) {
        arguments = Set(operations.flatMap { $0.arguments.map(\.name) })
        types = Set(client.schema.types.map(\.name)).union([client.apiName])
    }

    /// The name of an operation's resource.
    mutating func resource(_ operation: ClientOperation) -> String {
        let name = SwiftIdentifier.unique(operation.operation.name, suffix: "Resource") { name in
            Self.members.contains(name) || names.contains(name)
        }
        names.insert(name)
        return name
    }

    /// The name of the family of an operation's resources.
    mutating func family(of operation: ClientOperation) -> String {
        let name = SwiftIdentifier.unique(operation.operation.name + "Family", suffix: "Member") { name in
            Self.members.contains(name) || arguments.contains(name) || names.contains(name)
        }
        names.insert(name)
        return name
    }

    /// The name of a type that the class declares for an operation.
    mutating func type(_ suffix: String, for operation: ClientOperation) -> String {
        let name = operation.operation.name
        let capitalized = name.prefix(1).uppercased() + name.dropFirst() + suffix
        let unique = SwiftIdentifier.unique(capitalized, suffix: "Type") { types.contains($0) }
        types.insert(unique)
        return unique
    }
}
