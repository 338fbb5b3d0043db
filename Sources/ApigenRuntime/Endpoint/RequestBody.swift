import Foundation

/// The body of a request: how it is made, and its content type.
///
/// The bytes are made when the request is built, so that a value that can't be encoded throws there.
public struct RequestBody: Sendable {
    /// What a body is made of.
    public enum Kind: Hashable, Sendable {
        /// A JSON value.
        case json
        /// A URL-encoded form.
        case form
        /// A multipart form, by RFC 7578.
        case multipart
        /// Bytes as they are.
        case raw
        /// A file as it is.
        case file
    }

    /// What the body is made of.
    public let kind: Kind
    /// The value of the `Content-Type` header.
    public let contentType: String
    /// Makes the bytes. Throws what the encoding throws.
    public let makeContent: @Sendable () throws -> HTTPBody

    /// Creates a body of your own.
    public init(kind: Kind, contentType: String, makeContent: @escaping @Sendable () throws -> HTTPBody) {
        self.kind = kind
        self.contentType = contentType
        self.makeContent = makeContent
    }

    /// A JSON value.
    public static func json(_ value: some JSONCodable & Sendable) -> RequestBody {
        RequestBody(kind: .json, contentType: "application/json") { .data(try value.jsonData()) }
    }

    /// A URL-encoded form.
    public static func form(_ form: FormParameters) -> RequestBody {
        RequestBody(kind: .form, contentType: "application/x-www-form-urlencoded") { .data(Data(form.encoded.utf8)) }
    }

    /// Bytes as they are.
    public static func raw(_ data: Data, contentType: String) -> RequestBody {
        RequestBody(kind: .raw, contentType: contentType) { .data(data) }
    }

    /// A file, read from disk while it is sent.
    public static func file(_ url: URL, contentType: String = "application/octet-stream") -> RequestBody {
        RequestBody(kind: .file, contentType: contentType) { .file(FileReference(url)) }
    }
}
