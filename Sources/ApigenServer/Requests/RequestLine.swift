/// The first line of a request (RFC 9112, section 3).
struct RequestLine {
    /// The method.
    let method: String
    /// Path and query, or `*`.
    let target: String
    /// The minor version.
    let minorVersion: Int
    /// The host where the target names one.
    private let authority: String?

    private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    /// Whether the method is one that is served.
    var isMethodKnown: Bool { Self.methods.contains(method) }

    init(_ line: [UInt8]) throws(RequestFault) {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3 else { throw .bad("the request line is not a method, a target and a version") }
        guard words[0].isToken else { throw .bad("the method is no word") }
        method = String(decoding: words[0], as: UTF8.self)
        minorVersion = try Self.minorVersion(words[2])
        guard words[1].allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .bad("the target holds a character that must be percent-encoded")
        }
        (target, authority) = try Self.target(String(decoding: words[1], as: UTF8.self), method: method)
        guard Self.isPercentEncoded(target) else { throw .bad("the target holds a % without two hexadecimal digits") }
    }

    /// Whom the request is for, by the target and the header `Host` (RFC 9112, section 3.2).
    func host(with headers: HTTPHeaders) throws(RequestFault) -> String {
        let hosts = headers.values(of: "Host")
        guard hosts.count < 2 else { throw .bad("there are several Host fields") }
        guard let host = hosts.first else {
            if minorVersion > 0 { throw .bad("there is no Host field") }
            return authority ?? ""
        }
        guard Self.isHost(host) else { throw .bad("the Host field is no host") }
        return authority ?? host
    }

    private static func minorVersion(_ word: ArraySlice<UInt8>) throws(RequestFault) -> Int {
        let bytes = Array(word)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), digits.contains(bytes[5]),
            bytes[6] == UInt8(ascii: "."), digits.contains(bytes[7])
        else { throw .bad("the version is none of HTTP") }
        guard bytes[5] == UInt8(ascii: "1") else {
            throw RequestFault(505, "only HTTP/1.1 and HTTP/1.0 are spoken here")
        }
        return Int(bytes[7] - UInt8(ascii: "0"))
    }

    private static func target(
        _ text: String,
        method: String
    ) throws(RequestFault) -> (target: String, authority: String?) {
        if text.contains("#") { throw .bad("the target has a fragment") }
        if text.hasPrefix("/") { return (text, nil) }
        if text == "*", method == "OPTIONS" { return (text, nil) }
        let lowercase = text.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lowercase.hasPrefix) else {
            // CONNECT names a host and a port, and is answered as a method that is not known.
            if method == "CONNECT" { return ("/", nil) }
            throw .bad("the target does not start with a slash")
        }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard !authority.isEmpty, isHost(String(authority)) else { throw .bad("the target has no host") }
        let path = rest[authority.endIndex...]
        return (path.hasPrefix("/") ? String(path) : "/" + path, String(authority))
    }

    private static func isPercentEncoded(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
            guard index + 2 < bytes.count, bytes[index + 1].isHexadecimal, bytes[index + 2].isHexadecimal else {
                return false
            }
        }
        return true
    }

    /// Whether a text is a host and perhaps a port, by its characters.
    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isAlphanumeric || "-._~!$&'()*+,;=%:[]".utf8.contains($0) }
    }
}
