import ApigenJSON

/// Reads samples by their types and counts what they hold.
struct FigureReader {
    private(set) var types: [TypeFigures]
    private let schema: Schema
    /// The folder to which the paths of places are relative.
    private let folder: String
    /// The places of fields by their keys, for each type.
    private let indices: [[[UInt8]: Int]]
    private var reader = JSONReader([])
    private var sample = Sample(file: SourceFile(path: "", bytes: []))

    /// The field that values are counted for.
    private struct Target {
        let type: Int
        let field: Int
    }

    init(schema: Schema, folder: String) {
        self.schema = schema
        self.folder = folder
        types = schema.types.map(TypeFigures.init)
        indices = schema.types.map { type in
            let keys = type.fields.enumerated().map { (Array($1.key.utf8), $0) }
            return Dictionary(keys, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Reads a sample, which was found to fit its type before.
    mutating func read(_ sample: Sample, as type: TypeReference) {
        self.sample = sample
        reader = JSONReader(sample.bytes)
        // A sample that is no JSON was reported when its shape was read.
        try? read(type, for: nil)
    }

    private var place: SamplePlace {
        let path = sample.path
        let isBelow = !folder.isEmpty && path.hasPrefix(folder + "/")
        return SamplePlace(
            path: isBelow ? String(path.dropFirst(folder.utf8.count + 1)) : path,
            line: sample.file.line(at: sample.range.lowerBound + reader.position)
        )
    }

    private mutating func update(_ target: Target?, _ change: (inout ValueFigures) -> Void) {
        guard let target else { return }
        change(&types[target.type].fields[target.field])
    }

    // MARK: Values

    private mutating func read(_ type: TypeReference, for target: Target?) throws {
        switch (type, try reader.peek()) {
        case (.optional(let wrapped), let kind): try kind == .null ? reader.skipValue() : read(wrapped, for: target)
        case (.array(let element), .array): try readList(of: element, for: target)
        case (.map(let value), .object): try readMap(of: value, for: target)
        case (.named(let id), let kind): try read(id, kind, for: target)
        case (_, let kind): try readScalar(kind, for: target)
        }
    }

    private mutating func readScalar(_ kind: JSONKind, for target: Target?) throws {
        switch kind {
        case .bool:
            let flag = try reader.readBool()
            update(target) { $0.add(flag) }
        case .number:
            let number = try reader.readNumber()
            update(target) { $0.add(number) }
        case .string:
            let text = try reader.readString()
            update(target) { $0.add(text) }
        // What has no type of its own may hold anything, secrets too.
        case .null, .array, .object: try reader.skipValue()
        }
    }

    private mutating func readList(of element: TypeReference, for target: Target?) throws {
        var length = 0
        try reader.beginArray()
        while try reader.nextElement() {
            try read(element, for: target)
            length += 1
        }
        update(target) { $0.addList(of: length) }
    }

    private mutating func readMap(of value: TypeReference, for target: Target?) throws {
        var size = 0
        try reader.beginObject()
        while let key = try reader.nextKey() {
            // A map of headers or settings may hold a secret under the key that names it.
            try Secrecy.isSecret(key: key) ? reader.skipValue() : read(value, for: target)
            size += 1
        }
        update(target) { $0.addMap(of: size) }
    }

    // MARK: Declared types

    private mutating func read(_ id: TypeID, _ kind: JSONKind, for target: Target?) throws {
        guard kind != .null else { return try reader.skipValue() }
        types[id.index].count += 1
        switch (schema[id].kind, kind) {
        case (.enumeration(let enumeration), .string):
            var ahead = reader
            let text = try ahead.readString()
            note(enumeration.cases.firstIndex { $0.value == text }, of: id)
            try readScalar(kind, for: target)
        case (.choice(let choice), _):
            let index = choice.alternatives.firstIndex { $0.kind == kind }
            note(index, of: id)
            if let index { try read(choice.alternatives[index].type, for: target) } else { try reader.skipValue() }
        case (.taggedUnion(let union), .object):
            let variant = try union.variant(of: reader)
            note(union.variants.firstIndex { $0.name == variant?.name }, of: id)
            if let variant { try read(variant.type, for: nil) } else { try reader.skipValue() }
        case (.structure(let structure), .object): try read(structure, id)
        case (.row(let row), .array): try read(row, id)
        default: try reader.skipValue()
        }
    }

    private mutating func note(_ index: Int?, of id: TypeID) {
        if let index { types[id.index].cases[index] += 1 } else { types[id.index].others += 1 }
    }

    private mutating func read(_ structure: StructureType, _ id: TypeID) throws {
        var seen = [Bool](repeating: false, count: structure.fields.count)
        try reader.beginObject()
        while let key = try reader.nextKey() {
            // A key that stands twice is one field; a key without a field was excluded.
            guard let index = indices[id.index][Array(key.utf8)], !seen[index] else {
                try reader.skipValue()
                continue
            }
            seen[index] = true
            try read(structure.fields[index].type, as: Target(type: id.index, field: index))
        }
    }

    private mutating func read(_ row: RowType, _ id: TypeID) throws {
        var index = 0
        try reader.beginArray()
        while try reader.nextElement() {
            if index < row.slots.count {
                try read(row.slots[index].type, as: Target(type: id.index, field: index))
            } else {
                try reader.skipValue()
            }
            index += 1
        }
    }

    /// Reads the value of a field.
    private mutating func read(_ type: TypeReference, as target: Target) throws {
        let isNull = try reader.peek() == .null
        let place = types[target.type].fields[target.field].first ?? self.place
        update(target) { $0.count(isNull: isNull, at: place) }
        try isNull ? reader.skipValue() : read(type, for: target)
    }
}
