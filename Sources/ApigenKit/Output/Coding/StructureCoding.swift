import ApigenMustache

/// How an object is read into a struct and written from it.
struct StructureCoding: TemplateConvertible {
    var name: String
    var keys: KeyList
    var fields: [FieldCoding]
    var unknownMembers: String?

    /// With more fields, they are read into a type of their own: optimising a loop over so many local variables takes
    /// a time that grows with the square of their number (measured: 100 fields 19 s, and 2 s with such a type).
    private static let localFields = 12

    var templateValue: TemplateValue {
        [
            "typeName": TemplateValue(name),
            "keys": TemplateValue(keys.arguments),
            "keyLines": .list(keys.lines.map { TemplateValue($0) }),
            "fields": fields.templateValue,
            "isWide": TemplateValue(fields.count > Self.localFields),
            "unknownMembers": TemplateValue(unknownMembers),
            "arguments": TemplateValue(arguments),
        ]
    }

    /// The arguments of the memberwise initialiser.
    ///
    /// Properties that are set one by one, with faults thrown in between, make the compiler copy the whole value at the
    /// end and destroy the first one.
    private var arguments: String {
        let arguments = fields.map(\.argument) + [unknownMembers.map { "\($0): unknown" }].compactMap(\.self)
        return arguments.joined(separator: ", ")
    }

    init(_ type: TypeDeclaration, _ structure: StructureType, in context: ModelContext) {
        let layout = StructureLayout(
            fields: structure.fields,
            keepsUnknown: structure.keepsUnknown,
            spelling: context.spelling
        )
        name = SwiftKeyword.escaped(type.name)
        keys = KeyList(structure.fields.map(\.key))
        fields = layout.slots.enumerated().map { FieldCoding($1, index: $0, in: context) }
        unknownMembers = layout.unknownMembers
    }
}

/// How an array is read into a row and written from it.
struct RowCoding: TemplateConvertible {
    var name: String
    var fields: [FieldCoding]

    var templateValue: TemplateValue {
        ["typeName": TemplateValue(name), "fields": fields.templateValue]
    }

    init(_ type: TypeDeclaration, _ row: RowType, in context: ModelContext) {
        let layout = StructureLayout(fields: row.slots, spelling: context.spelling)
        name = SwiftKeyword.escaped(type.name)
        fields = layout.slots.enumerated().map { FieldCoding($1, index: $0, in: context) }
    }
}

/// How a field is read and written.
struct FieldCoding: TemplateConvertible {
    private let slot: StructureLayout.Slot
    private let index: Int
    private let read: String
    private let timestampStyle: String?
    private let context: ModelContext

    init(_ slot: StructureLayout.Slot, index: Int, in context: ModelContext) {
        let coding = DirectCoding(spelling: context.spelling)
        self.slot = slot
        self.index = index
        self.context = context
        read = coding.read(slot)
        timestampStyle = coding.timestampStyle(of: slot.field.type)
    }

    var templateValue: TemplateValue {
        let field = slot.field
        var slotValue = "try " + read
        if slot.storage != nil { slotValue = "try " + context.storage(of: read) }
        let isOmitted = field.absence == .omitted || field.absence == .distinct
        return [
            "index": TemplateValue(String(index)),
            "local": TemplateValue(slot.local),
            "localType": TemplateValue(isRequired ? slot.type + "?" : slot.type),
            "name": TemplateValue(slot.name),
            "nameLiteral": TemplateValue(SwiftLiteral.string(field.name)),
            "member": TemplateValue(slot.storage ?? field.name),
            "read": TemplateValue("try " + read),
            "wideValue": TemplateValue(value("fields." + field.name)),
            "slotValue": TemplateValue(slotValue),
            "isOmitted": TemplateValue(isOmitted),
            "reference": TemplateValue(slot.reference),
            "timestampStyle": TemplateValue(timestampStyle),
        ]
    }

    /// The field as an argument of the memberwise initialiser.
    var argument: String {
        "\(SwiftKeyword.argument(slot.field.name)): \(isRequired ? "try " : "")\(required(slot.local))"
    }

    private var isRequired: Bool { !slot.field.type.isOptional }

    /// What was read, where a field must be there.
    private func required(_ found: String) -> String {
        isRequired ? "cursor.require(\(found), \(index))" : found
    }

    /// The value of the property, from what was read.
    private func value(_ found: String) -> String {
        let value = required(found)
        return (isRequired ? "try " : "") + (slot.storage == nil ? value : context.storage(of: value))
    }
}
