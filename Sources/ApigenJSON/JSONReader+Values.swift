extension JSONReader {
    /// Reads past one value of any kind, and checks it.
    ///
    /// It keeps no stack: of the containers it enters it needs to know only whether each is an array or an object.
    public mutating func skipValue() throws {
        let outerDepth = depth
        var isObject: [Bool] = []
        while true {
            switch try peek() {
            case .null: try readNull()
            case .bool: _ = try readBool()
            case .number: _ = try readNumberRange("number")
            case .string: _ = try readRawString()
            case .array:
                try beginArray()
                isObject.append(false)
            case .object:
                try beginObject()
                isObject.append(true)
            }
            while depth > outerDepth {
                if isObject[isObject.count - 1] {
                    if try nextMember() {
                        keyStart = position
                        _ = try readRawString()
                        try readColon()
                        break
                    }
                } else if try nextElement() {
                    break
                }
                isObject.removeLast()
            }
            if depth == outerDepth { return }
        }
    }

    /// Reads one value of any kind, whole. Of equal keys in an object the last one counts.
    public mutating func readValue() throws -> JSONValue {
        switch try peek() {
        case .null:
            try readNull()
            return .null
        case .bool: return .bool(try readBool())
        case .number: return .number(try readNumber())
        case .string: return .string(try readString())
        case .array:
            var elements: [JSONValue] = []
            try beginArray()
            while try nextElement() { elements.append(try readValue()) }
            return .array(elements)
        case .object:
            var object = JSONObject()
            try beginObject()
            while let key = try nextKey() { object[key] = try readValue() }
            return .object(object)
        }
    }
}

extension JSONValue {
    /// Reads a JSON text whole.
    public init<Bytes: Sequence>(json bytes: Bytes) throws where Bytes.Element == UInt8 {
        var reader = JSONReader(bytes)
        self = try reader.readValue()
        try reader.finish()
    }

    /// Reads a JSON text whole.
    public init(json text: String) throws {
        try self.init(json: text.utf8)
    }
}
