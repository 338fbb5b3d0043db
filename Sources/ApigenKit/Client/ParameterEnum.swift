import ApigenJSON

/// An enum of the values that a parameter may have.
struct ParameterEnum: Hashable, Sendable {
    /// The name, within the API's enum, without back-ticks.
    var name: String
    var values: [JSONValue]
    /// The names of the cases, without back-ticks.
    var cases: [String]
    var isInteger: Bool
}

/// Gives names to the enums of parameters: one enum for parameters of the same name and values.
struct ParameterEnumNames {
    private(set) var all: [ParameterEnum] = []
    private let types: Set<String>
    private let namer: Namer

    init(types: Set<String>, namer: Namer) {
        self.types = types
        self.namer = namer
    }

    /// The enum of a parameter; nothing where it may have any value.
    mutating func enumeration(of parameter: Parameter, of operation: Operation) -> ParameterEnum? {
        guard !parameter.values.isEmpty else { return nil }
        let isInteger = parameter.type.scalar == .int || parameter.type.scalar == .uint64
        let words = namer.words(in: parameter.key)
        var short = namer.name(for: parameter.key, as: .type)
        // Where a model has the name, the parameters can still share an enum.
        if types.contains(short) { short = namer.name(words: words + ["parameter"], as: .type) }
        let long = namer.name(words: namer.words(in: operation.name) + words, as: .type)
        for name in [short, long] {
            if let known = all.first(where: { $0.name == name }) {
                if known.values == parameter.values { return known }
            } else if !types.contains(name) {
                return add(name, parameter.values, isInteger: isInteger)
            }
        }
        let name = SwiftIdentifier.unique(long) { name in types.contains(name) || all.contains { $0.name == name } }
        return add(name, parameter.values, isInteger: isInteger)
    }

    private mutating func add(_ name: String, _ values: [JSONValue], isInteger: Bool) -> ParameterEnum {
        var scope = NameScope(namer: namer, role: .enumCase)
        let cases = scope.names(for: values.map { $0.stringValue ?? $0.description })
        let enumeration = ParameterEnum(name: name, values: values, cases: cases, isInteger: isInteger)
        all.append(enumeration)
        return enumeration
    }
}
