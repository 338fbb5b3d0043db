import ApigenJSON

/// A place in the answers of an endpoint: the path of a value without the numbers of elements and the keys of maps.
struct DriftPath: Hashable, Sendable {
    /// One step.
    enum Step: Hashable, Sendable {
        case key(String)
        case element
        case mapValue
    }

    var steps: [Step] = []

    func key(_ key: String) -> DriftPath { DriftPath(steps: steps + [.key(key)]) }
    var element: DriftPath { DriftPath(steps: steps + [.element]) }
    var mapValue: DriftPath { DriftPath(steps: steps + [.mapValue]) }
}

extension DriftPath {
    /// The place of a value in an answer of a type.
    init(_ path: JSONPath, of type: TypeReference, in schema: Schema) {
        var types = [type]
        for component in path.components {
            types = types.flatMap { Self.objects(of: $0, in: schema) }
            switch component {
            case .index:
                steps.append(.element)
                types = types.flatMap { Self.elements(of: $0, in: schema) }
            case .key(let key):
                let values = types.compactMap { if case .map(let value) = $0 { value } else { nil } }
                steps.append(values.isEmpty ? .key(key) : .mapValue)
                types = values + types.flatMap { Self.fields(of: $0, in: schema) }.filter { $0.key == key }.map(\.type)
            }
        }
    }

    /// The types that a value of a type may have, once optionals and choices are taken apart.
    private static func objects(of type: TypeReference, in schema: Schema) -> [TypeReference] {
        switch type.unwrapped {
        case .named(let id):
            switch schema[id].kind {
            case .choice(let choice): choice.alternatives.flatMap { objects(of: $0.type, in: schema) }
            case .taggedUnion(let union): union.variants.flatMap { objects(of: $0.type, in: schema) }
            default: [type.unwrapped]
            }
        default: [type.unwrapped]
        }
    }

    private static func elements(of type: TypeReference, in schema: Schema) -> [TypeReference] {
        switch type {
        case .array(let element): return [element]
        case .named(let id):
            guard case .row(let row) = schema[id].kind else { return [] }
            return row.slots.map(\.type)
        default: return []
        }
    }

    private static func fields(of type: TypeReference, in schema: Schema) -> [Field] {
        guard case .named(let id) = type, case .structure(let structure) = schema[id].kind else { return [] }
        return structure.fields
    }
}

extension DriftPath: CustomStringConvertible {
    /// The path as people read it; empty for the root.
    var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .key(let key):
                let name = JSONPath([.key(key)]).description
                text += text.isEmpty || name.hasPrefix("[") ? name : "." + name
            case .element: text += "[]"
            case .mapValue: text += text.isEmpty ? "*" : ".*"
            }
        }
        return text
    }
}
