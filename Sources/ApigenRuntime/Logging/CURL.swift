import Foundation

extension HTTPRequest {
    /// The request as a command line for `curl`, to be tried in a shell.
    ///
    /// - Parameter showsSecrets: Whether credentials are in it. False by default.
    public func curl(showsSecrets: Bool = false) -> String {
        let address = showsSecrets ? url.absoluteString : Redaction.address(url, secretNames: secretQueryNames)
        var parts = ["curl"]
        if method == .head {
            parts.append("--head")
        } else if method != .get || body != nil {
            parts.append("--request \(method)")
        }
        parts.append(Self.quoted(address))
        for field in headers.fields {
            let value = showsSecrets ? field.value : Redaction.header(field, secretNames: secretHeaderNames)
            // Without its semicolon curl would leave out a header that is empty.
            parts.append("--header " + Self.quoted(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)"))
        }
        switch body {
        case .data(let data):
            if let text = String(data: data, encoding: .utf8) {
                parts.append("--data-raw " + Self.quoted(showsSecrets ? text : Redaction.text(text)))
            } else {
                parts.append("--data-binary '@body' # \(data.count) bytes that are no text")
            }
        case .file(let file):
            parts.append("--data-binary " + Self.quoted("@" + file.url.path))
        case nil: break
        }
        return parts.joined(separator: " \\\n  ")
    }

    /// Quoted for a POSIX shell: in single quotes nothing has a meaning but a single quote.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}

extension Endpoint {
    /// The request as a command line for `curl`, without credentials. Throws as ``urlRequest()`` does.
    public func curl() throws -> String {
        do {
            return try RequestBuilder.request(for: request, accept: decoding.accept).curl()
        } catch {
            throw APIError(kind: .invalidRequest, endpoint: request.qualifiedName, underlying: error)
        }
    }
}
