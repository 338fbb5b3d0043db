extension JSONReader {
    /// Reads the value whose key was read last into an object: what a model keeps of the members it doesn't know.
    public mutating func readMember(into object: inout JSONObject) throws {
        let valueStart = position
        position = keyStart
        let key = try readString()
        position = valueStart
        object[key] = try readValue()
    }
}

extension JSONWriter {
    /// Writes a member, its key by its index in a table.
    @inlinable
    public mutating func writeMember<Value: JSONCodable>(_ table: JSONKeyTable, _ index: Int, _ value: Value) {
        writeKey(table, index)
        value.write(json: &self)
    }

    /// Writes a member, its key by its index in a table, or nothing where there is no value.
    @inlinable
    public mutating func writeMember<Value: JSONCodable>(
        _ table: JSONKeyTable,
        _ index: Int,
        ifPresent value: Value?
    ) {
        if let value { writeMember(table, index, value) }
    }

    /// Writes the members of an object into the object that is open.
    public mutating func writeMembers(of object: JSONObject) {
        for key in options.sortsKeys ? object.keys.sorted() : object.keys {
            guard let value = object[key] else { continue }
            writeKey(key)
            write(value)
        }
    }
}
