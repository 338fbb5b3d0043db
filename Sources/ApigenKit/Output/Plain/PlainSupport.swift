import ApigenMustache

/// The code that a file without the runtime carries for its models: only what they need, under names of its own.
struct PlainSupport: TemplateConvertible {
    let timestamp: String
    let lossyList: String
    let key: String
    let jsonValue: String
    let needsTimestamp: Bool
    let needsLossyList: Bool
    let needsKey: Bool
    let needsJSONValue: Bool

    init(prefix: String, roots: [RootType], in context: ModelContext) {
        func name(_ suffix: String) -> String {
            SwiftIdentifier.unique(prefix + suffix, suffix: "Type") { name in
                context.schema.types.contains { $0.name == name }
            }
        }
        timestamp = name("Timestamp")
        lossyList = name("LossyList")
        key = name("Key")
        jsonValue = context.spelling.jsonValue
        var uses = Uses()
        for root in roots { uses.add(root.type) }
        for type in context.schema.types { uses.add(type.kind) }
        needsTimestamp = uses.dates
        needsLossyList = uses.lossyLists
        needsKey = uses.keys
        needsJSONValue = uses.jsonValues
    }

    var templateValue: TemplateValue {
        [
            "timestamp": TemplateValue(timestamp),
            "lossyList": TemplateValue(lossyList),
            "key": TemplateValue(key),
            "jsonValue": TemplateValue(jsonValue),
            "needsTimestamp": TemplateValue(needsTimestamp),
            "needsLossyList": TemplateValue(needsLossyList),
            "needsKey": TemplateValue(needsKey),
            "needsJSONValue": TemplateValue(needsJSONValue),
        ]
    }

    /// What the models of a schema use.
    private struct Uses {
        var dates = false
        var lossyLists = false
        var keys = false
        var jsonValues = false

        mutating func add(_ type: TypeReference) {
            switch type.innermost {
            case .dateTime: dates = true
            case .json: jsonValues = true
            default: break
            }
        }

        mutating func add(_ kind: TypeDeclaration.Kind) {
            switch kind {
            case .structure(let structure):
                for field in structure.fields {
                    add(field.type)
                    if field.isLossy { lossyLists = true }
                }
                if structure.keepsUnknown {
                    keys = true
                    jsonValues = true
                }
            case .row(let row):
                for slot in row.slots { add(slot.type) }
            case .choice(let choice):
                for alternative in choice.alternatives { add(alternative.type) }
            case .taggedUnion(let union):
                for variant in union.variants { add(variant.type) }
                keys = true
                jsonValues = true
            case .enumeration: break
            }
        }
    }
}
