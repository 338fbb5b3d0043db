import Foundation

extension HTTPRequest {
    /// Whether a redirect with this status wants the body once more (RFC 9110, sections 15.4.8 and 15.4.9), and the
    /// session can't send it: on Linux the second request goes out without one.
    func mustRepeatBody(after status: Int) -> Bool {
        #if canImport(FoundationNetworking)
            return (status == 307 || status == 308) && body != nil
        #else
            return false
        #endif
    }

    /// The request at the address that a redirect names, if it is for us to follow.
    func repeated(after response: HTTPResponse) -> HTTPRequest? {
        guard mustRepeatBody(after: response.status), let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: response.url ?? url)?.absoluteURL,
            target.scheme?.lowercased().hasPrefix("http") == true
        else { return nil }
        var next = self
        next.url = target
        if !target.hasSameOrigin(as: url) {
            for name in secretHeaders { next.headers[name] = nil }
        }
        return next
    }

    /// The names of the headers that must not go to another server.
    var secretHeaders: [String] {
        headers.fields.map(\.name).filter { name in
            let name = name.lowercased()
            return Redaction.secretHeaders.contains(name) || secretHeaderNames.contains(name)
                || Redaction.isSecret(name)
        }
    }
}
