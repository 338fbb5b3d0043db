import ApigenJSON

/// A format that a string value may have.
package enum StringFormat: String, Hashable, Sendable, CaseIterable {
    /// An RFC 3339 date-time.
    case dateTime = "date-time"
    /// An RFC 3339 date-time with a fraction that `Date` cannot keep.
    case fineDateTime = "fine-date-time"
    /// A date-time without an offset, which says no instant unless a spec says that it is UTC.
    case localDateTime = "local-date-time"
    /// A day, `2024-05-01`.
    case date
    /// A UUID in its usual form.
    case uuid
    /// An absolute URL with a host.
    case url
    /// A number in quotes.
    case number
    /// The empty string.
    case empty

    /// The format of a string that is no date-time.
    init?(_ text: String) {
        var text = text
        guard let format = text.withUTF8({ Self($0) }) else { return nil }
        self = format
    }

    /// The format of a string that is no date-time, by its UTF-8.
    ///
    /// Bytes, because every string of every sample comes here.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first else {
            self = .empty
            return
        }
        if JSONTimestamp.isDay(text) {
            self = .date
        } else if text.count == 36, Self.isUUID(text) {
            self = .uuid
        } else if first == UInt8(ascii: "-") || (48...57).contains(first), Self.isNumber(text) {
            self = .number
        } else if first | 0x20 == UInt8(ascii: "h"), Self.isURL(text) {
            self = .url
        } else {
            return nil
        }
    }

    private static func isUUID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in text.indices {
            switch index {
            case 8, 13, 18, 23: if text[index] != UInt8(ascii: "-") { return false }
            default:
                switch text[index] {
                case 48...57, 65...70, 97...102: continue
                default: return false
                }
            }
        }
        return true
    }

    /// Whether the text is a number as JSON writes it (RFC 8259).
    private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...]
        func digits() -> Int {
            let start = rest.startIndex
            while let byte = rest.first, byte &- UInt8(ascii: "0") <= 9 { rest.removeFirst() }
            return rest.startIndex - start
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, whole == 1 || !startsWithZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// Whether the text is an absolute `http` or `https` URL of characters that RFC 3986 allows.
    private static func isURL(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = hasScheme("http://", text) ? 7 : hasScheme("https://", text) ? 8 : text.count
        guard index < text.count, text[index] != UInt8(ascii: "/") else { return false }
        while index < text.count {
            switch text[index] {
            case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: index += 1
            default: return false
            }
        }
        return true
    }

    /// Whether the text starts with a scheme, in whatever case.
    private static func hasScheme(_ scheme: StaticString, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= scheme.utf8CodeUnitCount else { return false }
        var index = 0
        while index < scheme.utf8CodeUnitCount {
            let byte = text[index]
            guard ((65...90).contains(byte) ? byte | 0x20 : byte) == scheme.utf8Start[index] else { return false }
            index += 1
        }
        return true
    }

    /// By its place among the cases: every string of every sample is counted by its format, and a hash of the text
    /// behind a case takes longer than to tell the format.
    package func hash(into hasher: inout Hasher) {
        let place: UInt8 =
            switch self {
            case .dateTime: 0
            case .fineDateTime: 1
            case .localDateTime: 2
            case .date: 3
            case .uuid: 4
            case .url: 5
            case .number: 6
            case .empty: 7
            }
        hasher.combine(place)
    }
}
