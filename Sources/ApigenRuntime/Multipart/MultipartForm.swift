import Foundation

/// A form of parts with content types of their own, by RFC 7578.
///
/// ```swift
/// var form = MultipartForm()
/// form.addText("caption", "Sunset")
/// form.addFile("photo", url, contentType: "image/jpeg")
/// endpoint.body = .multipart(form)
/// ```
public struct MultipartForm: Sendable {
    /// What a part holds.
    public enum Content: Sendable {
        /// Bytes in memory.
        case data(Data)
        /// A file, read when the form is sent.
        case file(URL)
    }

    /// One part.
    public struct Part: Sendable {
        /// The name of the field.
        public var name: String
        /// The name of the file; nil for a plain field.
        public var filename: String?
        /// The content type; nil for plain text.
        public var contentType: String?
        /// What it holds.
        public var content: Content

        /// Creates a part.
        public init(name: String, filename: String? = nil, contentType: String? = nil, content: Content) {
            self.name = name
            self.filename = filename
            self.contentType = contentType
            self.content = content
        }
    }

    /// The parts, in order.
    public var parts: [Part] = []
    /// The line between parts. It must not occur in any of them; the default is random.
    public var boundary: String

    /// Creates an empty form.
    public init(boundary: String = "apigen-" + UUID().uuidString) {
        self.boundary = boundary
    }

    /// Adds a field of text; nil is left out.
    public mutating func addText(_ name: String, _ value: (some ParameterValue)?) {
        guard let value else { return }
        parts.append(Part(name: name, content: .data(Data(value.parameterText.utf8))))
    }

    /// Adds a field for each value; nil is left out.
    public mutating func addText(_ name: String, _ values: [some ParameterValue]?) {
        for value in values ?? [] { addText(name, value) }
    }

    /// Adds bytes as a file; nil is left out.
    public mutating func addData(_ name: String, _ data: Data?, filename: String? = nil, contentType: String) {
        guard let data else { return }
        parts.append(Part(name: name, filename: filename ?? name, contentType: contentType, content: .data(data)))
    }

    /// Adds a file from disk; nil is left out. The name is that on disk unless another is given.
    public mutating func addFile(
        _ name: String,
        _ url: URL?,
        filename: String? = nil,
        contentType: String = "application/octet-stream"
    ) {
        guard let url else { return }
        let filename = filename ?? url.lastPathComponent
        parts.append(Part(name: name, filename: filename, contentType: contentType, content: .file(url)))
    }

    /// The value of the `Content-Type` header.
    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }
}

extension RequestBody {
    /// A multipart form (RFC 7578). With files it is put together on disk, so that memory does not grow with them.
    public static func multipart(_ form: MultipartForm) -> RequestBody {
        RequestBody(kind: .multipart, contentType: form.contentType) { try MultipartEncoder(form).body() }
    }
}
