/// The parameters of an endpoint's function: those of the path, then the body, then the others, those that must be
/// given first.
struct EndpointSignature {
    /// A parameter of the function.
    struct Item {
        /// The name, without back-ticks.
        let name: String
        /// What stands before it in a call; `_` for nothing.
        let label: String
        let type: String
        let defaultValue: String?
        let usesFoundation: Bool
    }

    let items: [Item]

    /// - Parameter qualifier: What stands before the names of parameters' enums, where code is outside of the API's.
    init(_ client: ClientOperation, spelling: TypeSpelling, qualifier: String = "") {
        let arguments = client.arguments.map { Self.item($0, qualifier) }
        let inPath = client.arguments.count { $0.parameter.placement == .path }
        let parts = client.parts.map { Self.item($0) }
        let others = arguments[inPath...] + parts
        var items = Array(arguments[..<inPath])
        items += Self.body(client, follows: inPath > 0, spelling: spelling)
        items += others.filter { $0.defaultValue == nil }
        items += others.filter { $0.defaultValue != nil }
        self.items = items
    }

    /// The names that are taken in the function.
    var names: Set<String> { Set(items.map(\.name)) }

    var usesFoundation: Bool { items.contains(where: \.usesFoundation) }

    /// The parameters, as they are declared.
    func parameters(without omitted: [String] = []) -> String {
        declarations(without: omitted).joined(separator: ", ")
    }

    /// Each parameter, as it is declared.
    ///
    /// - Parameter showsDefault: Whether the default of a parameter may be seen by whoever reads the declaration.
    func declarations(
        without omitted: [String] = [],
        showsDefault: (Item) -> Bool = { _ in true }
    ) -> [String] {
        items(without: omitted).map { item in
            let value = item.defaultValue.map { " = " + (showsDefault(item) ? $0 : "…") } ?? ""
            return "\(Self.declared(item)): \(item.type)\(value)"
        }
    }

    /// The arguments by which a function with the same parameters calls this one.
    func arguments(without omitted: [String]) -> String {
        Self.arguments(items(without: omitted)) { SwiftKeyword.escaped($0.name) }
    }

    /// The arguments of a call.
    ///
    /// - Parameter value: The expression of an argument.
    static func arguments(_ items: [Item], value: (Item) -> String) -> String {
        items.map { item in
            let value = value(item)
            return item.label == "_" ? value : "\(SwiftKeyword.argument(item.label)): \(value)"
        }.joined(separator: ", ")
    }

    /// The items besides some.
    func items(without omitted: [String]) -> [Item] { items.filter { !omitted.contains($0.name) } }

    private static func declared(_ item: Item) -> String {
        if item.label == item.name { return SwiftKeyword.label(item.name) }
        return "\(item.label) \(item.name)"
    }

    private static func item(_ argument: ClientArgument, _ qualifier: String) -> Item {
        let parameter = argument.parameter
        let enumeration = argument.enumeration.map { qualifier + SwiftKeyword.escaped($0.name) }
        let scalar = enumeration ?? parameter.type.scalar.rawValue
        let type = parameter.type.isList ? "[\(scalar)]" : scalar
        let value = DefaultValue(argument).literal
        // A default that Swift has no literal for is left to the server.
        let isOptional = parameter.isOptional || parameter.defaultValue != nil
        return Item(
            name: argument.name,
            label: argument.name,
            type: value == nil && isOptional ? type + "?" : type,
            defaultValue: value ?? (isOptional ? "nil" : nil),
            usesFoundation: [.date, .uuid, .url, .decimal].contains(parameter.type.scalar)
                && argument.enumeration == nil
        )
    }

    private static func item(_ part: ClientPart) -> Item {
        let isFile = part.part.kind != .text
        let type = isFile ? "URL" : "String"
        return Item(
            name: part.name,
            label: part.name,
            type: part.part.isOptional ? type + "?" : type,
            defaultValue: part.part.isOptional ? "nil" : nil,
            usesFoundation: isFile
        )
    }

    private static func body(_ client: ClientOperation, follows: Bool, spelling: TypeSpelling) -> [Item] {
        var type: String?
        if let body = client.body { type = spelling.name(of: body.type) }
        if case .raw = client.operation.body?.content { type = "Data" }
        guard let type else { return [] }
        let usesFoundation = client.body.map { spelling.usesFoundation($0.type) } ?? true
        let label = follows ? "with" : "_"
        return [Item(name: "body", label: label, type: type, defaultValue: nil, usesFoundation: usesFoundation)]
    }
}
