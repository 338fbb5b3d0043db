import ApigenJSON

/// A form of keys that shows that they are data and not names of fields.
enum KeyPattern: String, CaseIterable {
    case number, date, uuid, hexadecimal, version, locale, currency, sigil, path, address

    /// Whether one key of this form is enough to say so: no field is called `2024-05-01`.
    var isUnmistakable: Bool {
        switch self {
        case .locale: false
        default: true
        }
    }

    /// What a person calls such keys.
    var description: String {
        switch self {
        case .number: "numbers"
        case .date: "dates"
        case .uuid: "UUIDs"
        case .hexadecimal: "hexadecimal ids"
        case .version: "versions"
        case .locale: "locales"
        case .currency: "currency codes"
        case .sigil: "prefixed ids"
        case .path: "paths"
        case .address: "addresses"
        }
    }

    /// The form of a key, where it has one.
    init?(_ key: [UInt8]) {
        if Self.isWord(key) { return nil }
        let found = Self.allCases.first { $0.matches(key) }
        guard let found else { return nil }
        self = found
    }

    /// Whether a key is nothing but letters, more than a code has: what most names of fields are.
    private static func isWord(_ key: [UInt8]) -> Bool {
        key.count > 3 && key.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") } && isLetter(key[2])
    }

    func matches(_ key: [UInt8]) -> Bool {
        guard !key.isEmpty else { return false }
        switch self {
        case .number: return Self.isNumber(key)
        case .date: return Self.isDate(key)
        case .uuid: return key.count == 36 && StringFormat(String(decoding: key, as: UTF8.self)) == .uuid
        case .hexadecimal:
            // Digits and letters both, so that neither a word nor a number is taken for one.
            return key.count >= 12 && key.allSatisfy(Self.isHexadecimal) && key.contains(where: Self.isDigit)
                && key.contains { !Self.isDigit($0) }
        case .version: return Self.isVersion(key)
        case .locale: return Self.isLocale(key)
        case .currency: return key.count == 3 && currencyCodes.contains(String(decoding: key, as: UTF8.self))
        case .sigil: return Self.isPrefixedIdentifier(key)
        case .path:
            return key.contains(UInt8(ascii: "/")) && key.count >= 2 && !key.contains(UInt8(ascii: " "))
        case .address:
            guard let at = key.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
            return key[at...].contains(UInt8(ascii: "."))
        }
    }

    private static func isNumber(_ key: [UInt8]) -> Bool {
        let digits = key.first == UInt8(ascii: "-") ? key.dropFirst() : key[...]
        return !digits.isEmpty && digits.allSatisfy(isDigit)
    }

    /// `2024-05-01`, `2024-05`, `20240501T…`, or a date-time.
    private static func isDate(_ key: [UInt8]) -> Bool {
        // Nearly all keys are names, which start with a letter.
        guard let first = key.first, isDigit(first) else { return false }
        let text = String(decoding: key, as: UTF8.self)
        if JSONTimestamp(text) != nil { return true }
        switch key.count {
        case 7: return JSONTimestamp(text + "-01T00:00:00Z") != nil
        case 10: return JSONTimestamp(text + "T00:00:00Z") != nil
        case 16, 19: return JSONTimestamp(text.prefix(16) + (key.count == 16 ? ":00" : text.suffix(3)) + "Z") != nil
        default: return false
        }
    }

    /// `1.2`, `1.2.3`, `v2.0.0-beta.1`.
    private static func isVersion(_ key: [UInt8]) -> Bool {
        let body = key.first == UInt8(ascii: "v") ? key.dropFirst() : key[...]
        let core = body.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        let parts = core.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }) else { return false }
        guard let next = body.dropFirst(core.count).first else { return true }
        return next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
            || (parts.count >= 3 && (isLetter(next) || next == UInt8(ascii: "_")))
    }

    /// `en-US`, `pt_BR`, `zh-Hans`, or a language code alone.
    private static func isLocale(_ key: [UInt8]) -> Bool {
        // The codes of languages have two letters.
        guard key.count == 2 || key.count > 2 && !isLetter(key[2]) else { return false }
        let parts = key.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard let language = parts.first, languageCodes.contains(String(decoding: language, as: UTF8.self)),
            parts.count <= 3
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            switch part.count {
            case 2: part.allSatisfy { (65...90).contains($0) }
            case 3: part.allSatisfy(isDigit)
            case 4: (65...90).contains(part.first ?? 0) && part.allSatisfy(isLetter)
            default: false
            }
        }
    }

    /// `!room:server`, `$event`, `@user:server`, `#channel`: a sigil and something that no field is called.
    private static func isPrefixedIdentifier(_ key: [UInt8]) -> Bool {
        guard let first = key.first, key.count >= 4 else { return false }
        switch first {
        case UInt8(ascii: "!"): return true
        case UInt8(ascii: "@"), UInt8(ascii: "#"): return key.contains(UInt8(ascii: ":"))
        case UInt8(ascii: "$"):
            // `$ref`, `$schema` are names.
            return key.count >= 8 && (key.contains(where: isDigit) || key.contains(UInt8(ascii: ":")))
        default: return false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (97...102).contains(byte) || (65...70).contains(byte)
    }
}

/// ISO 639-1.
private let languageCodes = Set(
    """
    aa ab af ak am ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd \
    ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr \
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init)
)

/// ISO 4217, current and recent, and the crypto-currencies that price lists hold beside them.
private let currencyCodes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTC BTN BTS BWP BYN BYR BZD \
    CAD CDF CHF CLF CLP CNH CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EEK EGP ERN ETB ETH EUR FJD FKP GBP GEL GGP \
    GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KMF KPW KRW \
    KWD KYD KZT LAK LBP LKR LRD LSL LTC LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MTL MUR MVR MWK MXN MYR MZN \
    NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL \
    SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VEF VES VND VUV WST XAF \
    XAG XAU XCD XDR XLM XMR XOF XPD XPF XPT XRP YER ZAR ZMK ZMW ZWL
    """.split(separator: " ").map(String.init)
)
