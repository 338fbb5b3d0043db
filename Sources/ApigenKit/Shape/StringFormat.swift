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
        let utf8 = text.utf8
        guard let first = utf8.first else {
            self = .empty
            return
        }
        if utf8.count == 10, JSONTimestamp(text + "T00:00:00Z") != nil {
            self = .date
        } else if utf8.count == 36, Self.isUUID(utf8) {
            self = .uuid
        } else if first == UInt8(ascii: "-") || (48...57).contains(first), JSONNumber(text) != nil {
            self = .number
        } else if first | 0x20 == UInt8(ascii: "h"), Self.isURL(text) {
            self = .url
        } else {
            return nil
        }
    }

    private static func isUUID(_ utf8: String.UTF8View) -> Bool {
        for (index, byte) in utf8.enumerated() {
            switch index {
            case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
            default:
                switch byte {
                case 48...57, 65...70, 97...102: continue
                default: return false
                }
            }
        }
        return true
    }

    /// Whether the text is an absolute `http` or `https` URL of characters that RFC 3986 allows.
    private static func isURL(_ text: String) -> Bool {
        let lower = text.prefix(8).lowercased()
        guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return false }
        let rest = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
        guard let first = rest.first, first != UInt8(ascii: "/") else { return false }
        return rest.allSatisfy { byte in
            switch byte {
            case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
            default: false
            }
        }
    }
}
