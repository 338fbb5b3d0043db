/// How characters that no identifier can hold are spoken.
enum SymbolName {
    /// How a symbol is treated beside letters. A key of nothing but symbols is spoken whole.
    enum Treatment {
        /// It carries meaning: `@id` is not `id`.
        case spoken
        /// It carries meaning before a digit at the start of a key: `-1`, `<5`.
        case spokenBeforeDigit
        /// It only parts words.
        case separator
    }

    static func treatment(of scalar: Unicode.Scalar) -> Treatment {
        switch scalar {
        case "+", "@", "#", "$", "&", "%", "*": return .spoken
        case "-", "<", ">", "=", "~": return .spokenBeforeDigit
        default: break
        }
        if scalar.isASCII { return .separator }
        switch scalar.properties.generalCategory {
        case .currencySymbol, .mathSymbol, .otherSymbol: return .spoken
        default: return .separator
        }
    }

    /// The words for a symbol, in lower case; never empty.
    static func words(for scalar: Unicode.Scalar, beforeDigit: Bool = false) -> [String] {
        if scalar == "-", beforeDigit { return ["minus"] }
        if let word = ascii[scalar] { return [word] }
        if (0x1F1E6...0x1F1FF).contains(scalar.value), let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x61) {
            // Two of these letters make a flag.
            return [String(letter)]
        }
        if let name = scalar.properties.name {
            let words = name.lowercased().split { !$0.isLetter }.map(String.init)
            if !words.isEmpty { return Array(words.prefix(maximumWords)) }
        }
        return ["u" + String(scalar.value, radix: 16)]
    }

    /// The word between two numbers that only a separator parts: `1.5` → `1Point5`.
    static func joint(of separator: Unicode.Scalar) -> String {
        switch separator {
        case ".": "point"
        case "-", "–", ":": "to"
        case "/": "over"
        default: "and"
        }
    }

    private static let maximumWords = 4

    private static let ascii: [Unicode.Scalar: String] = [
        " ": "space", "!": "exclamation", "\"": "quote", "#": "hash", "$": "dollar", "%": "percent", "&": "and",
        "'": "apostrophe", "(": "open", ")": "close", "*": "asterisk", "+": "plus", ",": "comma", "-": "dash",
        ".": "dot",
        "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question",
        "@": "at", "[": "open", "\\": "backslash", "]": "close", "^": "caret", "_": "underscore", "`": "backtick",
        "{": "open", "|": "pipe", "}": "close", "~": "tilde", "\t": "tab", "\n": "newline", "\r": "return",
    ]
}
