import ApigenJSON

/// A sample as it is served.
struct MockSample: Sendable {
    /// Its text, as it stands in its file.
    let bytes: [UInt8]
    /// Its value.
    let value: JSONValue

    init(_ sample: Sample) throws {
        value = try JSONValue(json: sample.bytes)
        // A byte order mark is for files; RFC 8259 has none on the wire.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        bytes = Array(sample.bytes.starts(with: mark) ? sample.bytes.dropFirst(3) : sample.bytes)
    }
}
