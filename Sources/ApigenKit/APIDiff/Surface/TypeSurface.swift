import ApigenJSON

/// A declared type as code sees it.
struct TypeSurface: Sendable {
    /// What is declared.
    enum Form: String, Sendable {
        case structure = "a struct"
        case row = "a struct that is coded as an array"
        case openEnum = "an open enum"
        case choice = "an enum of several kinds of value"
        case union = "an enum of objects told apart by a tag"
        case parameterEnum = "an enum of a parameter's values"
    }

    /// A property.
    struct Property: Sendable {
        /// The name, without back-ticks.
        var name: String
        /// The type, as it is spelled.
        var type: String
        /// The key in JSON; nothing where the property is not coded by itself.
        var key: String?
        /// How it is coded, in words that differ where coding does.
        var coding = ""
        var documentation = ""
    }

    /// A case.
    struct Case: Sendable {
        /// The name, without back-ticks.
        var name: String
        /// The associated value's type in parentheses, or nothing.
        var payload: String
        /// What it stands for in JSON.
        var values: [String]
    }

    var name: String
    var form: Form
    var conformances: [String] = []
    var properties: [Property] = []
    /// The parameters of the memberwise initialiser.
    var parameters: [ParameterSurface] = []
    var cases: [Case] = []
    var documentation = ""
}

extension TypeSurface {
    /// A type of a schema.
    init(_ id: TypeID, in context: ModelContext) {
        let type = context.schema[id]
        switch type.kind {
        case .structure(let structure):
            let layout = StructureLayout(
                fields: structure.fields,
                keepsUnknown: structure.keepsUnknown,
                spelling: context.spelling
            )
            self.init(type, .structure, StructureDeclaration(type, structure, in: context), layout)
        case .row(let row):
            let layout = StructureLayout(fields: row.slots, spelling: context.spelling)
            self.init(type, .row, StructureDeclaration(type, row, in: context), layout)
        case .enumeration(let enumeration):
            let declaration = EnumDeclaration(type, enumeration, in: context)
            self.init(type, .openEnum, declaration, values: enumeration.cases.map { [$0.value] })
        case .choice(let choice):
            let declaration = EnumDeclaration(type, id: id, choice, in: context)
            self.init(type, .choice, declaration, values: choice.alternatives.map { [$0.kind.rawValue] })
        case .taggedUnion(let union):
            let declaration = EnumDeclaration(type, id: id, union, in: context)
            self.init(type, .union, declaration, values: union.variants.map(\.tags))
        }
    }

    private init(
        _ type: TypeDeclaration,
        _ form: Form,
        _ declaration: StructureDeclaration,
        _ layout: StructureLayout
    ) {
        self.init(name: type.name, form: form)
        conformances = Self.names(declaration.conformances)
        documentation = Self.documentation(type)
        let slots = Dictionary(layout.slots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        properties = declaration.properties.map { property in
            let name = property.name.filter { $0 != "`" }
            var surface = Property(name: name, type: property.type)
            guard let slot = slots[property.name], property.getter == nil else { return surface }
            let field = slot.field
            surface.key = form == .row ? nil : field.key
            surface.coding = field.codingSummary
            surface.documentation = [field.description, field.note].compactMap(\.self).joined(separator: " ")
            return surface
        }
        parameters = layout.slots.map { slot in
            ParameterSurface(label: slot.field.name, type: slot.type, defaultValue: slot.defaultValue)
        }
        if let unknown = layout.unknownMembers, let type = declaration.properties.last?.type {
            parameters.append(ParameterSurface(label: unknown, type: type, defaultValue: "\(type)()"))
        }
    }

    private init(_ type: TypeDeclaration, _ form: Form, _ declaration: EnumDeclaration, values: [[String]]) {
        self.init(name: type.name, form: form)
        conformances = Self.names(declaration.conformances)
        documentation = Self.documentation(type)
        // The case for what is unknown comes last, and stands for no value.
        cases = declaration.cases.enumerated().map { index, item in
            Case(name: item.name, payload: item.payload, values: index < values.count ? values[index] : [])
        }
    }

    /// The enum of a parameter's values.
    init(_ enumeration: ParameterEnum, in apiName: String) {
        self.init(name: "\(apiName).\(enumeration.name)", form: .parameterEnum)
        cases = zip(enumeration.cases, enumeration.values).map { name, value in
            let text = value.stringValue ?? value.description
            return Case(name: name, payload: "", values: [text])
        }
    }

    private static func names(_ conformances: String) -> [String] {
        conformances.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    private static func documentation(_ type: TypeDeclaration) -> String {
        [type.description, type.origin].compactMap(\.self).joined(separator: "\n")
    }
}

extension Field {
    /// How the field is coded, besides its key and what its Swift type says: differs where that does.
    fileprivate var codingSummary: String {
        var parts: [String] = []
        switch absence {
        case .never: break
        case .null: parts.append("nil is written as null")
        case .omitted: parts.append("nil is left out")
        case .distinct: parts.append("null and absent are kept apart")
        }
        if isLossy { parts.append("elements that don't decode are dropped") }
        if case .dateTime(let style) = type.innermost { parts.append("dates are written as \(style.example)") }
        return parts.joined(separator: ", ")
    }
}

extension JSONTimestamp.Style {
    /// A date-time in the style.
    fileprivate var example: String {
        let fraction = fractionDigits > 0 ? "." + String(repeating: "0", count: fractionDigits) : ""
        let sign = offset < 0 ? "-" : "+"
        let parts = [abs(offset) / 60, abs(offset) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let zoneText =
            switch zone {
            case .utc: "Z"
            case .colon: sign + parts.joined(separator: ":")
            case .basic: sign + parts.joined()
            case .missing: ""
            }
        return "2024-05-01\(hasSpace ? " " : "T")08:30:00\(fraction)\(zoneText)"
    }
}
