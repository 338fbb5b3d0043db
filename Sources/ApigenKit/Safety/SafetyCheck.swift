import ApigenJSON

/// The law of relative safety, checked: every sample decodes into the types that were made from it, and is written
/// again with the same meaning.
///
/// It interprets the schema over the sample, value by value, as the generated code would; nothing is compiled and no
/// tree is built.
package struct SafetyCheck {
    private let schema: Schema
    private var reader: JSONReader
    /// The faults found; at most ``maximumFaults`` of each kind.
    package private(set) var faults: [SafetyFault] = []
    private var counts: [SafetyFault.Kind: Int] = [:]

    private let maximumFaults: Int

    /// Checks one sample against the type of its root.
    ///
    /// - Parameter maximumFaults: How many faults of each kind are kept.
    /// - Throws: ``JSONError`` where the sample is no JSON.
    package static func faults(
        in bytes: some Sequence<UInt8>,
        of type: TypeReference,
        in schema: Schema,
        maximumFaults: Int = 20
    ) throws -> [SafetyFault] {
        var check = SafetyCheck(schema: schema, reader: JSONReader(bytes), maximumFaults: maximumFaults)
        try check.check(type)
        try check.reader.finish()
        return check.faults
    }

    private init(schema: Schema, reader: JSONReader, maximumFaults: Int) {
        self.schema = schema
        self.reader = reader
        self.maximumFaults = maximumFaults
    }

    private mutating func report(
        _ kind: SafetyFault.Kind,
        _ message: String,
        at offset: Int,
        missingKey: String? = nil,
        mismatch: SafetyFault.Mismatch? = nil
    ) {
        counts[kind, default: 0] += 1
        guard counts[kind, default: 0] <= maximumFaults else { return }
        let fault = SafetyFault(
            kind: kind,
            message: message,
            offset: offset,
            missingKey: missingKey,
            mismatch: mismatch
        )
        faults.append(fault)
    }

    /// Reports a value of the wrong kind and reads past it.
    private mutating func reject(_ expected: String) throws {
        let found = try reader.peek().rawValue
        let mismatch = SafetyFault.Mismatch(expected: expected, found: found)
        report(.rejected, "expected \(expected), found \(found)", at: reader.position, mismatch: mismatch)
        try reader.skipValue()
    }

    // MARK: Values

    private mutating func check(_ type: TypeReference) throws {
        let kind = try reader.peek()
        switch type {
        case .json: try reader.skipValue()
        case .optional(let wrapped): try kind == .null ? reader.skipValue() : check(wrapped)
        case .bool: try kind == .bool ? reader.skipValue() : reject("Boolean")
        case .int, .uint64, .double, .decimal, .number: try kind == .number ? checkNumber(type) : reject("number")
        case .string: try kind == .string ? reader.skipValue() : reject("string")
        case .dateTime, .date, .uuid, .url: try kind == .string ? checkText(type) : reject("string")
        case .array(let element):
            guard kind == .array else { return try reject("array") }
            try reader.beginArray()
            while try reader.nextElement() { try check(element) }
        case .map(let value):
            guard kind == .object else { return try reject("object") }
            try reader.beginObject()
            while try reader.nextKey() != nil { try check(value) }
        case .named(let id): try check(schema[id], kind)
        }
    }

    private mutating func checkNumber(_ type: TypeReference) throws {
        let start = reader.position
        let number = try reader.readNumber()
        switch type {
        case .int where number.int == nil, .uint64 where number.uint64 == nil, .double where number.double == nil:
            report(.rejected, "the number \(number.literal) does not fit", at: start)
        case .double where !number.isExactInDouble, .decimal where !number.isExactInDecimal:
            report(.changed, "the number \(number.literal) would lose digits", at: start)
        default: break
        }
    }

    private mutating func checkText(_ type: TypeReference) throws {
        let start = reader.position
        let text = try reader.readString()
        switch type {
        case .dateTime(let style):
            guard let timestamp = JSONTimestamp(text, allowsMissingZone: true) else {
                return report(.rejected, "expected a date-time (RFC 3339), found \(text.quoted)", at: start)
            }
            if !timestamp.isExactInDate {
                report(.changed, "the date-time \(text.quoted) is finer than a Date keeps", at: start)
            } else if timestamp.style != style {
                report(.tolerated, "the date-time \(text.quoted) is written in another style", at: start)
            }
        case .date where StringFormat(text) != .date, .uuid where StringFormat(text) != .uuid,
            .url where StringFormat(text) != .url:
            report(.rejected, "\(text.quoted) is not of the format that the spec asks for", at: start)
        case .uuid where text != text.lowercased():
            report(.tolerated, "the UUID \(text.quoted) is written in lower case", at: start)
        default: break
        }
    }

    // MARK: Declared types

    private mutating func check(_ declaration: TypeDeclaration, _ kind: JSONKind) throws {
        switch declaration.kind {
        case .enumeration: try kind == .string ? reader.skipValue() : reject("string")
        case .choice(let choice):
            guard let alternative = choice.alternatives.first(where: { $0.kind == kind }) else {
                return try reject(choice.alternatives.map(\.kind.rawValue).joined(separator: " or "))
            }
            try check(alternative.type)
        case .structure(let structure):
            guard kind == .object else { return try reject("object") }
            try check(structure, typeName: declaration.name)
        case .taggedUnion(let union):
            guard kind == .object else { return try reject("object") }
            guard let variant = try variant(of: union) else { return try reader.skipValue() }
            try check(variant)
        case .row(let row):
            guard kind == .array else { return try reject("array") }
            try check(row)
        }
    }

    private mutating func check(_ structure: StructureType, typeName: String) throws {
        let start = reader.position
        let indices = Dictionary(
            structure.fields.enumerated().map { (Array($1.key.utf8), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen = [Bool](repeating: false, count: structure.fields.count)
        try reader.beginObject()
        while let key = try reader.nextKey() {
            guard let index = indices[Array(key.utf8)] else {
                // A key that no field names was excluded by the spec, or came with a sample of another type.
                if !structure.keepsUnknown {
                    report(.tolerated, "the key \(key.quoted) is left out", at: reader.keyStart)
                }
                try reader.skipValue()
                continue
            }
            seen[index] = true
            let field = structure.fields[index]
            if field.absence == .omitted, try reader.peek() == .null {
                report(.tolerated, "null is written by leaving \(key.quoted) out", at: reader.position)
                try reader.skipValue()
            } else {
                try check(field.type)
            }
        }
        for (field, seen) in zip(structure.fields, seen) where !seen {
            switch field.absence {
            case .never:
                let message = "the key \(field.key.quoted) of \(typeName) is missing"
                report(.rejected, message, at: start, missingKey: field.key)
            case .null:
                let message = "the key \(field.key.quoted) is missing and would be written as null"
                report(.changed, message, at: start, missingKey: field.key)
            case .omitted, .distinct: break
            }
        }
    }

    private mutating func check(_ row: RowType) throws {
        let start = reader.position
        var length = 0
        try reader.beginArray()
        while try reader.nextElement() {
            if length < row.slots.count { try check(row.slots[length].type) } else { try reader.skipValue() }
            length += 1
        }
        if length != row.slots.count {
            report(.rejected, "expected \(row.slots.count) elements, found \(length)", at: start)
        }
    }

    /// The type of the variant whose tag the object that comes next has; nothing where the tag is missing or unknown.
    private mutating func variant(of union: TaggedUnionType) throws -> TypeReference? {
        var ahead = reader
        try ahead.beginObject()
        var tag: String?
        while let key = try ahead.nextKey() {
            if key == union.tagKey, try ahead.peek() == .string {
                tag = try ahead.readString()
            } else {
                try ahead.skipValue()
            }
        }
        return union.variants.first { $0.tags.contains(tag ?? "") }?.type
    }
}
