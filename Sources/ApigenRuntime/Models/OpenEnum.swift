/// A string of which some values are known, and any other is kept.
///
/// Generated enums conform. A server may add a value at any time; it decodes into the enum's case for unknown
/// values and is written back as it came.
///
/// ```swift
/// switch order.status {
/// case .open, .paid: …
/// case .unknown(let value): print("not known yet: \(value)")
/// }
/// ```
public protocol OpenEnum: APIModel, Hashable, RawRepresentable where RawValue == String {
    /// The case of a string.
    init(rawValue: String)
}

extension OpenEnum {
    /// Reads a string.
    public init(json: inout JSONReader) throws { self.init(rawValue: try json.readString()) }

    /// Writes the string.
    public func write(json: inout JSONWriter) { json.write(rawValue) }

    /// Reads a string from any decoder.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the string to any encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
