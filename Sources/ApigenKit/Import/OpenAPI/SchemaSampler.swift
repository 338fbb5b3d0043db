import ApigenJSON

/// Makes samples up for a schema, so that what is inferred from them is what the schema says.
///
/// Each place of a schema is shown in all its ways: an object with everything and with what is required only, each
/// value of an enum, each variant, `null` where it may stand. Nothing is random: the same document gives the same
/// samples.
struct SchemaSampler {
    /// Whether requests or answers are shown: some properties are for one of them only.
    enum Direction: Hashable {
        case request
        case response
    }

    private let schemas: OpenAPISchemas
    private let direction: Direction
    /// How often each place was shown; a place is a node of the document, so all uses of a component share those in it,
    /// and what one body has shown of a component no other one needs to show again.
    private var visits: [Int: Int] = [:]
    /// The places that were met in the current series and not shown in all their ways yet.
    private var open: Set<Int> = []
    /// Optional properties below which everything was shown.
    private var settled: Set<Int> = []
    /// How often a place was left open, or a new way was shown: tells whether anything happened in between.
    private var openings = 0
    private var progress = 0
    private var stack: [Int] = []
    private var budget = 0

    private static let maximumSamples = 500
    private static let valuesInSample = 1000
    private static let fullDepth = 6
    private static let maximumDepth = 24

    init(_ schemas: OpenAPISchemas, direction: Direction) {
        self.schemas = schemas
        self.direction = direction
    }

    /// Samples of a schema; the first is the fullest.
    mutating func samples(of node: JSONNode) -> [JSONValue] {
        let schema = schemas.schema(node)
        if case .array(let array) = schema.kind, array.prefix.isEmpty, let items = array.items {
            // A list shows all of it in one sample.
            return [.array(series(of: items, atLeast: 2))] + (schema.isNullable ? [.null] : [])
        }
        return series(of: node, atLeast: 1) + (schema.isNullable ? [.null] : [])
    }

    /// Values of a schema until everything below it was shown.
    private mutating func series(of node: JSONNode, atLeast minimum: Int) -> [JSONValue] {
        var values: [JSONValue] = []
        var idle = 0
        open = []
        while values.count < minimum || (!open.isEmpty && idle < 80 && values.count < Self.maximumSamples) {
            let before = progress
            // Those after the first show only what is new, and may go further for it.
            budget = values.isEmpty ? Self.valuesInSample : 4 * Self.valuesInSample
            // The first shows everything, whatever others have shown.
            if values.isEmpty { settled = [] }
            values.append(value(node, key: "", depth: 0))
            idle = progress > before ? 0 : idle + 1
        }
        var seen: Set<JSONValue> = []
        return minimum > 1 ? values : values.filter { seen.insert($0).inserted }
    }

    // MARK: Values

    private mutating func value(_ node: JSONNode, key: String, depth: Int) -> JSONValue {
        let schema = schemas.schema(node)
        budget -= 1
        // A document may be made to explode; what is lost then is detail.
        let isCut = budget < -Self.valuesInSample
        if !schema.values.isEmpty { return schema.values[next(node, of: schema.values.count) % schema.values.count] }
        switch schema.kind {
        case .object(let object):
            if isCut { return [:] }
            return self.object(object, schema, at: node, depth: depth)
        case .array(let array):
            if isCut { return [] }
            return self.array(array, key: key, depth: depth)
        case .choice(let choice):
            if isCut || depth > Self.maximumDepth { return .null }
            return variant(choice, at: node, key: key, depth: depth)
        case .any, .null: return schema.examples.first ?? .null
        case .string, .integer, .number, .boolean:
            let count = next(node, of: 1)
            let examples = schema.examples.compactMap { SchemaFit.fitted($0, to: node, schemas) }
            if count < examples.count { return examples[count] }
            return ScalarSample.value(of: schema, key: key, number: count)
        }
    }

    /// How often a place was shown before, which is to be shown in as many ways.
    private mutating func next(_ node: JSONNode, of ways: Int) -> Int {
        let count = visits[node.offset, default: 0]
        visits[node.offset] = count + 1
        if count < ways { progress += 1 }
        if count + 1 >= ways {
            open.remove(node.offset)
        } else {
            leaveOpen(node)
        }
        return count
    }

    private mutating func leaveOpen(_ node: JSONNode) {
        open.insert(node.offset)
        openings += 1
    }

    private mutating func variant(_ choice: OpenAPISchema.Choice, at node: JSONNode, key: String, depth: Int)
        -> JSONValue
    {
        let identity = schemas.schema(node).identity
        // Within itself the simplest variant ends it.
        let index = stack.contains(identity) ? simplest(choice) : nextVariant(of: choice, at: node)
        stack.append(identity)
        defer { stack.removeLast() }
        let variant = choice.variants[index]
        let value = self.value(variant.node, key: key, depth: depth + 1)
        guard let tagKey = choice.tag, let tag = variant.tag, case .object(var object) = value else { return value }
        object[tagKey] = .string(tag)
        return .object(object)
    }

    /// The variants in turn; once each was shown, those first of which there is more to show.
    private mutating func nextVariant(of choice: OpenAPISchema.Choice, at node: JSONNode) -> Int {
        let count = choice.variants.count
        let turn = next(node, of: count)
        guard turn >= count else { return turn % count }
        let order = (turn..<turn + count).map { $0 % count }
        return order.first { open.contains(choice.variants[$0].node.offset) } ?? turn % count
    }

