import Foundation

/// An answer in a cache, with what decides whether it may be used (RFC 9111).
public struct CachedResponse: Sendable {
    /// The answer.
    public var response: HTTPResponse
    /// When it was stored.
    public var storedAt: Date
    /// The headers of the request that the answer depends on, by its `Vary` header, with names in lower case.
    public var varyingHeaders: [String: String]

    /// Keeps an answer if RFC 9111 and its headers allow it: section 3, for a cache of one user.
    init?(_ response: HTTPResponse, to request: HTTPRequest, at now: Date) {
        let control = CacheControl(response.headers)
        let isStorable = [200, 203, 300, 301, 404, 410].contains(response.status)
        guard isStorable, !control.contains("no-store"), !CacheControl(request.headers).contains("no-store") else {
            return nil
        }
        var varying: [String: String] = [:]
        for name in response.headers.values(for: "Vary").flatMap({ $0.split(separator: ",") }) {
            let name = name.trimmingCharacters(in: .whitespaces).lowercased()
            if name == "*" { return nil }
            varying[name] = request.headers[name] ?? ""
        }
        self.response = response
        storedAt = now
        varyingHeaders = varying
        // What is stale at once and can't be checked would never be used.
        guard lifetime > 0 || hasValidator else { return nil }
    }

    /// Whether the answer was given to a request with the same varying headers.
    func matches(_ request: HTTPRequest) -> Bool {
        varyingHeaders.allSatisfy { (request.headers[$0.key] ?? "") == $0.value }
    }

    /// Whether the server can be asked if it still holds.
    var hasValidator: Bool {
        response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
    }

    /// Whether it may be used without asking.
    func isFresh(at now: Date) -> Bool {
        !CacheControl(response.headers).contains("no-cache") && age(at: now) < lifetime
    }

    /// Whether it may be used for some time after it became stale, by RFC 5861.
    func mayBeUsedStale(_ directive: String, at now: Date) -> Bool {
        let control = CacheControl(response.headers)
        guard let extra = control.seconds(directive), !control.contains("must-revalidate") else { return false }
        return age(at: now) < lifetime + extra
    }

    /// The seconds that it stays fresh from the time it was made (section 4.2.1). There is no guessing without headers.
    private var lifetime: TimeInterval {
        if let seconds = CacheControl(response.headers).seconds("max-age") { return seconds }
        guard let expires = response.headers["Expires"] else { return 0 }
        guard let date = HTTPDate.date(from: expires) else { return 0 }
        let made = response.headers["Date"].flatMap { HTTPDate.date(from: $0) } ?? storedAt
        return max(0, date.timeIntervalSince(made))
    }

    /// The seconds since it was made (section 4.2.3).
    private func age(at now: Date) -> TimeInterval {
        let initial = response.headers["Age"].flatMap { Double($0) } ?? 0
        return max(0, initial) + max(0, now.timeIntervalSince(storedAt))
    }

    /// The request that asks whether the answer still holds.
    func conditional(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        request.headers["If-None-Match"] = response.headers["ETag"]
        if response.headers["ETag"] == nil { request.headers["If-Modified-Since"] = response.headers["Last-Modified"] }
        return request
    }

    /// The answer with the headers of a 304 (section 3.2).
    func refreshed(by notModified: HTTPResponse, at now: Date) -> CachedResponse {
        var copy = self
        for field in notModified.headers.fields where !field.name.isEqualIgnoringCase("Content-Length") {
            copy.response.headers[field.name] = field.value
        }
        copy.storedAt = now
        return copy
    }
}
