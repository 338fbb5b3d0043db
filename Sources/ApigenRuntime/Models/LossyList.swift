extension Array where Element: JSONCodable {
    /// Reads an array and drops the elements that don't decode, which ``DroppedElements/report`` is told.
    ///
    /// - Throws: ``JSONError`` where the value is no array or its text no JSON.
    public init(lossyJSON json: inout JSONReader) throws {
        self = []
        var dropped = DroppedElements()
        try json.beginArray()
        while try json.nextElement() {
            var attempt = json
            do {
                append(try Element(json: &attempt))
                json = attempt
            } catch let error as JSONError {
                try json.skipValue()
                dropped.add(error)
            }
        }
        guard let first = dropped.errors.first else { return }
        // Finding the place means to read the text once more, so only the first error gets one.
        dropped.errors[0] = first.located(in: UnsafeBufferPointer(start: json.bytes, count: json.count))
        DroppedElements.report(dropped)
    }
}
