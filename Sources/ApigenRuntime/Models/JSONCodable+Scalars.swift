extension Bool: JSONCodable {
    /// Reads `true` or `false`.
    public init(json: inout JSONReader) throws { self = try json.readBool() }
    /// Writes `true` or `false`.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONCodable {
    /// Reads an integer; `3.0` is 3.
    public init(json: inout JSONReader) throws { self = try json.readInt() }
    /// Writes the integer.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension UInt64: JSONCodable {
    /// Reads an integer that is not negative; `3.0` is 3.
    public init(json: inout JSONReader) throws { self = try json.readUInt64() }
    /// Writes the integer.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONCodable {
    /// Reads a number.
    public init(json: inout JSONReader) throws { self = try json.readDouble() }
    /// Writes the number in the shortest form that reads back the same.
    public func write(json: inout JSONWriter) { json.write(self) }
}

extension String: JSONCodable {
    /// Reads a string.
    public init(json: inout JSONReader) throws { self = try json.readString() }
    /// Writes the string.
    public func write(json: inout JSONWriter) { json.write(self) }
}
