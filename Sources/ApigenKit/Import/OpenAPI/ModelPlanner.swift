import ApigenJSON

/// Gives names to the models of a document, and gathers what its schemas say that samples can't show.
///
/// A component keeps its name: where it is not the root of a body, the spec is told the places at which it stands.
struct ModelPlanner {
    private let schemas: OpenAPISchemas
    private let namer = Namer()
    private var names: ImportedNames
    /// The models by name, and their names in the order in which they were met.
    private var models: [String: ImportedModel] = [:]
    private var order: [String] = []
    private var componentNames: [Component: String] = [:]
    /// The models that are the root of a body, whose names need no places.
    private var roots: Set<String> = []
    /// The places that have a model: those of several variants with the same key are one place.
    private var taken: Set<String> = []
    /// The formats that strings of the document have.
    private(set) var formats: Set<SwiftOptions.Format> = []

    private struct Component: Hashable {
        var name: String
        var isInput: Bool
    }

    private static let maximumDepth = 40

    init(_ schemas: OpenAPISchemas, names: ImportedNames) {
        self.schemas = schemas
        self.names = names
    }

    /// Plans the models of a body.
    ///
    /// - Parameters:
    ///   - place: The name of the operation where it is a response: places may start there.
    ///   - proposal: A name for the object at its root where the schema has none.
    /// - Returns: The name of the model at its root, or the type where there is none.
    mutating func root(
        _ node: JSONNode,
        _ direction: SchemaSampler.Direction,
        place: String?,
        proposal: String
    ) -> (model: String?, type: String?) {
        var isOptional = false
        if let type = scalarType(node, isOptional: &isOptional, depth: 0) {
            return (nil, type + (isOptional ? "?" : ""))
        }
        return (model(atRoot: node, direction, place: place, proposal: proposal, depth: 0), nil)
    }

    private mutating func model(
        atRoot node: JSONNode,
        _ direction: SchemaSampler.Direction,
        place: String?,
        proposal: String,
        depth: Int
    ) -> String? {
        guard depth < Self.maximumDepth else { return nil }
        let schema = schemas.schema(node)
        switch schema.kind {
        case .array(let array):
            guard array.prefix.isEmpty, let items = array.items else { return nil }
            let place = place.map { $0 + "[]" }
            return model(atRoot: items, direction, place: place, proposal: proposal, depth: depth + 1)
        case .object(let object) where object.isMap:
            if let place { addMap(place, proposal: proposal + "Map") }
            guard let value = object.additional else { return nil }
            return model(atRoot: value, direction, place: place.map { $0 + ".*" }, proposal: proposal, depth: depth + 1)
        case .object(let object) where !object.properties.isEmpty: break
        case .choice(let choice) where isObjects(choice): break
        default: return nil
        }
        let name = self.name(of: schema, direction, proposal: proposal, parent: nil)
        roots.insert(name)
        visit(schema, name, direction, depth: depth + 1)
        return name
    }

    /// The type in Swift of a schema in which no model stands.
    private func scalarType(_ node: JSONNode, isOptional: inout Bool, depth: Int) -> String? {
        guard depth < Self.maximumDepth else { return "JSONValue" }
        let schema = schemas.schema(node)
        if schema.isNullable { isOptional = true }
        var isElementOptional = false
        switch schema.kind {
        case .any: return schema.values.isEmpty ? "JSONValue" : nil
        case .null: return "JSONValue"
        case .boolean: return "Bool"
        case .integer(let format): return format == "uint64" ? "UInt64" : "Int"
        case .number: return "Double"
        case .string("date-time"), .string("date"): return nil
        case .string("uuid"): return schema.examples.isEmpty ? "UUID" : "String"
        case .string: return schema.values.count > 1 ? nil : "String"
        case .object(let object):
            guard object.properties.isEmpty else { return nil }
            guard let value = object.additional else { return "[String: JSONValue]" }
            return scalarType(value, isOptional: &isElementOptional, depth: depth + 1).map {
                "[String: \($0)\(isElementOptional ? "?" : "")]"
            }
        case .array(let array):
            guard array.prefix.isEmpty else { return nil }
            guard let items = array.items else { return "[JSONValue]" }
            return scalarType(items, isOptional: &isElementOptional, depth: depth + 1).map {
                "[\($0)\(isElementOptional ? "?" : "")]"
            }
        case .choice: return nil
        }
    }

