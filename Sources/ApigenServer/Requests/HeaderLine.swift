/// A line with a header field (RFC 9112, section 5).
enum HeaderLine {
    /// The name and the value.
    static func parse(_ line: [UInt8]) throws(RequestFault) -> (name: String, value: String) {
        if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
            throw .bad("a header field is continued on a second line")
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .bad("a header field has no colon") }
        guard line[..<colon].isToken else { throw .bad("the name of a header field is no word") }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        return (name, String(decoding: line[(colon + 1)...], as: UTF8.self).trimmingBlanks)
    }
}

extension Sequence<UInt8> {
    /// Whether it is a token (RFC 9110, section 5.6.2).
    var isToken: Bool {
        var isEmpty = true
        for byte in self {
            guard byte.isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte) else { return false }
            isEmpty = false
        }
        return !isEmpty
    }
}

extension UInt8 {
    var isAlphanumeric: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    var isHexadecimal: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
