import ApigenMustache

/// What a struct says about its coding where the compiler's own would not give the JSON that the samples have.
struct PlainStructureCoding: TemplateConvertible {
    private let name: String
    private let fields: [PlainFieldCoding]
    private let unknownMembers: String?

    init(_ type: TypeDeclaration, _ structure: StructureType, coding: PlainCoding, in context: ModelContext) {
        let layout = StructureLayout(
            fields: structure.fields,
            keepsUnknown: structure.keepsUnknown,
            spelling: context.spelling
        )
        name = SwiftKeyword.escaped(type.name)
        fields = layout.slots.map { PlainFieldCoding($0, coding: coding, in: context) }
        unknownMembers = layout.unknownMembers
    }

    private var decodesItself: Bool { unknownMembers != nil || fields.contains(where: \.needsDecoding) }
    private var encodesItself: Bool { unknownMembers != nil || fields.contains(where: \.needsEncoding) }
    private var namesKeys: Bool { decodesItself || encodesItself || fields.contains { !$0.keyIsName } }

    /// Whether anything is to be said.
    var isNeeded: Bool { namesKeys }

    var templateValue: TemplateValue {
        [
            "typeName": TemplateValue(name),
            "fields": fields.templateValue,
            "namesKeys": TemplateValue(namesKeys && !fields.isEmpty),
            "decodesItself": TemplateValue(decodesItself),
            "encodesItself": TemplateValue(encodesItself),
            "unknownMembers": TemplateValue(unknownMembers),
            "listsKeys": TemplateValue(unknownMembers != nil),
        ]
    }
}

/// What a row says about its coding.
struct PlainRowCoding: TemplateConvertible {
    private let name: String
    private let fields: [PlainFieldCoding]

    init(_ type: TypeDeclaration, _ row: RowType, coding: PlainCoding, in context: ModelContext) {
        let layout = StructureLayout(fields: row.slots, spelling: context.spelling)
        name = SwiftKeyword.escaped(type.name)
        fields = layout.slots.map { PlainFieldCoding($0, coding: coding, in: context) }
    }

    var templateValue: TemplateValue {
        ["typeName": TemplateValue(name), "fields": fields.templateValue]
    }
}

/// How a field passes through a container.
struct PlainFieldCoding: TemplateConvertible {
    private let slot: StructureLayout.Slot
    private let coding: PlainCoding
    private let context: ModelContext

    init(_ slot: StructureLayout.Slot, coding: PlainCoding, in context: ModelContext) {
        self.slot = slot
        self.coding = coding
        self.context = context
    }

    private var field: Field { slot.field }
    var keyIsName: Bool { field.key == field.name && slot.storage == nil }

    var needsDecoding: Bool {
        slot.storage != nil || field.isLossy || field.absence == .distinct || coding.isMappedInDecoding(field.type)
    }

    var needsEncoding: Bool {
        slot.storage != nil || field.absence == .distinct || field.absence == .null
            || coding.isMappedInEncoding(field.type)
    }

    var templateValue: TemplateValue {
        let rawValue = field.key == field.name ? nil : SwiftLiteral.string(field.key)
        return [
            "name": TemplateValue(slot.name),
            "rawValue": TemplateValue(rawValue),
            "member": TemplateValue(slot.storage ?? field.name),
            "keyMember": TemplateValue(field.name),
            "decoded": TemplateValue(decoded),
            "slotValue": TemplateValue(slotValue),
            "wholeValue": TemplateValue(
                "try " + coding.decoded("container.decode(\(coding.wireType(field.type)).self)", field.type)
            ),
            "isDistinct": TemplateValue(field.absence == .distinct),
            "binding": TemplateValue(binding),
            "encode": TemplateValue(field.absence == .omitted ? "encodeIfPresent" : "encode"),
            "encoded": TemplateValue(encoded),
        ]
    }

    private var binding: String {
        slot.reference.hasPrefix("self.") ? "\(slot.local) = \(slot.reference)" : slot.local
    }

    private var decoded: String {
        let key = "forKey: .\(field.name)"
        let type = field.type
        let text: String
        if field.absence == .distinct {
            let value = coding.decoded("container.decode(\(coding.wireType(type)).self, \(key))", type)
            return "try container.contains(.\(field.name)) ? .some(\(value)) : nil"
        } else if type.isOptional {
            let wire = coding.wireType(type.unwrapped, isLossy: field.isLossy)
            text = coding.decoded("container.decodeIfPresent(\(wire).self, \(key))", type, isLossy: field.isLossy)
        } else {
            let wire = coding.wireType(type, isLossy: field.isLossy)
            text = coding.decoded("container.decode(\(wire).self, \(key))", type, isLossy: field.isLossy)
        }
        return "try " + (slot.storage == nil ? text : context.storage(of: text))
    }

    private var slotValue: String {
        let type = field.type
        let call = type.isOptional ? "decodeIfPresent" : "decode"
        let text = coding.decoded("container.\(call)(\(coding.wireType(type.unwrapped)).self)", type)
        return "try " + (slot.storage == nil ? text : context.storage(of: text))
    }

    private var encoded: String {
        coding.encoded(field.absence == .distinct ? slot.local : slot.reference, field.type)
    }
}
