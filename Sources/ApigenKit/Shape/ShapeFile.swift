import ApigenJSON

/// A shape as a file: what was observed, with its evidence and without the payloads.
///
/// Such files are samples like any others: shapes made by one process for each part of an archive are merged in any
/// order to the shape of the whole, and can be given to others where the data can't.
package enum ShapeFile {
    /// The first key of the file, by which it is recognised, and the version of its form.
    static let marker = "apigenShape"
    static let version = 1

    /// Writes a shape.
    package static func text(of shape: Shape) -> [UInt8] {
        var writer = JSONWriter(options: JSONWriter.Options(indentation: 1))
        writer.beginObject()
        writer.writeKey(marker)
        writer.write(version)
        writer.writeKey("shape")
        shape.write(to: &writer, key: "")
        writer.endObject()
        // Nothing in a shape is a number that JSON lacks.
        return ((try? writer.finish()) ?? []) + [UInt8(ascii: "\n")]
    }

    /// Whether a text is a shape file and no sample.
    package static func isShape(_ bytes: some Sequence<UInt8>) -> Bool {
        var reader = JSONReader(Array(bytes.prefix(64)))
        return (try? reader.beginObject()) != nil && (try? reader.nextKey()) == marker
    }

    /// Reads a shape.
    ///
    /// - Throws: ``JSONError`` without a location.
    package static func shape(from bytes: some Sequence<UInt8>) throws -> Shape {
        // A shape nests a few levels deeper than the sample at each level of it.
        var reader = JSONReader(bytes, maximumDepth: 8 * JSONReader.defaultMaximumDepth)
        var shape = Shape()
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch key {
            case marker:
                let start = reader.position
                guard try reader.readInt() == version else {
                    throw JSONError(
                        .unrepresentable("the shape was written by another version of apigen"),
                        offset: start
                    )
                }
            case "shape": shape = try Shape(from: &reader)
            default: try reader.skipValue()
            }
        }
        try reader.finish()
        return shape
    }
}

// MARK: - Writing

extension Shape {
    /// Writes the shape; the key under which its values stand tells which strings may be shown.
    func write(to writer: inout JSONWriter, key: String) {
        writer.beginObject()
        if nulls.count > 0 { writer.write("null", nulls) }
        if booleans.count > 0 { writer.write("bool", booleans) }
        if let numbers { numbers.write(to: &writer) }
        if let strings { strings.write(to: &writer, key: key) }
        if let arrays { arrays.write(to: &writer, key: key) }
        if let objects { objects.write(to: &writer) }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ key: String, _ count: Int) {
        guard count != 0 else { return }
        writeKey(key)
        write(count)
    }

    fileprivate mutating func write(_ key: String, _ witness: Witness?) {
        guard let witness else { return }
        writeKey(key)
        beginArray()
        write(witness.source)
        write(witness.line)
        write(witness.offset)
        endArray()
    }

    fileprivate mutating func write(_ key: String, _ sightings: Sightings) {
        writeKey(key)
        beginObject()
        write("count", sightings.count)
        write("first", sightings.first)
        endObject()
    }
}

extension NumberShape {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.writeKey("number")
        writer.beginObject()
        writer.write("count", count)
        writer.write("first", first)
        writer.write("integers", integers)
        writer.write("unsigned", unsigned)
        writer.write("bigIntegers", bigIntegers)
        writer.write("negatives", negatives)
        writer.write("firstFraction", firstFraction)
        writer.write("firstInexactInDouble", firstInexactInDouble)
        writer.write("firstInexactInDecimal", firstInexactInDecimal)
        if let range {
            writer.writeKey("range")
            writer.beginArray()
            writer.write(range.lowerBound)
            writer.write(range.upperBound)
            writer.endArray()
        }
        writer.endObject()
    }
}

extension StringShape {
    fileprivate func write(to writer: inout JSONWriter, key: String) {
        writer.writeKey("string")
        writer.beginObject()
        writer.write("count", count)
        writer.write("first", first)
        if !formats.isEmpty {
            writer.writeKey("formats")
            writer.beginObject()
            for format in StringFormat.allCases { writer.write(format.rawValue, formats[format] ?? 0) }
            writer.endObject()
        }
        writer.write("firstOtherThanDateTime", firstOtherThanDateTime)
        if let timestampStyles {
            writer.writeKey("timestampStyles")
            writer.beginArray()
            for (style, count) in timestampStyles.sorted(by: { $0.key.sortKey < $1.key.sortKey }) {
                writer.beginArray()
                writer.write(style.fractionDigits)
                writer.write(style.zone.rawValue)
                writer.write(style.offset)
                writer.write(style.hasSpace)
                writer.write(count)
                writer.endArray()
            }
            writer.endArray()
        }
        // Values are payload. Only those that may be the cases of an enum are needed; what people wrote stays out.
        if let values, EnumerationRule.isCandidate(values.keys, words: WordSplitter.words(in: key)) {
            writer.writeKey("values")
            writer.beginObject()
            for (value, count) in values.sorted(by: { $0.key < $1.key }) { writer.write(value, count) }
            writer.endObject()
        }
        writer.endObject()
    }
}

extension ArrayShape {
    fileprivate func write(to writer: inout JSONWriter, key: String) {
        writer.writeKey("array")
        writer.beginObject()
        writer.write("count", count)
        writer.write("first", first)
        writer.write("empties", empties)
        writer.write("maximumLength", maximumLength)
        switch elements {
        case .none: break
        case .slots(let slots):
            writer.writeKey("slots")
            writer.beginArray()
            for slot in slots { slot.write(to: &writer, key: key) }
            writer.endArray()
        case .list(let element):
            writer.writeKey("element")
            element.value.write(to: &writer, key: key)
        }
        writer.endObject()
    }
}

extension ObjectShape {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.writeKey("object")
        writer.beginObject()
        writer.write("count", count)
        writer.write("first", first)
        if hasTooManyTags {
            writer.writeKey("hasTooManyTags")
            writer.write(true)
        }
        writer.writeKey("groups")
        writer.beginArray()
        for tag in sortedTags {
            guard let table = groups[tag] else { continue }
            writer.beginObject()
            if let tag {
                writer.writeKey("tag")
                writer.beginArray()
                writer.write(tag.key)
                writer.write(tag.value)
                writer.endArray()
            }
            writer.write("count", table.count)
            writer.writeKey("sources")
            writer.beginArray()
            for source in table.sources { writer.write(source.path) }
            writer.endArray()
            writer.writeKey("fields")
            writer.beginArray()
            for field in table.sorted {
                writer.beginObject()
                writer.writeKey("key")
                writer.write(field.key)
                writer.write("presence", field.presence)
                writer.write("first", field.first)
                writer.writeKey("shape")
                field.shape.write(to: &writer, key: field.key)
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }
}
