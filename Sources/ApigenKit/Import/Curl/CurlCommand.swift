/// A command line of curl, read as curl reads it.
struct CurlCommand {
    /// A piece of data.
    struct Datum: Hashable {
        enum Kind: Hashable {
            /// `-d`: a `@` at its start names a file.
            case plain
            /// `--data-raw`.
            case raw
            /// `--data-urlencode`.
            case encoded
            /// `--json`.
            case json
        }

        var kind: Kind
        var text: String
    }

    /// The methods that were asked for, the last of which counts.
    private(set) var method: String?
    private(set) var urls: [ShellWords.Word] = []
    private(set) var headers: [(name: String, value: String)] = []
    private(set) var data: [Datum] = []
    private(set) var parts: [String] = []
    /// Whether data goes into the query.
    private(set) var isGet = false
    private(set) var isHead = false
    private(set) var hasUser = false
    private(set) var hasBearer = false
    private(set) var hasCookies = false
    /// A file that is sent as it is.
    private(set) var upload: String?
    /// Options that could matter and mean nothing here.
    private(set) var ignored: [ShellWords.Word] = []

    /// Options of one letter that take a value and say nothing of the API.
    private static let lettersWithValue: Set<Character> = [
        "o", "w", "m", "x", "U", "c", "E", "K", "C", "y", "Y", "z", "t", "Q", "P", "r",
    ]
    /// Options that take a value and say nothing of the API.
    private static let namesWithValue: Set<String> = [
        "output", "write-out", "max-time", "connect-timeout", "proxy", "proxy-user", "cookie-jar", "cert", "key",
        "cacert",
        "capath", "config", "retry", "retry-delay", "retry-max-time", "resolve", "limit-rate", "interface",
        "max-redirs",
        "cert-type", "key-type", "ciphers", "tls-max", "dns-servers", "unix-socket", "noproxy", "trace", "trace-ascii",
        "stderr", "dump-header", "range", "continue-at", "output-dir", "connect-to", "aws-sigv4", "pass",
        "pinnedpubkey",
    ]

    /// Reads the words after `curl`.
    init(_ words: some Sequence<ShellWords.Word>) throws(ShellWords.Fault) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word.text == "--" {
                urls += rest
                return
            }
            if word.text.hasPrefix("--") {
                try readName(word, &rest)
            } else if word.text.hasPrefix("-"), word.text.count > 1 {
                try readLetters(word, &rest)
            } else {
                urls.append(word)
            }
        }
    }

    private mutating func readName(_ word: ShellWords.Word, _ rest: inout ArraySlice<ShellWords.Word>) throws(ShellWords
        .Fault)
    {
        var name = String(word.text.dropFirst(2))
        // curl takes no values after an equals sign, but people write them.
        var given: String?
        if let equals = name.firstIndex(of: "=") {
            given = String(name[name.index(after: equals)...])
            name = String(name[..<equals])
        }
        func value() throws(ShellWords.Fault) -> String {
            if let given { return given }
            guard let next = rest.popFirst() else {
                throw ShellWords.Fault(message: "\(word.text) needs a value", offset: word.offset)
            }
            return next.text
        }
        switch name {
        case "request": method = try value()
        case "url": urls.append(ShellWords.Word(text: try value(), offset: word.offset))
        case "header": addHeader(try value())
        case "data", "data-ascii", "data-binary": data.append(Datum(kind: .plain, text: try value()))
        case "data-raw": data.append(Datum(kind: .raw, text: try value()))
        case "data-urlencode": data.append(Datum(kind: .encoded, text: try value()))
        case "json": data.append(Datum(kind: .json, text: try value()))
        case "form", "form-string": parts.append(try value())
        case "user":
            _ = try value()
            hasUser = true
        case "oauth2-bearer":
            _ = try value()
            hasBearer = true
        case "cookie":
            _ = try value()
            hasCookies = true
        case "user-agent", "referer": _ = try value()
        case "get": isGet = true
        case "head": isHead = true
        case "upload-file": upload = try value()
        case _ where Self.namesWithValue.contains(name): _ = try value()
        case "compressed", "location", "silent", "show-error", "insecure", "include", "fail", "verbose", "globoff",
            "http1.1",
            "http2", "http2-prior-knowledge", "http3", "tlsv1.2", "tlsv1.3", "progress-bar", "ipv4", "ipv6", "basic",
            "anyauth",
            "no-progress-meter", "location-trusted", "fail-with-body", "remote-name", "path-as-is", "keepalive",
            "ssl-reqd":
            break
        default: ignored.append(word)
        }
    }

    private mutating func readLetters(_ word: ShellWords.Word, _ rest: inout ArraySlice<ShellWords.Word>)
        throws(ShellWords.Fault)
    {
        var letters = word.text.dropFirst()
        func value(_ letters: inout Substring) throws(ShellWords.Fault) -> String {
            if !letters.isEmpty {
                defer { letters = "" }
                return String(letters)
            }
            guard let next = rest.popFirst() else {
                throw ShellWords.Fault(message: "\(word.text) needs a value", offset: word.offset)
            }
            return next.text
        }
        while let letter = letters.popFirst() {
            switch letter {
            case "X": method = try value(&letters)
            case "H": addHeader(try value(&letters))
            case "d": data.append(Datum(kind: .plain, text: try value(&letters)))
            case "F": parts.append(try value(&letters))
            case "G": isGet = true
            case "I": isHead = true
            case "T": upload = try value(&letters)
            case "A", "e": _ = try value(&letters)
            case "u":
                _ = try value(&letters)
                hasUser = true
            case "b":
                _ = try value(&letters)
                hasCookies = true
            case _ where Self.lettersWithValue.contains(letter): _ = try value(&letters)
            case "L", "s", "S", "k", "i", "f", "v", "g", "#", "0", "1", "2", "3", "4", "6", "N", "O", "J", "n", "q",
                "a":
                break
            default: ignored.append(word)
            }
        }
    }

    private mutating func addHeader(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return }
        let name = text[..<colon].filter { !$0.isWhitespace }
        let value = text[text.index(after: colon)...].drop { $0.isWhitespace }
        // A header without a value takes one of curl's own away.
        if !value.isEmpty, !name.isEmpty { headers.append((name, String(value))) }
    }
}
