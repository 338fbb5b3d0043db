import Foundation

extension Date: JSONCodable {
    /// Reads a string that holds an RFC 3339 date-time, with or without fractional seconds, at any offset.
    ///
    /// One without an offset is read as UTC: no sample makes a field a `Date` by it, but a spec may.
    public init(json: inout JSONReader) throws {
        let timestamp = try json.readTimestamp()
        self.init(timeIntervalSinceReferenceDate: timestamp.secondsSinceReferenceDate)
    }

    /// Writes an RFC 3339 date-time in the writer's ``JSONWriter/timestampStyle``.
    public func write(json: inout JSONWriter) {
        let instant = timeIntervalSinceReferenceDate
        let timestamp = JSONTimestamp(secondsSinceReferenceDate: instant, style: json.timestampStyle)
        if let timestamp, json.write(timestamp) { return }
        json.writeNull()
        json.fail(.unrepresentable("RFC 3339 has no form for the date \(instant) seconds after 2001"))
    }
}

extension Decimal: JSONCodable {
    /// Reads a number with all its digits, up to 38.
    public init(json: inout JSONReader) throws {
        let start = json.position
        let number = try json.readNumber()
        guard let value = Decimal(string: number.literal, locale: Locale(identifier: "en_US_POSIX")) else {
            throw json.unrepresentable(number.literal, as: "a Decimal", at: start)
        }
        self = value
    }

    /// Writes the number with all its digits; NaN fails.
    public func write(json: inout JSONWriter) {
        guard let number = JSONNumber(description) else {
            json.writeNull()
            json.fail(.unrepresentable("JSON has no number for \(description)"))
            return
        }
        json.write(number)
    }
}

extension UUID: JSONCodable {
    /// Reads a string that holds a UUID.
    public init(json: inout JSONReader) throws {
        self = try json.readText(as: "a UUID") { UUID(uuidString: $0) }
    }

    /// Writes the UUID in lower case, as RFC 9562 recommends.
    public func write(json: inout JSONWriter) { json.write(uuidString.lowercased()) }
}

extension URL: JSONCodable {
    /// Reads a string that holds a URL.
    public init(json: inout JSONReader) throws {
        self = try json.readText(as: "a URL") { URL(string: $0) }
    }

    /// Writes the URL.
    public func write(json: inout JSONWriter) { json.write(absoluteString) }
}

extension JSONReader {
    /// Reads a string that holds a date-time; one without an offset is in UTC.
    fileprivate mutating func readTimestamp() throws -> JSONTimestamp {
        let start = position
        if try peek() == .string {
            let raw = try readRawString()
            let text = UnsafeBufferPointer(start: bytes + raw.start, count: raw.end - raw.start)
            // A date-time has no character that would be escaped; where one is, the text is read as any other.
            let timestamp = raw.hasEscapes ? nil : JSONTimestamp.parse(text, allowsMissingZone: true)
            if let timestamp { return timestamp }
            position = start
        }
        return try readText(as: "a date-time (RFC 3339)") { JSONTimestamp($0, allowsMissingZone: true) }
    }

    /// Reads a string and makes something of it; where that gives nothing, the error shows the string.
    mutating func readText<Value>(as expected: String, _ make: (String) -> Value?) throws -> Value {
        _ = try? peek()
        let start = position
        let text = try readString()
        guard let value = make(text) else {
            let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
            throw JSONError(.unrepresentable("expected \(expected), found \"\(shown)\""), offset: start)
        }
        return value
    }
}
