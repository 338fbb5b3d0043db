extension JSONReader {
    /// Looks ahead for the tag of the object that comes next, without reading it.
    ///
    /// - Returns: The text of the key's value; nothing where the key is missing, its value is no scalar, or no object
    ///   comes next.
    public mutating func peekTag(_ key: String) throws -> String? {
        guard try peek() == .object else { return nil }
        var ahead = self
        var tag: String?
        try ahead.beginObject()
        while let found = try ahead.nextKey() {
            guard found == key else {
                try ahead.skipValue()
                continue
            }
            switch try ahead.readValue() {
            case .string(let text): tag = text
            case .number(let number): tag = number.literal
            case .bool(let value): tag = value ? "true" : "false"
            case .null, .array, .object: tag = nil
            }
            // What follows is checked by whoever reads the object.
            break
        }
        return tag
    }

    /// Reads a variant of a tagged union; an error inside it names the variant.
    public mutating func readVariant<Value: JSONCodable>(_ name: String) throws -> Value {
        do {
            return try Value(json: &self)
        } catch let error as JSONError {
            throw JSONError(.variant(name, error.reason), offset: error.offset, location: error.location)
        }
    }
}
