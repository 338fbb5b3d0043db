/// A value or an explicit `null`.
///
/// A field of type `Nullable<Value>?` keeps three cases apart: a value, `null`, and no such key at all. Models get
/// such fields where the spec says `"nulls": "distinct"`, as the body of a PATCH needs it.
public enum Nullable<Wrapped> {
    /// `null`.
    case null
    /// A value.
    case value(Wrapped)

    /// The value; `nil` where it is `null`.
    public var wrapped: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Nullable: Sendable where Wrapped: Sendable {}
extension Nullable: Equatable where Wrapped: Equatable {}
extension Nullable: Hashable where Wrapped: Hashable {}

extension Nullable: JSONCodable where Wrapped: JSONCodable {
    /// Reads a value or `null`.
    public init(json: inout JSONReader) throws {
        self = try json.readNullIfPresent() ? .null : .value(Wrapped(json: &json))
    }

    /// Writes the value or `null`.
    public func write(json: inout JSONWriter) {
        wrapped.write(json: &json)
    }
}
