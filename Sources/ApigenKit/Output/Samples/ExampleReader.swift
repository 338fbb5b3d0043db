import ApigenJSON

/// Reads examples from samples: cut to what a person wants to read, and still of their types.
struct ExampleReader: Sendable {
    private let schema: Schema

    init(schema: Schema) {
        self.schema = schema
    }

    /// A whole sample, of which what stands at the pointer has the type.
    func example(of sample: Sample, as type: TypeReference, at pointer: JSONPointer?) -> JSONValue? {
        var reader = JSONReader(sample.bytes)
        return try? read(type, &reader, at: (pointer?.tokens ?? [])[...])
    }

    // MARK: Reading

    private func read(_ type: TypeReference, _ reader: inout JSONReader, at tokens: ArraySlice<String>) throws
        -> JSONValue
    {
        guard let token = tokens.first else { return try read(type, &reader) }
        let rest = tokens.dropFirst()
        switch try reader.peek() {
        case .object:
            var object = JSONObject()
            try reader.beginObject()
            while let key = try reader.nextKey() {
                let isOnTheWay = key.utf8.elementsEqual(token.utf8)
                object[key] = isOnTheWay ? try read(type, &reader, at: rest) : try read(.json, &reader)
            }
            return .object(object)
        case .array:
            var elements: [JSONValue] = []
            try reader.beginArray()
            while try reader.nextElement() {
                let isOnTheWay = elements.count == Int(token)
                elements.append(isOnTheWay ? try read(type, &reader, at: rest) : try read(.json, &reader))
            }
            return .array(elements)
        default: return try read(.json, &reader)
        }
    }

    private func read(_ type: TypeReference, _ reader: inout JSONReader) throws -> JSONValue {
        let kind = try reader.peek()
        switch (kind, type.unwrapped) {
        case (.array, .array(let element)): return try list(of: element, &reader)
        case (.array, .named(let id)): return try array(of: id, &reader)
        case (.array, _): return try list(of: .json, &reader)
        case (.object, .map(let value)): return try map(of: value, &reader)
        case (.object, .named(let id)): return try object(of: id, &reader)
        case (.object, _): return try object(&reader) { _ in .json }
        case (.string, .string), (.string, .json):
            let text = try reader.readString()
            // Bytes are counted faster, and are never fewer.
            guard text.utf8.count > SampleValue.textLength, text.count > SampleValue.textLength else {
                return .string(text)
            }
            return .string(text.prefix(SampleValue.textLength - 1) + "…")
        default: return try reader.readValue()
        }
    }

    private func list(of element: TypeReference, _ reader: inout JSONReader) throws -> JSONValue {
        var elements: [JSONValue] = []
        try reader.beginArray()
        while try reader.nextElement() {
            if elements.count < SampleValue.listLength {
                elements.append(try read(element, &reader))
            } else {
                try reader.skipValue()
            }
        }
        return .array(elements)
    }

    private func map(of value: TypeReference, _ reader: inout JSONReader) throws -> JSONValue {
        var object = JSONObject()
        try reader.beginObject()
        while let key = try reader.nextKey() {
            if object.count < SampleValue.mapLength {
                object[key] = try read(value, &reader)
            } else {
                try reader.skipValue()
            }
        }
        return .object(object)
    }

    private func object(_ reader: inout JSONReader, type: (String) -> TypeReference) throws -> JSONValue {
        var object = JSONObject()
        try reader.beginObject()
        while let key = try reader.nextKey() { object[key] = try read(type(key), &reader) }
        return .object(object)
    }

    private func array(of id: TypeID, _ reader: inout JSONReader) throws -> JSONValue {
        switch schema[id].kind {
        case .row(let row):
            var elements: [JSONValue] = []
            try reader.beginArray()
            while try reader.nextElement() {
                let type = elements.count < row.slots.count ? row.slots[elements.count].type : .json
                elements.append(try read(type, &reader))
            }
            return .array(elements)
        case .choice(let choice): return try read(choice.type(of: .array), &reader)
        case .structure, .enumeration, .taggedUnion: return try list(of: .json, &reader)
        }
    }

    private func object(of id: TypeID, _ reader: inout JSONReader) throws -> JSONValue {
        switch schema[id].kind {
        case .structure(let structure):
            return try object(&reader) { key in
                structure.fields.first { $0.key.utf8.elementsEqual(key.utf8) }?.type ?? .json
            }
        case .choice(let choice): return try read(choice.type(of: .object), &reader)
        case .taggedUnion(let union):
            var ahead = reader
            let variant = union.variant(of: try ahead.readValue())
            return try read(variant?.type ?? .json, &reader)
        case .row, .enumeration: return try object(&reader) { _ in .json }
        }
    }
}

extension ChoiceType {
    /// The type of values of a kind.
    fileprivate func type(of kind: JSONKind) -> TypeReference {
        alternatives.first { $0.kind == kind }?.type ?? .json
    }
}
