import ApigenJSON

extension Shape {
    /// Reads a shape as ``ShapeFile`` writes it. Keys that it does not know are passed over.
    init(from reader: inout JSONReader) throws {
        self.init()
        try reader.readMembers { key, reader in
            switch key {
            case "null": nulls = try Sightings(from: &reader)
            case "bool": booleans = try Sightings(from: &reader)
            case "number": numbers = try NumberShape(from: &reader)
            case "string": strings = try StringShape(from: &reader)
            case "array": arrays = try ArrayShape(from: &reader)
            case "object": objects = try ObjectShape(from: &reader)
            default: try reader.skipValue()
            }
        }
    }
}

extension JSONReader {
    fileprivate mutating func readMembers(_ read: (String, inout JSONReader) throws -> Void) throws {
        try beginObject()
        while let key = try nextKey() { try read(key, &self) }
    }

    fileprivate mutating func readElements(_ read: (inout JSONReader) throws -> Void) throws {
        try beginArray()
        while try nextElement() { try read(&self) }
    }

    /// Reads an array of exactly so many elements.
    fileprivate mutating func readTuple(_ parts: (inout JSONReader) throws -> Void...) throws {
        try beginArray()
        for part in parts {
            guard try nextElement() else { throw malformed() }
            try part(&self)
        }
        if try nextElement() { throw malformed() }
    }

    fileprivate mutating func readWitness() throws -> Witness {
        var witness = Witness(source: "", offset: 0, line: 0)
        try readTuple(
            { witness.source = try $0.readString() },
            { witness.line = try $0.readCount() },
            { witness.offset = try $0.readCount() }
        )
        return witness
    }

    /// Reads a number of things seen. One that no tool could have counted to would overflow where counts are added.
    fileprivate mutating func readCount() throws -> Int {
        let count = try readInt()
        guard (0...maximumCount).contains(count) else { throw malformed() }
        return count
    }

    fileprivate func malformed() -> JSONError {
        JSONError(.unrepresentable("this is not how apigen writes a shape"), offset: position)
    }
}

extension Sightings {
    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        try reader.readMembers { key, reader in
            switch key {
            case "count": count = try reader.readCount()
            case "first": first = try reader.readWitness()
            default: try reader.skipValue()
            }
        }
    }
}

extension NumberShape {
    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        try reader.readMembers { key, reader in
            switch key {
            case "count": count = try reader.readCount()
            case "first": first = try reader.readWitness()
            case "integers": integers = try reader.readCount()
            case "unsigned": unsigned = try reader.readCount()
            case "bigIntegers": bigIntegers = try reader.readCount()
            case "negatives": negatives = try reader.readCount()
            case "firstFraction": firstFraction = try reader.readWitness()
            case "firstInexactInDouble": firstInexactInDouble = try reader.readWitness()
            case "firstInexactInDecimal": firstInexactInDecimal = try reader.readWitness()
            case "range":
                var lower = 0.0
                var upper = 0.0
                try reader.readTuple({ lower = try $0.readDouble() }, { upper = try $0.readDouble() })
                guard lower <= upper else { throw reader.malformed() }
                range = lower...upper
            default: try reader.skipValue()
            }
        }
    }
}

extension StringShape {
    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        // Lists that were given up are not written.
        timestampStyles = nil
        values = nil
        try reader.readMembers { key, reader in
            switch key {
            case "count": count = try reader.readCount()
            case "first": first = try reader.readWitness()
            case "firstOtherThanDateTime": firstOtherThanDateTime = try reader.readWitness()
            case "formats":
                try reader.readMembers { name, reader in
                    let number = try reader.readCount()
                    if let format = StringFormat(rawValue: name) { formats[format] = number }
                }
            case "timestampStyles":
                var styles: [JSONTimestamp.Style: Int] = [:]
                try reader.readElements { reader in
                    let (style, number) = try reader.readStyle()
                    styles[style] = number
                }
                timestampStyles = styles
            case "values":
                var known: [String: Int] = [:]
                try reader.readMembers { value, reader in known[value] = try reader.readCount() }
                values = known
            default: try reader.skipValue()
            }
        }
    }
}

extension JSONReader {
    fileprivate mutating func readStyle() throws -> (JSONTimestamp.Style, Int) {
        var style = JSONTimestamp.Style.standard
        var count = 0
        try readTuple(
            { style.fractionDigits = try $0.readCount() },
            { reader in
                guard let zone = JSONTimestamp.Style.Zone(rawValue: try reader.readString()) else {
                    throw reader.malformed()
                }
                style.zone = zone
            },
            { style.offset = try $0.readInt() },
            { style.hasSpace = try $0.readBool() },
            { count = try $0.readCount() }
        )
        guard (0...9).contains(style.fractionDigits), (-1439...1439).contains(style.offset) else { throw malformed() }
        return (style, count)
    }
}

extension ArrayShape {
    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        try reader.readMembers { key, reader in
            switch key {
            case "count": count = try reader.readCount()
            case "first": first = try reader.readWitness()
            case "empties": empties = try reader.readCount()
            case "maximumLength": maximumLength = try reader.readCount()
            case "element": elements = .list(Boxed(try Shape(from: &reader)))
            case "slots":
                var slots: [Shape] = []
                try reader.readElements { slots.append(try Shape(from: &$0)) }
                elements = .slots(slots)
            default: try reader.skipValue()
            }
        }
    }
}

extension ObjectShape {
    fileprivate init(from reader: inout JSONReader) throws {
        self.init()
        try reader.readMembers { key, reader in
            switch key {
            case "count": count = try reader.readCount()
            case "first": first = try reader.readWitness()
            case "hasTooManyTags": hasTooManyTags = try reader.readBool()
            case "groups":
                try reader.readElements { reader in
                    let (tag, table) = try reader.readGroup()
                    groups[tag] = table
                }
            default: try reader.skipValue()
            }
        }
    }
}

extension JSONReader {
    fileprivate mutating func readGroup() throws -> (ObjectShape.Tag?, FieldTable) {
        var tag: ObjectShape.Tag?
        var table = FieldTable()
        try readMembers { key, reader in
            switch key {
            case "tag":
                var made = ObjectShape.Tag(key: "", value: "")
                try reader.readTuple({ made.key = try $0.readString() }, { made.value = try $0.readString() })
                tag = made
            case "count": table.count = try reader.readCount()
            case "sources":
                try reader.readElements { table.add(FieldTable.Source(rank: 0, path: try $0.readString())) }
            case "fields": try reader.readElements { table.append(try $0.readField()) }
            default: try reader.skipValue()
            }
        }
        return (tag, table)
    }

    fileprivate mutating func readField() throws -> FieldTable.Field {
        var field = FieldTable.Field(key: "", first: Witness(source: "", offset: 0, line: 0))
        try readMembers { key, reader in
            switch key {
            case "key": field = FieldTable.Field(key: try reader.readString(), first: field.first)
            case "presence": field.presence = try reader.readCount()
            case "first": field.first = try reader.readWitness()
            case "shape": field.shape = try Shape(from: &reader)
            default: try reader.skipValue()
            }
        }
        return field
    }
}

/// Sums of as many counts as there may be samples still fit an `Int`.
private let maximumCount = 1 << 48
