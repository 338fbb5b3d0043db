// These are generic, so they are inlinable: specialised beside the models, they cost a fraction.

extension Optional: JSONCodable where Wrapped: JSONCodable {
    /// Reads a value, or `null` as `nil`.
    @inlinable
    public init(json: inout JSONReader) throws {
        self = try json.readNullIfPresent() ? nil : Wrapped(json: &json)
    }

    /// Writes the value, or `null` for `nil`.
    @inlinable
    public func write(json: inout JSONWriter) {
        if let self { self.write(json: &json) } else { json.writeNull() }
    }
}

extension Array: JSONCodable where Element: JSONCodable {
    /// Reads an array.
    @inlinable
    public init(json: inout JSONReader) throws {
        self = []
        try json.beginArray()
        while try json.nextElement() { append(try Element(json: &json)) }
    }

    /// Writes an array.
    @inlinable
    public func write(json: inout JSONWriter) {
        json.beginArray()
        for element in self { element.write(json: &json) }
        json.endArray()
    }
}

extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
    /// Reads an object; of equal keys the last one counts.
    @inlinable
    public init(json: inout JSONReader) throws {
        self = [:]
        try json.beginObject()
        while let key = try json.nextKey() { self[key] = try Value(json: &json) }
    }

    /// Writes an object, sorted by key, so that equal dictionaries give equal bytes.
    @inlinable
    public func write(json: inout JSONWriter) {
        json.beginObject()
        for (key, value) in sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            json.writeKey(key)
            value.write(json: &json)
        }
        json.endObject()
    }
}
