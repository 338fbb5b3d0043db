import Foundation

/// Turns a ``RequestDescription`` into an ``HTTPRequest``.
enum RequestBuilder {
    /// The reason why a request can't be built.
    struct Failure: Error, Hashable, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Builds the request. `baseURL` replaces that of the description, `defaults` yield to its headers.
    static func request(
        for description: RequestDescription,
        accept: String?,
        baseURL: URL? = nil,
        defaults: HTTPHeaders = HTTPHeaders(),
        timeout: TimeInterval = 60
    ) throws -> HTTPRequest {
        var headers = defaults
        if let accept, headers["Accept"] == nil { headers["Accept"] = accept }
        if description.body == nil {
            headers["Content-Type"] = nil
        }
        headers.merge(description.headers)
        if let body = description.body, description.headers["Content-Type"] == nil {
            headers["Content-Type"] = body.contentType
        }
        try validate(headers)
        return HTTPRequest(
            method: description.method,
            url: try description.absoluteURL ?? url(for: description, baseURL: baseURL ?? description.baseURL),
            headers: headers,
            body: try description.body?.makeContent(),
            timeout: description.timeout ?? timeout,
            endpoint: description.qualifiedName
        )
    }

    /// Base URL, path and query as one address.
    static func url(for description: RequestDescription, baseURL: URL) throws -> URL {
        let base = baseURL.absoluteString
        let mark = base.firstIndex(where: { $0 == "?" || $0 == "#" }) ?? base.endIndex
        var text = String(base[..<mark])
        while text.hasSuffix("/") { text.removeLast() }
        let path = try expand(description.path, description.pathParameters)
        if !path.isEmpty {
            if !path.hasPrefix("/") { text += "/" }
            text += path
        }
        var query = baseURL.query.map { [$0] } ?? []
        if !description.query.isEmpty { query.append(description.query.encoded) }
        if !query.isEmpty {
            text += text.contains("?") ? "&" : "?"
            text += query.joined(separator: "&")
        }
        guard let url = URL(string: text), url.scheme != nil else {
            throw Failure("\(text) is not an absolute URL")
        }
        return url
    }

    /// Replaces each `{name}` by its value, as one path segment whatever it holds.
    private static func expand(_ template: String, _ parameters: [String: String]) throws -> String {
        var path = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            guard let value = parameters[name] else { throw Failure("the path parameter \(name) is missing") }
            // An empty segment would ask for another resource: DELETE /users/{id} would become DELETE /users/.
            guard !value.isEmpty else { throw Failure("the path parameter \(name) is empty") }
            path += PercentEncoding.encodePath(rest[..<open]) + PercentEncoding.encode(value)
            rest = rest[rest.index(after: close)...]
        }
        path += PercentEncoding.encodePath(rest)
        // RFC 3986 takes `%2E%2E` for `..` as well, so there is no way to send such a segment.
        for segment in path.split(separator: "/") where segment == "." || segment == ".." {
            throw Failure("\"\(segment)\" as a segment of the path would change the path")
        }
        return path
    }

    /// A line break in a header would let a value add headers of its own.
    private static func validate(_ headers: HTTPHeaders) throws {
        for field in headers.fields {
            let isName = !field.name.isEmpty && field.name.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != 58 }
            guard isName else { throw Failure("\(field.name) is not the name of a header") }
            let isValue = field.value.unicodeScalars.allSatisfy { $0 != "\r" && $0 != "\n" && $0 != "\0" }
            guard isValue else { throw Failure("the header \(field.name) holds a line break") }
        }
    }
}
