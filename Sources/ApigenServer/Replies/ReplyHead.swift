import Foundation

#if canImport(Musl)
    import Musl
#endif

/// The head of a reply: status line, header fields, and the empty line after them.
enum ReplyHead {
    /// How the end of the body is found.
    enum Framing {
        /// By its length.
        case length(Int)
        /// By a chunk of no bytes.
        case chunked
        /// By the end of the connection.
        case close
        /// There is none, and the status says so.
        case none
    }

    private static let framingFields: Set<String> = [
        "content-length", "transfer-encoding", "connection", "keep-alive", "trailer", "upgrade", "date",
    ]

    /// The bytes of the head.
    static func bytes(_ status: Int, _ headers: HTTPHeaders, _ framing: Framing, isKept: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(StatusText.of(status))\r\nDate: \(date(time(nil)))\r\n"
        for field in headers.fields where !framingFields.contains(field.key) && field.name.utf8.isToken {
            text += "\(field.name): \(lineText(field.value))\r\n"
        }
        switch framing {
        case .length(let length): text += "Content-Length: \(length)\r\n"
        case .chunked: text += "Transfer-Encoding: chunked\r\n"
        case .close, .none: break
        }
        text += "Connection: \(isKept ? "keep-alive" : "close")\r\n\r\n"
        return Array(text.utf8)
    }

    /// A value that can't end its line, whatever it holds.
    private static func lineText(_ value: String) -> String {
        String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }

    /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func date(_ seconds: time_t) -> String {
        var seconds = seconds
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = days[max(0, min(6, Int(parts.tm_wday)))]
        let month = months[max(0, min(11, Int(parts.tm_mon)))]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
        return "\(day), \(two(parts.tm_mday)) \(month) \(Int(parts.tm_year) + 1900) \(clock) GMT"
    }
}
