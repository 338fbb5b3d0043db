/// The method of a request, by RFC 9110, section 9.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method as it is sent, e.g. `GET`.
    public let rawValue: String

    /// Creates a method from its name. Names are case-sensitive.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a method from its name. Names are case-sensitive.
    public init(stringLiteral value: String) {
        self.rawValue = value
    }

    /// Reads a resource.
    public static let get = HTTPMethod(rawValue: "GET")
    /// Reads the header of a resource.
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Creates or acts; not idempotent.
    public static let post = HTTPMethod(rawValue: "POST")
    /// Replaces a resource.
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Changes part of a resource (RFC 5789); not idempotent.
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what a resource allows.
    public static let options = HTTPMethod(rawValue: "OPTIONS")

    /// The method as it is sent.
    public var description: String { rawValue }

    /// Whether sending the request twice has the effect of sending it once (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete, .options, "TRACE": true
        default: false
        }
    }

    /// Whether the request only reads (RFC 9110, section 9.2.1).
    public var isSafe: Bool {
        switch self {
        case .get, .head, .options, "TRACE": true
        default: false
        }
    }
}
