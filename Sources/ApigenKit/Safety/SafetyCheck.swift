import ApigenJSON

/// The law of relative safety, checked: every sample decodes into the types that were made from it, and is written
/// again with the same meaning.
///
/// It interprets the schema over the sample, value by value, as the generated code would; nothing is compiled and no
/// tree is built.
package struct SafetyCheck {
    private let plan: SafetyPlan
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
        in plan: SafetyPlan,
        maximumFaults: Int = 20
    ) throws -> [SafetyFault] {
        var check = SafetyCheck(plan: plan, reader: JSONReader(bytes), maximumFaults: maximumFaults)
        try check.check(type)
        try check.reader.finish()
        return check.faults
    }

    private init(plan: SafetyPlan, reader: JSONReader, maximumFaults: Int) {
        self.plan = plan
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
        case .named(let id): try check(plan.types[id.index], kind)
        }
    }

    private mutating func checkNumber(_ type: TypeReference) throws {
        let start = reader.position
        let range = try reader.readNumberRange("number")
        if let value = reader.shortDouble(range) {
            // At most 15 digits: only a fraction can be in the way, and only of an integer.
            switch type {
            case .int where value.rounded(.towardZero) == value,
                .uint64 where value.rounded(.towardZero) == value && value >= 0:
                return
            case .double, .decimal, .number: return
            default: break
            }
        }
        guard let number = JSONNumber(reader.text(in: range)) else { return }
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
        let raw = try reader.readRawString()
        if case .dateTime(let style) = type, !raw.hasEscapes {
            let utf8 = UnsafeBufferPointer(start: reader.bytes + raw.start, count: raw.end - raw.start)
            let timestamp = JSONTimestamp.parse(utf8, allowsMissingZone: true)
            if let timestamp, timestamp.style == style, timestamp.isExactInDate { return }
        }
        let text = reader.string(raw)
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

    private mutating func check(_ declaration: SafetyPlan.Declaration, _ kind: JSONKind) throws {
        switch declaration.kind {
        case .enumeration: try kind == .string ? reader.skipValue() : reject("string")
        case .choice(let choice):
            guard let alternative = choice.alternatives.first(where: { $0.kind == kind }) else {
                return try reject(choice.alternatives.map(\.kind.rawValue).joined(separator: " or "))
            }
            try check(alternative.type)
        case .structure(let structure):
            guard kind == .object else { return try reject("object") }
            try checkMembers(of: declaration, keepsUnknown: structure.keepsUnknown)
        case .taggedUnion(let union):
            guard kind == .object else { return try reject("object") }
            guard let variant = try union.variant(of: reader) else { return try reader.skipValue() }
            try check(variant.type)
        case .row:
            guard kind == .array else { return try reject("array") }
            try checkSlots(of: declaration)
        }
    }

    private mutating func checkMembers(of structure: SafetyPlan.Declaration, keepsUnknown: Bool) throws {
        let fields = structure.fields
        var seen = FieldSet(count: fields.count)
        var cursor = try reader.beginObject(structure.keys)
        while let index = try reader.nextKey(&cursor) {
            guard index >= 0 else {
                // A key that no field names was excluded by the spec, or came with a sample of another type.
                if !keepsUnknown {
                    var key = reader
                    key.position = reader.keyStart
                    report(.tolerated, "the key \(try key.readString().quoted) is left out", at: reader.keyStart)
                }
                try reader.skipValue()
                continue
            }
            seen.insert(index)
            if fields[index].absence == .omitted, try reader.peek() == .null {
                let key = fields[index].key
                report(.tolerated, "null is written by leaving \(key.quoted) out", at: reader.position)
                try reader.skipValue()
            } else {
                try check(fields[index].type)
            }
        }
        guard !seen.isFull else { return }
        for (index, field) in fields.enumerated() where !seen.contains(index) {
            switch field.absence {
            case .never:
                let message = "the key \(field.key.quoted) of \(structure.name) is missing"
                report(.rejected, message, at: cursor.start, missingKey: field.key)
            case .null:
                let message = "the key \(field.key.quoted) is missing and would be written as null"
                report(.changed, message, at: cursor.start, missingKey: field.key)
            case .omitted, .distinct: break
            }
        }
    }

    private mutating func checkSlots(of row: SafetyPlan.Declaration) throws {
        let start = reader.position
        var length = 0
        try reader.beginArray()
        while try reader.nextElement() {
            if length < row.fields.count { try check(row.fields[length].type) } else { try reader.skipValue() }
            length += 1
        }
        if length != row.fields.count {
            report(.rejected, "expected \(row.fields.count) elements, found \(length)", at: start)
        }
    }
}

/// Which fields of an object were seen; without an allocation for up to 64 of them.
private struct FieldSet {
    private var word: UInt64 = 0
    private var more: [Bool] = []
    private var missing: Int

    init(count: Int) {
        missing = count
        if count > 64 { more = [Bool](repeating: false, count: count - 64) }
    }

    var isFull: Bool { missing == 0 }

    mutating func insert(_ index: Int) {
        guard !contains(index) else { return }
        missing -= 1
        if index < 64 { word |= 1 << UInt64(index) } else { more[index - 64] = true }
    }

    func contains(_ index: Int) -> Bool {
        index < 64 ? word & 1 << UInt64(index) != 0 : more[index - 64]
    }
}
