/// Percent-encoding by RFC 3986, section 2.
///
/// Foundation's `URLComponents` leaves `+`, `&` inside values, `/` and `;` to the caller, and differs
/// between platforms, so the runtime has its own.
enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Encodes every byte that isn't unreserved (letters, digits, `-`, `.`, `_`, `~`).
    static func encode(_ text: String) -> String {
        encode(text) { isUnreserved($0) }
    }

    /// Encodes what can't stand in a path, leaving what is already encoded, and slashes, as they are.
    static func encodePath(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) || "!$&'()*+,;=:@/%".utf8.contains($0) }
    }

    private static func encode(_ text: some StringProtocol, keeping keeps: (UInt8) -> Bool) -> String {
        guard !text.utf8.allSatisfy(keeps) else { return String(text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 2)
        for byte in text.utf8 {
            if keeps(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default:
            false
        }
    }
}