    /// The variant that needs the fewest values with values of their own.
    private func simplest(_ choice: OpenAPISchema.Choice) -> Int {
        func weight(_ variant: OpenAPISchema.Choice.Variant) -> Int {
            guard let object = schemas.schema(variant.node).object else { return 0 }
            return object.properties.count { property in
                guard object.required.contains(property.key) else { return false }
                switch schemas.schema(property.node).kind {
                case .object, .array, .choice: return true
                default: return false
                }
            }
        }
        return choice.variants.indices.min { weight(choice.variants[$0]) < weight(choice.variants[$1]) } ?? 0
    }

    private mutating func array(_ array: OpenAPISchema.Array, key: String, depth: Int) -> JSONValue {
        if !array.prefix.isEmpty { return .array(array.prefix.map { value($0, key: key, depth: depth + 1) }) }
        guard let items = array.items, !isTooDeep(items, depth: depth) else { return [] }
        let item = schemas.schema(items)
        // Of elements that may be anything, none tells as much as one does.
        if item.isAny { return [] }
        // Values of an enum are short: more of them fit.
        let count = budget < 0 ? 1 : min(array.maximum ?? 2, item.values.count > 2 ? 4 : 2)
        return .array(
            (0..<max(count, 0)).map { index in
                if item.isNullable, index == 1 { return .null }
                return value(items, key: key, depth: depth + 1)
            }
        )
    }

    // MARK: Objects

    /// How much of an object is shown.
    private enum Extent {
        case everything
        /// What is required; where nothing is, one property, the first or the second.
        case required(spare: Int)
    }

    private mutating func object(
        _ object: OpenAPISchema.Object,
        _ schema: OpenAPISchema,
        at node: JSONNode,
        depth: Int
    ) -> JSONValue {
        let properties = object.properties.filter { isShown($0.node) }
        let hasChoice = properties.contains { !object.required.contains($0.key) || schemas.schema($0.node).isNullable }
        let isBare = !properties.contains { object.required.contains($0.key) }
        let visit = next(node, of: hasChoice && isBare ? 4 : 3)
        if visit == 0, depth <= Self.fullDepth, let example = example(of: schema, at: node) { return example }
        var extent = Extent.everything
        if visit == 1 { extent = .required(spare: 0) }
        if visit == 3, isBare { extent = .required(spare: 1) }
        // What stands below the properties that are left out may not have been shown yet.
        if case .required = extent { openings += 1 }
        if depth > Self.fullDepth || budget < 0 {
            // What there is no room for is shown another time, where it stands nearer to the root.
            if case .everything = extent, budget < 0 { openings += 1 }
            extent = .required(spare: 0)
        }
        stack.append(schema.identity)
        defer { stack.removeLast() }
        var result = JSONObject()
        for (index, property) in properties.enumerated() {
            let isRequired = object.required.contains(property.key)
            if let value = value(of: property, isRequired: isRequired, index: index, isBare, extent, depth: depth) {
                result[property.key] = value
            }
        }
        addOthers(of: object, to: &result, depth: depth)
        return .object(result)
    }

    /// The first example that is what the schema says.
    private func example(of schema: OpenAPISchema, at node: JSONNode) -> JSONValue? {
        schema.examples.lazy.compactMap { SchemaFit.fitted($0, to: node, schemas) }.first
    }

    /// The value of a property; nothing where it is left out this time.
    private mutating func value(
        of property: (key: String, node: JSONNode),
        isRequired: Bool,
        index: Int,
        _ isBare: Bool,
        _ extent: Extent,
        depth: Int
    ) -> JSONValue? {
        let schema = schemas.schema(property.node)
        let isTooDeep = isTooDeep(property.node, depth: depth)
        switch extent {
        case .everything:
            if !isRequired, isTooDeep || settled.contains(property.node.offset) { return nil }
        case .required(let spare):
            if !isRequired {
                guard isBare, index == spare, !isTooDeep else { return nil }
            } else if schema.isNullable {
                return .null
            }
        }
        if isTooDeep { return schema.isNullable ? .null : [:] }
        let before = openings
        let result = value(property.node, key: property.key, depth: depth + 1)
        if !isRequired {
            if openings == before {
                settled.insert(property.node.offset)
                open.remove(property.node.offset)
            } else {
                leaveOpen(property.node)
            }
        }
        return result
    }

    /// What stands under keys that are data. Keys that are numbers can't be taken for names of fields.
    private mutating func addOthers(of object: OpenAPISchema.Object, to result: inout JSONObject, depth: Int) {
        guard object.properties.isEmpty, let additional = object.additional,
            !schemas.schema(additional).isAny, !isTooDeep(additional, depth: depth)
        else { return }
        for key in ["1001", "1002"] { result[key] = value(additional, key: "value", depth: depth + 1) }
    }

    /// Whether a property stands in the bodies that are shown.
    private func isShown(_ node: JSONNode) -> Bool {
        let schema = schemas.schema(node)
        return direction == .request ? !schema.isReadOnly : !schema.isWriteOnly
    }

    /// Whether a value would repeat what it stands in for the second time, or nests without end.
    private func isTooDeep(_ node: JSONNode, depth: Int) -> Bool {
        guard depth < Self.maximumDepth else { return true }
        let schema = schemas.schema(node)
        switch schema.kind {
        case .object, .choice: break
        default: return false
        }
        return stack.count { $0 == schema.identity } >= 2
    }
}