    private func isObjects(_ choice: OpenAPISchema.Choice) -> Bool {
        choice.variants.contains { schemas.schema($0.node).object.map { !$0.properties.isEmpty } ?? false }
    }

    // MARK: Names

    private mutating func name(
        of schema: OpenAPISchema,
        _ direction: SchemaSampler.Direction,
        proposal: String,
        parent: String?
    ) -> String {
        guard let component = schema.component else {
            let title = schema.title.flatMap { $0.split(separator: " ").count <= 4 ? $0 : nil }
            let qualified = parent.map { [$0 + " " + proposal] } ?? []
            return names.model(title ?? proposal, alternatives: title == nil ? qualified : [proposal] + qualified)
        }
        let isInput = direction == .request && hasReadOnly(schema)
        let key = Component(name: component, isInput: isInput)
        if let name = componentNames[key] { return name }
        let name = names.model(isInput ? component + " Input" : component)
        componentNames[key] = name
        return name
    }

    /// Whether requests hold less of it than answers do, so that it is another type there.
    private func hasReadOnly(_ schema: OpenAPISchema) -> Bool {
        schema.object?.properties.contains { schemas.schema($0.node).isReadOnly } ?? false
    }

    private mutating func update(_ name: String, _ change: (inout ImportedModel) -> Void) {
        if models[name] == nil { order.append(name) }
        change(&models[name, default: ImportedModel(name: name)])
    }

    private mutating func addMap(_ place: String, proposal: String) {
        guard taken.insert(place).inserted else { return }
        let name = names.model(proposal)
        update(name) { model in
            model.form = .map
            model.places = [place]
        }
    }

    // MARK: Walking

    private mutating func visit(
        _ schema: OpenAPISchema,
        _ name: String,
        _ direction: SchemaSampler.Direction,
        depth: Int
    ) {
        guard models[name] == nil else { return }
        update(name) { $0.description = schema.description }
        switch schema.kind {
        case .object(let object):
            if object.additional != nil, !object.properties.isEmpty { update(name) { $0.keepsUnknown = true } }
            visit(object, fieldsOf: name, below: name, direction, depth: depth)
        case .choice(let choice):
            if let key = choice.tag { update(name) { $0.tag = .key(key) } }
            for variant in choice.variants {
                let schema = schemas.schema(variant.node)
                guard let object = schema.object else { continue }
                let own = choice.tag == nil ? name : variantName(variant.tag, of: name)
                if own != name, let text = schema.description { update(own) { $0.description = text } }
                visit(object, fieldsOf: own, below: name, direction, depth: depth)
            }
        default: break
        }
    }

    /// The name that the type of a variant has.
    private func variantName(_ tag: String?, of union: String) -> String {
        let own = namer.name(for: tag ?? "", as: .type)
        return own.hasSuffix(union) ? own : namer.unreserved(own + union, as: .type)
    }

    /// - Parameters:
    ///   - model: The model that has the fields.
    ///   - base: The model from which places are named.
    private mutating func visit(
        _ object: OpenAPISchema.Object,
        fieldsOf model: String,
        below base: String,
        _ direction: SchemaSampler.Direction,
        depth: Int
    ) {
        guard depth < Self.maximumDepth else { return }
        for property in object.properties {
            let schema = schemas.schema(property.node)
            guard direction == .request ? !schema.isReadOnly : !schema.isWriteOnly else { continue }
            var field = ImportedModel.Field(key: property.key)
            field.description =
                schema.description.flatMap { schema.component == nil ? $0 : nil } ?? property.node["description"]?.words
            field.isEnum = isEnum(property.node, depth: 0)
            if field.isEnum || field.description != nil {
                update(model) { known in
                    if !known.fields.contains(where: { $0.key == field.key }) { known.fields.append(field) }
                }
            }
            guard let step = Self.step(property.key) else { continue }
            descend(
                property.node,
                base + step,
                property.key,
                isElement: false,
                parent: base,
                direction,
                depth: depth + 1
            )
        }
    }

