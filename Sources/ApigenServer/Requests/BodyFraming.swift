/// How the end of a request's body is found (RFC 9112, section 6).
///
/// Where two readers could disagree, the request is refused: that is how requests are smuggled past one of them.
enum BodyFraming: Equatable {
    /// By its length.
    case length(Int)
    /// By a chunk of no bytes.
    case chunked

    /// Whether there is no body.
    var isEmpty: Bool { self == .length(0) }

    init(_ headers: HTTPHeaders, minorVersion: Int) throws(RequestFault) {
        let lengths = headers.values(of: "Content-Length")
        let codings = headers.words(of: "Transfer-Encoding")
        guard headers["Transfer-Encoding"] != nil else {
            self = .length(try Self.length(lengths))
            return
        }
        guard lengths.isEmpty else { throw .bad("there are both a Content-Length and a Transfer-Encoding") }
        guard minorVersion > 0 else { throw .bad("HTTP/1.0 has no Transfer-Encoding") }
        guard codings.last == "chunked", codings.count(where: { $0 == "chunked" }) == 1 else {
            throw .bad("the last transfer coding is not chunked, or it is there twice")
        }
        guard codings.count == 1 else { throw RequestFault(501, "the only transfer coding that is known is chunked") }
        self = .chunked
    }

    private static func length(_ values: [String]) throws(RequestFault) -> Int {
        guard let value = values.first else { return 0 }
        guard values.count == 1 else { throw .bad("there are several Content-Length fields") }
        guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .bad("the Content-Length is no number")
        }
        // What is beyond every integer is beyond every limit.
        return Int(value) ?? .max
    }
}

/// The line before a chunk: its size in hexadecimal digits, and extensions that nobody wants.
enum ChunkSize {
    /// The size; nothing where there is none. What is beyond every integer is as large as one can be.
    static func parse(_ line: [UInt8]) -> Int? {
        let digits = line.prefix { $0.isHexadecimal }
        guard !digits.isEmpty else { return nil }
        let rest = line[digits.endIndex...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard rest.isEmpty || rest.first == UInt8(ascii: ";") else { return nil }
        return Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? .max
    }
}
