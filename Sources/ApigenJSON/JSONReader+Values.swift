extension JSONReader {
    /// Reads past one value of any kind, and checks it.
    ///
    /// It keeps no stack: of the containers it enters it needs to know only whether each is an array or an object.
    public mutating func skipValue() throws {
        switch skipWhitespace() {
        case UInt8(ascii: "\""): _ = try readRawString()
        case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
        case UInt8(ascii: "n"): try readNull()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try readNumberRange("number")
        default: throw unexpected("a value")
        }
    }

    private mutating func skipContainer() throws {
        let outerDepth = depth
        // Whether each open container is an object: the innermost 64 in the bits of a word, those around them in a list.
        var isObject: UInt64 = 0
        var outer: [UInt64] = []
        repeat {
            let first = skipWhitespace()
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
                if depth > outerDepth, (depth - outerDepth) % 64 == 0 { outer.append(isObject) }
                if first == UInt8(ascii: "{") { try beginObject() } else { try beginArray() }
                isObject = isObject << 1 | (first == UInt8(ascii: "{") ? 1 : 0)
            } else {
                try skipValue()
            }
            while depth > outerDepth {
                if isObject & 1 == 1 {
                    if try nextMember() {
                        keyStart = position
                        _ = try readRawString()
                        try readColon()
                        break
                    }
                } else if try nextElement() {
                    break
                }
                isObject >>= 1
                if depth > outerDepth, (depth - outerDepth) % 64 == 0 { isObject = outer.removeLast() }
            }
        } while depth > outerDepth
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
