extension Array where Element: JSONCodable {
    /// Reads an array and drops the elements that don't decode, telling ``DroppedElements`` of each.
    ///
    /// - Throws: ``JSONError`` where the value is no array or its text no JSON.
    public init(lossyJSON json: inout JSONReader) throws {
        self = []
        try json.beginArray()
        while try json.nextElement() {
            var attempt = json
            do {
                append(try Element(json: &attempt))
                json = attempt
            } catch let error as JSONError {
                try json.skipValue()
                DroppedElements.report?(error)
            }
        }
    }
}

/// Where lists that keep only what decodes report what they dropped.
public enum DroppedElements {
    /// Called with the error of each element that is dropped in the current task.
    @TaskLocal public static var report: (@Sendable (JSONError) -> Void)?
}
