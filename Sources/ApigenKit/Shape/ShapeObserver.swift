import ApigenJSON

/// Reads one sample and adds what it shows to a shape, without building a tree.
package struct ShapeObserver {
    private var reader: JSONReader
    private let source: FieldTable.Source
    private let candidates: TagCandidates
    private var lines: LineCounter
    private var skipped = SkippedContainers()
    /// Keys that stand twice in one object, with their places; the first few of them.
    package private(set) var repeatedKeys: [(key: String, witness: Witness)] = []

    private static let maximumRepeatedKeys = 20

    /// Creates an observer of a sample.
    ///
    /// - Parameters:
    ///   - bytes: The sample's text.
    ///   - source: Its path, as it is shown to people.
    ///   - rank: Its place among the samples that a spec names.
    ///   - tagKeys: Keys that the spec names as tags, beside those that are candidates anyway.
    ///   - firstLine: The line of the file on which the text starts.
    ///   - offset: The offset in the file at which it starts.
    package init(
        _ bytes: some Sequence<UInt8>,
        source: String,
        rank: Int = 0,
        tagKeys: Set<String> = [],
        firstLine: Int = 1,
        offset: Int = 0
    ) {
        reader = JSONReader(bytes)
        self.source = FieldTable.Source(rank: rank, path: source)
        candidates = TagCandidates(named: tagKeys)
        lines = LineCounter(line: firstLine, base: offset)
    }

    /// Reads the sample whole.
    ///
    /// - Throws: ``JSONError`` without a location.
    package mutating func observe() throws -> Shape {
        var shape = Shape()
        try observe(into: &shape)
        return shape
    }

    /// Reads the sample whole and adds it to a shape of samples that come before it.
    ///
    /// "First" in a shape means the first that was read, so this is for the lines of one file, in their order. Shapes
    /// of several files are merged instead, which gives the same whatever the order.
    ///
    /// - Throws: ``JSONError`` without a location.
    package mutating func observe(into shape: inout Shape) throws {
        try read(into: &shape)
        try reader.finish()
    }

    /// Adds the value that comes next. Parts are changed where they stand, and looked at by patterns: taken out, or
    /// compared with nil, they would be copied for each value.
    private mutating func read(into shape: inout Shape) throws {
        switch try reader.peek() {
        case .null:
            if shape.nulls.count == 0 { shape.nulls.first = witness() }
            shape.nulls.count += 1
            try reader.readNull()
        case .bool:
            if shape.booleans.count == 0 { shape.booleans.first = witness() }
            shape.booleans.count += 1
            _ = try reader.readBool()
        case .number:
            let start = reader.position
            let range = try reader.readNumberRange("number")
            if case nil = shape.numbers { shape.numbers = NumberShape() }
            shape.numbers?.observe(range, in: reader, witness: { witness(at: start) })
        case .string:
            let start = reader.position
            if case nil = shape.strings { shape.strings = StringShape() }
            let text = try reader.readRawString()
            guard text.hasEscapes else {
                let utf8 = UnsafeBufferPointer(start: reader.bytes + text.start, count: text.end - text.start)
                shape.strings?.observe(utf8, witness: { witness(at: start) })
                return
            }
            var unescaped = reader.string(text)
            unescaped.withUTF8 { shape.strings?.observe($0, witness: { witness(at: start) }) }
        case .array:
            if case nil = shape.arrays { shape.arrays = ArrayShape() }
            try readArray(into: &shape.arrays!)
        case .object:
            if case nil = shape.objects { shape.objects = ObjectShape() }
            try readObject(into: &shape.objects!)
        }
    }

    private mutating func readArray(into arrays: inout ArrayShape) throws {
        if case nil = arrays.first { arrays.first = witness() }
        arrays.count += 1
        try reader.beginArray()
        guard try reader.nextElement() else {
            arrays.empties += 1
            return
        }
        let length: Int
        switch arrays.elements {
        case .list(var element):
            arrays.elements = .none
            defer { arrays.elements = .list(element) }
            length = try readList(into: &element.value, from: 0)
        case .slots(let slots):
            arrays.elements = .none
            if try isOfOneKind() {
                var element = Boxed(ArrayShape.merged(slots))
                defer { arrays.elements = .list(element) }
                length = try readList(into: &element.value, from: 0)
            } else {
                length = try readRow(into: &arrays, slots, isFirst: false)
            }
        case .none:
            if try isOfOneKind() {
                var element = Boxed(Shape())
                defer { arrays.elements = .list(element) }
                length = try readList(into: &element.value, from: 0)
            } else {
                length = try readRow(into: &arrays, [], isFirst: true)
            }
        }
        arrays.maximumLength = max(arrays.maximumLength, length)
    }

    /// Whether the elements from the one that comes next on are all of one kind, as many as a row may have.
    ///
    /// Such an array is no row, whatever other arrays there are: rows have slots of different kinds, each of a steady
    /// one. So nothing need be kept for each of its slots.
    private func isOfOneKind() throws -> Bool {
        var ahead = reader
        let kind = try ahead.peek()
        guard kind != .null else { return false }
        var length = 0
        repeat {
            guard try ahead.peek() == kind else { return false }
            length += 1
            guard length <= ArrayShape.maximumSlots else { return true }
            try ahead.skipValue()
        } while try ahead.nextElement()
        return true
    }

    /// Reads the elements from the one that comes next; gives the length of the whole array.
    private mutating func readList(into element: inout Shape, from index: Int) throws -> Int {
        var length = index
        repeat {
            try read(into: &element)
            length += 1
        } while try reader.nextElement()
        return length
    }

    /// Reads an array into slots for as long as its length agrees with those before.
    private mutating func readRow(into arrays: inout ArrayShape, _ known: [Shape], isFirst: Bool) throws -> Int {
        var slots = known
        var length = 0
        repeat {
            if length == slots.count {
                guard isFirst, length < ArrayShape.maximumSlots else {
                    var element = Boxed(ArrayShape.merged(slots))
                    defer { arrays.elements = .list(element) }
                    return try readList(into: &element.value, from: length)
                }
                slots.append(Shape())
            }
            try read(into: &slots[length])
            length += 1
        } while try reader.nextElement()
        arrays.elements = length == slots.count ? .slots(slots) : .list(Boxed(ArrayShape.merged(slots)))
        return length
    }

    private mutating func readObject(into objects: inout ObjectShape) throws {
        if case nil = objects.first { objects.first = witness() }
        objects.count += 1
        let tag = objects.hasTooManyTags ? nil : try findTag()
        defer { objects.limitTags() }
        try objects.groups.update(tag) { try readFields(into: &$0) }
    }

    private mutating func readFields(into table: inout FieldTable) throws {
        let ordinal = table.count
        table.count += 1
        table.add(source)
        var predicted = 0
        try reader.beginObject()
        while try reader.nextMember() {
            let start = reader.position
            let text = try reader.readRawString()
            try reader.readColon()
            let index = try field(of: text, predicted: predicted, start: start, in: &table)
            predicted = index + 1
            var isRepeated = false
            try table.update(index) { field in
                if field.lastObject == ordinal {
                    isRepeated = true
                } else {
                    field.presence += 1
                    field.lastObject = ordinal
                }
                try read(into: &field.shape)
            }
            if isRepeated, repeatedKeys.count < Self.maximumRepeatedKeys {
                repeatedKeys.append((table.fields[index].key, witness(at: start)))
            }
        }
    }

    /// The index of the field that a key names; a field is added where the key is new.
    private mutating func field(
        of text: JSONReader.RawString,
        predicted: Int,
        start: Int,
        in table: inout FieldTable
    ) throws -> Int {
        if !text.hasEscapes, predicted < table.fields.count,
            reader.equals(text.start, text.end - text.start, table.fields[predicted].utf8)
        {
            return predicted
        }
        let key = reader.string(text)
        if let index = table.index(of: Array(key.utf8)) { return index }
        table.append(FieldTable.Field(key: key, first: witness(at: start)))
        return table.fields.count - 1
    }

    /// Looks ahead for the member by which the object that comes next may be told from others.
    private mutating func findTag() throws -> ObjectShape.Tag? {
        skipped.forget(before: reader.position)
        if skipped.hasNoCandidate(at: reader.position) { return nil }
        var ahead = reader
        var best: (rank: Int, key: String, value: String)?
        try ahead.beginObject()
        while try ahead.nextMember() {
            let text = try ahead.readRawString()
            try ahead.readColon()
            guard let rank = candidates.rank(of: text, in: ahead), rank < best?.rank ?? .max,
                try ahead.peek() == .string
            else {
                try skipped.skip(in: &ahead, candidates)
                continue
            }
            let value = try ahead.readRawString()
            guard (1...StringShape.maximumValueLength).contains(value.end - value.start) else { continue }
            best = (rank, ahead.string(text), ahead.string(value))
            if rank <= candidates.bestRank { break }
        }
        return best.map { ObjectShape.Tag(key: $0.key, value: $0.value) }
    }

    private mutating func witness() -> Witness { witness(at: reader.position) }

    private mutating func witness(at offset: Int) -> Witness {
        Witness(
            rank: source.rank,
            source: source.path,
            offset: lines.base + offset,
            line: lines.line(of: offset, in: reader.bytes)
        )
    }
}

/// Counts lines up to offsets that mostly grow, going on from the last one.
private struct LineCounter {
    private var position = 0
    private var line: Int
    private let firstLine: Int
    let base: Int

    init(line: Int, base: Int) {
        self.line = line
        firstLine = line
        self.base = base
    }

    mutating func line(of offset: Int, in bytes: UnsafePointer<UInt8>) -> Int {
        if offset < position {
            position = 0
            line = firstLine
        }
        while position < offset {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        return line
    }
}
