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
    /// Writes the members of an object into the object that is open.
    public mutating func writeMembers(of object: JSONObject) {
        for key in options.sortsKeys ? object.keys.sorted() : object.keys {
            guard let value = object[key] else { continue }
            writeKey(key)
            write(value)
        }
    }
}
