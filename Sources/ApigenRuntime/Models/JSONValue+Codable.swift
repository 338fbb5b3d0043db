import Foundation

extension JSONValue: JSONCodable {
    /// Reads a value of any kind.
    public init(json: inout JSONReader) throws { self = try json.readValue() }
    /// Writes the value.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension JSONValue: Codable {
    /// Reads a value of any kind from any decoder.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            var object = JSONObject()
            for key in container.allKeys { object[key.stringValue] = try container.decode(JSONValue.self, forKey: key) }
            self = .object(object)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
            self = .array(elements)
        } else {
            self = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(String.self) { return .string(value) }
        return .number(try JSONNumber(from: container))
    }

    /// Writes the value to any encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let object):
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for member in object.members {
                try container.encode(member.value, forKey: JSONCodingKey(stringValue: member.key))
            }
        }
    }
}

extension JSONNumber: JSONCodable {
    /// Reads a number.
    public init(json: inout JSONReader) throws { self = try json.readNumber() }
    /// Writes the number as it was read.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension JSONNumber: Codable {
    /// Reads a number from any decoder, as exactly as the decoder gives it.
    public init(from decoder: any Decoder) throws {
        self = try Self(from: decoder.singleValueContainer())
    }

    init(from container: any SingleValueDecodingContainer) throws {
        let integer =
            (try? container.decode(Int64.self)).map { JSONNumber($0) }
            ?? (try? container.decode(UInt64.self)).map { JSONNumber($0) }
        // A decoder of JSON reads a Decimal from the literal and so keeps digits that a Double drops. Others make
        // it from a Double; then the Double's own text is the shorter one and means the same.
        let double = (try? container.decode(Double.self)).flatMap { JSONNumber($0) }
        let decimal = (try? container.decode(Decimal.self)).flatMap { JSONNumber($0.description) }
        // An integer that was rounded from a fraction is none.
        let exact = double == decimal ? double : decimal ?? double
        guard let number = integer == exact || exact == nil ? integer : exact else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a JSON value")
        }
        self = number
    }

    /// Writes the number to any encoder, in the narrowest type that keeps it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = int {
            try container.encode(value)
        } else if let value = uint64 {
            try container.encode(value)
        } else if isExactInDouble, let value = double {
            try container.encode(value)
        } else if isExactInDecimal, let value = Decimal(string: literal) {
            try container.encode(value)
        } else if let value = double {
            try container.encode(value)
        } else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "the number fits no Swift type")
            )
        }
    }
}
