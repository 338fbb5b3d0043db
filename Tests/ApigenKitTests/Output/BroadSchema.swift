import ApigenJSON

@testable import ApigenKit

/// A schema with every kind of type and with names that generated code could stumble over.
enum BroadSchema {
    static let milliseconds = JSONTimestamp.Style(fractionDigits: 3)
    static let berlin = JSONTimestamp.Style(zone: .colon, offset: 120)

    static let schema = Schema(types: [
        structure("Account", accountFields, identifier: "login", keepsUnknown: true),
        structure("Node", nodeFields, identifier: "id"),
        TypeDeclaration(name: "Status", kind: .enumeration(status), description: "How an account stands."),
        TypeDeclaration(name: "Flexible", kind: .choice(flexible)),
        TypeDeclaration(name: "Event", kind: .taggedUnion(event)),
        structure("PushEvent", [Field("type", .string), Field("commits", .array(.named(TypeID(6))))]),
        structure("Commit", [Field("sha", .string), Field("at", .dateTime(milliseconds))]),
        structure("WatchEvent", [Field("type", .string), Field("cause", .named(TypeID(4)))]),
        TypeDeclaration(name: "Candle", kind: .row(candle)),
        structure("Awkward", awkwardFields),
        structure("Empty", []),
        TypeDeclaration(
            name: "AnythingGoes",
            kind: .choice(ChoiceType(alternatives: everyKind)),
            origin: "Inferred from a file */ with \"odd\" \\(name)\nin two lines"
        ),
    ])

    /// The schema's types, each under its own name.
    static let types = schema.types.indices.map { TypeID($0) }

    private static let accountFields = [
        Field("id", .int),
        Field("login", .string),
        Field("ratio", .double, description: "How much of it.\nBetween 0 and 1 */ \\(x) \"\"\""),
        Field("big", .uint64),
        Field("price", .decimal),
        Field("huge", .number),
        Field("created_at", name: "createdAt", .dateTime(.standard)),
        Field("updated_at", name: "updatedAt", .dateTime(milliseconds), .omitted),
        Field("seen", .array(.optional(.dateTime(berlin))), .null),
        Field("days", .map(.array(.dateTime(milliseconds)))),
        Field("birthday", .date, .omitted),
        Field("token", .uuid, note: "Always in lower case."),
        Field("tokens", .array(.uuid), .omitted),
        Field("avatar_url", name: "avatarURL", .url, .null),
        Field("status", .named(TypeID(2))),
        Field("previous", .named(TypeID(2)), .omitted),
        Field("node", .named(TypeID(1)), .null),
        Field("nick", .string, .distinct),
        Field("left", .dateTime(.standard), .distinct),
        Field("extra", .json, .null),
        Field("anything", .json),
        Field("labels", .map(.string)),
        Field("flexible", .array(.named(TypeID(3)))),
        Field("events", .array(.named(TypeID(4))), .omitted, isLossy: true),
        Field("candles", .array(.named(TypeID(8)))),
        Field("any", .named(TypeID(11))),
        Field("awkward", .named(TypeID(9))),
        Field("empty", .named(TypeID(10)), .null),
    ]

    private static let nodeFields = [
        Field("id", .int),
        Field("parent", .named(TypeID(1)), .omitted, isIndirect: true),
        Field("mirror", .named(TypeID(1)), .null, isIndirect: true),
        Field("children", .array(.named(TypeID(1)))),
    ]

    private static let status = EnumerationType(cases: [
        EnumerationType.Case(name: "active", value: "active"),
        EnumerationType.Case(name: "inProgress", value: "in \"progress\""),
        EnumerationType.Case(name: "default", value: "default"),
    ])

    private static let flexible = ChoiceType(alternatives: [
        ChoiceType.Alternative(name: "int", kind: .number, type: .int),
        ChoiceType.Alternative(name: "date", kind: .string, type: .dateTime(milliseconds)),
    ])

    private static let event = TaggedUnionType(
        tagKey: "type",
        variants: [
            TaggedUnionType.Variant(name: "push", tags: ["push", "force-push"], type: .named(TypeID(5))),
            TaggedUnionType.Variant(name: "watch", tags: ["watch"], type: .named(TypeID(7))),
        ]
    )

    private static let candle = RowType(slots: [
        Field("", name: "time", .dateTime(.standard)),
        Field("", name: "open", .double),
        Field("", name: "close", .double, .null),
        Field("", name: "index", .int),
    ])

    private static let everyKind = [
        ChoiceType.Alternative(name: "missing", kind: .null, type: .json),
        ChoiceType.Alternative(name: "flag", kind: .bool, type: .bool),
        ChoiceType.Alternative(name: "number", kind: .number, type: .double),
        ChoiceType.Alternative(name: "text", kind: .string, type: .string),
        ChoiceType.Alternative(name: "list", kind: .array, type: .array(.int)),
        ChoiceType.Alternative(name: "node", kind: .object, type: .named(TypeID(1))),
    ]

    /// Fields named like what generated code uses, and like keywords.
    private static let awkwardFields: [Field] = {
        let names = [
            "json", "reader", "keys", "jsonKeys", "cursor", "object", "index", "error", "data", "date", "url", "none",
            "default", "in", "class", "unknown", "value", "container", "encoder", "decoder", "key", "type", "member",
            "rawValue", "hash", "description", "encode", "write", "String", "int", "sample", "indexValue", "some",
            "stringValue", "intValue", "switch", "writer", "text", "codingKeys", "storage", "jsonValue",
        ]
        let absences: [Field.Absence] = [.never, .omitted, .null, .distinct]
        return names.enumerated().map { index, name in
            let property = name == "String" ? "string" : name
            return Field(name == "in" ? "odd \"key\"\\(name)\n" : name, name: property, .int, absences[index % 4])
        }
    }()

    static func structure(
        _ name: String,
        _ fields: [Field],
        identifier: String? = nil,
        keepsUnknown: Bool = false
    ) -> TypeDeclaration {
        var structure = StructureType(fields: fields)
        structure.identifier = identifier
        structure.keepsUnknown = keepsUnknown
        return TypeDeclaration(
            name: name,
            kind: .structure(structure),
            origin: "Inferred from \(name).json (3 objects)."
        )
    }
}

extension Field {
    /// A field whose type is made optional where it may be absent or null.
    init(
        _ key: String,
        name: String? = nil,
        _ type: TypeReference,
        _ absence: Absence = .never,
        isIndirect: Bool = false,
        isLossy: Bool = false,
        description: String? = nil,
        note: String? = nil
    ) {
        self.init(
            key: key,
            name: name ?? key,
            type: absence == .never ? type : .optional(type),
            absence: absence
        )
        self.isIndirect = isIndirect
        self.isLossy = isLossy
        self.description = description
        self.note = note
    }
}