    private mutating func descend(
        _ node: JSONNode,
        _ place: String,
        _ key: String,
        isElement: Bool,
        parent: String,
        _ direction: SchemaSampler.Direction,
        depth: Int
    ) {
        guard depth < Self.maximumDepth else { return }
        let schema = schemas.schema(node)
        switch schema.kind {
        case .string("uuid"): formats.insert(.uuid)
        case .string("date"): formats.insert(.date)
        case .array(let array):
            guard array.prefix.isEmpty, let items = array.items else { return }
            descend(items, place + "[]", key, isElement: true, parent: parent, direction, depth: depth + 1)
        case .object(let object) where object.isMap:
            guard let value = object.additional, !schemas.schema(value).isAny else { return }
            addMap(place, proposal: "\(parent) \(key)")
            descend(value, place + ".*", key, isElement: true, parent: parent, direction, depth: depth + 1)
        case .object(let object) where !object.properties.isEmpty:
            addPlace(schema, place, key, isElement: isElement, parent: parent, direction, depth: depth)
        case .choice(let choice) where isObjects(choice):
            addPlace(schema, place, key, isElement: isElement, parent: parent, direction, depth: depth)
        default: break
        }
    }

    private mutating func addPlace(
        _ schema: OpenAPISchema,
        _ place: String,
        _ key: String,
        isElement: Bool,
        parent: String,
        _ direction: SchemaSampler.Direction,
        depth: Int
    ) {
        let proposal = isElement ? namer.elementTypeName(for: key) : namer.name(for: key, as: .type)
        let name = self.name(of: schema, direction, proposal: proposal, parent: parent)
        visit(schema, name, direction, depth: depth + 1)
        if taken.insert(place).inserted { update(name) { $0.places.append(place) } }
    }

    private func isEnum(_ node: JSONNode, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let schema = schemas.schema(node)
        switch schema.kind {
        case .string:
            return schema.values.count > 1 && schema.values.count <= StringShape.maximumValues
                && schema.values.allSatisfy { ($0.stringValue?.utf8.count ?? .max) <= StringShape.maximumValueLength }
        case .array(let array): return array.items.map { isEnum($0, depth: depth + 1) } ?? false
        default: return false
        }
    }

    /// A key as a step of a place; nothing where a place can't name it.
    private static func step(_ key: String) -> String? {
        let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || "_-$@".contains($0) }
        if isPlain { return "." + key }
        return key.isEmpty || key.contains("\"]") ? nil : "[\"\(key)\"]"
    }

    // MARK: What comes of it

    /// The models, each after those from which its places are named.
    func planned() -> [ImportedModel] {
        var kept = models.mapValues { model in
            var model = model
            // The places of a root are the roots themselves and those below others.
            model.places.sort()
            return model
        }
        prune(&kept)
        return sorted(kept)
    }

    /// Takes away places that say what the key says already: `category` is called `Category` by itself.
    private func prune(_ models: inout [String: ImportedModel]) {
        var changed = true
        while changed {
            changed = false
            let parents = Set(models.values.flatMap(\.places).map(Self.root))
            for name in order {
                guard let model = models[name], !model.places.isEmpty, !parents.contains(name), model.form == nil,
                    model.tag == nil, model.places.allSatisfy({ derivedName($0) == name })
                else { continue }
                models[name]?.places = []
                changed = true
            }
        }
    }

    private func derivedName(_ place: String) -> String? {
        guard let parsed = ModelPlace(place) else { return nil }
        guard let index = parsed.steps.lastIndex(where: { if case .key = $0 { true } else { false } }),
            case .key(let key) = parsed.steps[index]
        else { return nil }
        let isElement = index < parsed.steps.count - 1
        return isElement ? namer.elementTypeName(for: key) : namer.name(for: key, as: .type)
    }

    private static func root(_ place: String) -> String { String(place.prefix { $0 != "." && $0 != "[" }) }

    private func sorted(_ models: [String: ImportedModel]) -> [ImportedModel] {
        var result: [ImportedModel] = []
        var done: Set<String> = []
        var pending = order
        while !pending.isEmpty {
            let known = done.union(roots)
            var ready = pending.filter { name in
                (models[name]?.places ?? []).allSatisfy { place in
                    let root = Self.root(place)
                    return root == name || models[root] == nil || known.contains(root)
                }
            }
            // In a circle any of them has to be the first.
            if ready.isEmpty { ready = [pending[0]] }
            for name in ready {
                done.insert(name)
                if let model = models[name] { result.append(model) }
            }
            let taken = Set(ready)
            pending.removeAll { taken.contains($0) }
        }
        return result
    }
}
