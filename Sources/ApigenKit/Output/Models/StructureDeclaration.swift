import ApigenMustache

/// A `struct` as it is declared.
struct StructureDeclaration: TemplateConvertible {
    var documentation: Documentation
    var name: String
    var conformances: String
    var properties: [PropertyDeclaration]
    var parameters: String
    var assignments: [Assignment]

    /// What the memberwise initialiser does for a property.
    struct Assignment: TemplateConvertible {
        var member: String
        var value: String

        var templateValue: TemplateValue {
            ["member": TemplateValue(member), "value": TemplateValue(value)]
        }
    }

    var templateValue: TemplateValue {
        [
            "documentation": documentation.templateValue,
            "keyword": "struct",
            "name": TemplateValue(name),
            "conformances": TemplateValue(conformances),
            "properties": properties.templateValue,
            "parameters": TemplateValue(parameters),
            "assignments": assignments.templateValue,
            "hasAssignments": TemplateValue(!assignments.isEmpty),
        ]
    }
}

extension StructureDeclaration {
    /// A structure of a schema.
    init(_ type: TypeDeclaration, _ structure: StructureType, in context: ModelContext) {
        let layout = StructureLayout(
            fields: structure.fields,
            keepsUnknown: structure.keepsUnknown,
            spelling: context.spelling
        )
        var properties = layout.slots.map { PropertyDeclaration($0, in: context) }
        var isIdentifiable = false
        if let identifier = structure.identifier, let slot = layout.slots.first(where: { $0.field.name == identifier })
        {
            isIdentifiable = identifier == "id" || !layout.slots.contains { $0.field.name == "id" }
            if isIdentifiable, identifier != "id" {
                properties.append(
                    PropertyDeclaration(
                        documentation: context.documentation(["The identity: ``\(identifier)``."], indentation: 4),
                        name: "id",
                        type: slot.type,
                        getter: slot.name
                    )
                )
            }
        }
        self.init(type, layout, properties: properties, isIdentifiable: isIdentifiable, in: context)
    }

    /// A row of a schema.
    init(_ type: TypeDeclaration, _ row: RowType, in context: ModelContext) {
        let layout = StructureLayout(fields: row.slots, spelling: context.spelling)
        let properties = layout.slots.map { PropertyDeclaration($0, in: context) }
        self.init(type, layout, properties: properties, isIdentifiable: false, in: context)
    }

    private init(
        _ type: TypeDeclaration,
        _ layout: StructureLayout,
        properties: [PropertyDeclaration],
        isIdentifiable: Bool,
        in context: ModelContext
    ) {
        documentation = context.documentation(of: type)
        name = SwiftKeyword.escaped(type.name)
        conformances = context.conformances(isIdentifiable: isIdentifiable)
        var parameters: [String] = []
        assignments = []
        for slot in layout.slots {
            let value = slot.defaultValue.map { " = " + $0 } ?? ""
            parameters.append("\(SwiftKeyword.label(slot.field.name)): \(slot.type)\(value)")
            let stored = slot.storage.map { _ in context.storage(of: slot.name) } ?? slot.name
            assignments.append(Assignment(member: slot.storage ?? slot.field.name, value: stored))
        }
        self.properties = properties
        if let unknown = layout.unknownMembers {
            let members = context.style.isPlain ? "[String: \(context.spelling.jsonValue)]" : "JSONObject"
            let empty = context.style.isPlain ? "[:]" : "JSONObject()"
            self.properties.append(
                PropertyDeclaration(
                    documentation: context.documentation(
                        ["Members that no property stands for; they are kept and written again."],
                        indentation: 4
                    ),
                    name: unknown,
                    type: members
                )
            )
            parameters.append("\(unknown): \(members) = \(empty)")
            assignments.append(Assignment(member: unknown, value: unknown))
        }
        self.properties = PropertyDeclaration.separated(self.properties)
        self.parameters = parameters.joined(separator: ", ")
    }
}

extension PropertyDeclaration {
    /// The property of a field.
    init(_ slot: StructureLayout.Slot, in context: ModelContext) {
        self.init(
            documentation: context.documentation([slot.field.description, slot.field.note], indentation: 4),
            name: slot.name,
            type: slot.type
        )
        if let name = slot.storage { storage = context.storageDeclaration(name, type: slot.type) }
    }
}
