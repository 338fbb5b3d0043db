import ApigenJSON

extension TaggedUnionType {
    /// The variant whose tag the object that comes next has; nothing where the tag is missing or unknown.
    ///
    /// - Parameter reader: A reader that stands before the object; it is a copy, and nothing of it is used up.
    func variant(of reader: JSONReader) throws -> Variant? {
        var ahead = reader
        try ahead.beginObject()
        var tag: String?
        while let key = try ahead.nextKey() {
            if key == tagKey, try ahead.peek() == .string {
                tag = try ahead.readString()
            } else {
                try ahead.skipValue()
            }
        }
        return variants.first { $0.tags.contains(tag ?? "") }
    }
}
