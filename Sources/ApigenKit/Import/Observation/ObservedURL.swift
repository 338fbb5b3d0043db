/// The URL of a request, taken apart.
struct ObservedURL {
    /// A part of the path between slashes.
    enum Segment: Hashable {
        /// Text that stands as it is.
        case literal(String)
        /// A value that differs from request to request. It has a name where the document gives one.
        case value(String, name: String?)

        /// The text that was sent.
        var text: String {
            switch self {
            case .literal(let text), .value(let text, _): text
            }
        }
    }

    /// A name and a value of the query.
    struct Item: Hashable {
        var name: String
        var value: String
        /// Whether the document says that it may be left out.
        var isOptional = false
    }

    /// Scheme and host: `https://api.example.com`; empty where nothing tells it.
    var origin: String
    /// The path.
    var segments: [Segment]
    /// The query.
    var query: [Item]
    /// Whether it names a user.
    var hasUser = false

    /// Takes a URL apart; nothing where it is none of `http` or `https`. Without a scheme `https` is meant.
    init?(_ text: String, defaultScheme: String? = nil) {
        var rest = text.prefix { $0 != "#" }[...]
        var scheme = ""
        if let range = rest.firstPlace(of: "://") {
            scheme = rest[..<range.lowerBound].lowercased()
            rest = rest[range.upperBound...]
        } else if let defaultScheme {
            scheme = defaultScheme
        }
        guard scheme == "http" || scheme == "https" else { return nil }
        var authority = rest.prefix { !"/?".contains($0) }
        rest = rest[authority.endIndex...]
        if let at = authority.lastIndex(of: "@") {
            hasUser = true
            authority = authority[authority.index(after: at)...]
        }
        origin = "\(scheme)://\(authority.lowercased())"
        guard BaseURL.fault(in: origin) == nil else { return nil }
        let path = rest.prefix { $0 != "?" }
        segments = Self.segments(of: path)
        query = Self.items(of: rest[path.endIndex...].dropFirst())
    }

    init(origin: String, segments: [Segment], query: [Item]) {
        self.origin = origin
        self.segments = segments
        self.query = query
    }

    /// The segments of a path. What no path of a spec can hold is escaped.
    static func segments(of path: some StringProtocol) -> [Segment] {
        path.split(separator: "/").map { .literal(escaped(String($0))) }
    }

    /// The names and values of a query or of a form.
    static func items(of text: some StringProtocol) -> [Item] {
        text.split(separator: "&").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = PercentCoding.decoded(String(parts[0]), plusIsSpace: true)
            guard !name.isEmpty else { return nil }
            let value = parts.count > 1 ? PercentCoding.decoded(String(parts[1]), plusIsSpace: true) : ""
            return Item(name: name, value: value)
        }
    }

    private static func escaped(_ segment: String) -> String {
        var text = ""
        for scalar in segment.unicodeScalars {
            switch scalar {
            case "{", "}", "#", "?", " ":
                text += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
            default:
                if scalar.value < 0x20 || scalar.properties.isWhitespace { continue }
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
