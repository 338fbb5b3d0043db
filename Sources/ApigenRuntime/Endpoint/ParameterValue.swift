import Foundation

/// A value that can stand in a path, a query, a form or a header.
///
/// Enums with a raw value conform by declaration alone: `enum Sort: String, ParameterValue { … }`.
public protocol ParameterValue: Sendable {
    /// The value as text, before any percent-encoding.
    var parameterText: String { get }
}

extension ParameterValue where Self: RawRepresentable, RawValue: ParameterValue {
    /// The text of the raw value.
    public var parameterText: String { rawValue.parameterText }
}

extension String: ParameterValue {
    /// The text itself.
    public var parameterText: String { self }
}

extension Bool: ParameterValue {
    /// `true` or `false`.
    public var parameterText: String { self ? "true" : "false" }
}

extension Int: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension Int32: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension Int64: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension UInt64: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension Double: ParameterValue {
    /// The shortest text that reads back as the same number.
    public var parameterText: String { description }
}

extension Float: ParameterValue {
    /// The shortest text that reads back as the same number.
    public var parameterText: String { description }
}

extension Decimal: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { description }
}

extension UUID: ParameterValue {
    /// The identifier in lower case, as RFC 9562 prefers.
    public var parameterText: String { uuidString.lowercased() }
}

extension URL: ParameterValue {
    /// The whole address.
    public var parameterText: String { absoluteString }
}

extension Date: ParameterValue {
    /// The instant by RFC 3339 in UTC, with milliseconds only where there are some: `2024-05-01T08:30:00Z`.
    public var parameterText: String {
        let instant = timeIntervalSinceReferenceDate
        let hasFraction = abs(instant - instant.rounded()) >= 0.0005
        let style = JSONTimestamp.Style(fractionDigits: hasFraction ? 3 : 0)
        return JSONTimestamp(secondsSinceReferenceDate: instant, style: style)?.text ?? String(timeIntervalSince1970)
    }
}
