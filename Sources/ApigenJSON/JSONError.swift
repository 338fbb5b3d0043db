/// What is wrong with a JSON text, and where.
///
/// A reader throws it with the byte offset alone, so that nothing is counted while all goes well;
/// ``located(in:)`` adds line, column and path by reading the text once more.
public struct JSONError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Reason: Hashable, Sendable {
        /// The text is no JSON; the message says what was found and what was expected.
        case syntax(String)
        /// The text nests deeper than the reader allows.
        case tooDeep(limit: Int)
        /// The value is of another kind than the type needs.
        case mismatch(expected: String, found: String)
        /// An object lacks a key that the type needs.
        case missingKey(String)
        /// The value is of the right kind but cannot be represented; the message says why.
        case unrepresentable(String)
        /// An error inside a variant of a tagged union.
        indirect case variant(String, Reason)
    }

    /// What went wrong.
    public var reason: Reason
    /// The offset in bytes from the start of the text.
    public var offset: Int
    /// Line, column and path, once ``located(in:)`` was asked for them.
    public var location: JSONLocation?

    /// Creates an error at a byte offset.
    public init(_ reason: Reason, offset: Int, location: JSONLocation? = nil) {
        self.reason = reason
        self.offset = offset
        self.location = location
    }

    /// The same error with line, column and path, found by reading `bytes` up to the error's offset.
    public func located<Bytes: Sequence>(in bytes: Bytes) -> JSONError where Bytes.Element == UInt8 {
        guard location == nil else { return self }
        var copy = self
        copy.location = JSONLocation(of: offset, in: JSONReader(bytes, maximumDepth: .max))
        return copy
    }

    /// The reason as a sentence without a place, such as `expected string, found number`.
    public var message: String { reason.description }
}

extension JSONError.Reason: CustomStringConvertible {
    /// The reason as a sentence without a place.
    public var description: String {
        switch self {
        case .syntax(let message), .unrepresentable(let message): message
        case .tooDeep(let limit): "the JSON nests deeper than \(limit) levels"
        case .mismatch(let expected, let found): "expected \(expected), found \(found)"
        case .missingKey(let key): "the key \"\(key)\" is missing"
        case .variant(let name, let reason): "\(reason) (in variant \(name))"
        }
    }
}

extension JSONError: CustomStringConvertible {
    /// Path, reason and line: `users[3].address.geo.lat: expected string, found number (line 12)`.
    public var description: String {
        guard let location else { return "\(reason) (byte \(offset))" }
        let path = location.path.description
        return "\(path.isEmpty ? "" : path + ": ")\(reason) (line \(location.line), column \(location.column))"
    }
}
