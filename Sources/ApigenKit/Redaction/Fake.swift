import ApigenJSON

/// Makes values that stand for others, of the same type and format.
///
/// A fake depends on the value and the seed alone.
struct Fake: Sendable {
    let seed: UInt64

    /// What fakes of credentials start with: everybody sees what they are, and no scanner takes them for real.
    static let mark = "redacted-"

    /// Whether a value is the fake of a credential already.
    static func isMark(_ value: JSONValue) -> Bool {
        value.stringValue.map(isMark) ?? false
    }

    private static func isMark(_ text: String) -> Bool {
        text.hasPrefix(mark) && text.utf8.count == mark.utf8.count + 8
    }

    /// A text in which the fakes of credentials are all the same.
    static func withoutMarks(_ text: String) -> String {
        guard text.holds(mark) else { return text }
        let parts = text.parts(between: mark)
        let rest = parts.dropFirst().map { part in
            let digits = part.prefix(8)
            return digits.count == 8 && digits.allSatisfy(\.isHexDigit) ? part.dropFirst(8) : part
        }
        return ([parts[0]] + rest).joined(separator: mark)
    }

    // MARK: Texts

    /// The fake of a credential. Where the text has a format that a type may rest on, the fake has it too.
    func credential(_ text: String) -> String {
        if Self.isMark(text) { return text }
        return formatted(text) ?? Self.mark + random(text).hexadecimal(8)
    }

    /// The fake of any text: letters for letters, digits for digits, everything else as it was.
    func text(_ text: String) -> String {
        formatted(text) ?? spelled(text)
    }

    /// The fake of a text that has a format; nothing where it has none.
    private func formatted(_ text: String) -> String? {
        if let timestamp = JSONTimestamp(text, allowsMissingZone: true) { return moved(timestamp, text) }
        switch StringFormat(text) {
        case .date?:
            // The day of a moved date-time.
            guard let midnight = JSONTimestamp(text + "T00:00:00Z") else { return nil }
            return moved(midnight, text).map { String($0.prefix(10)) }
        case .uuid?: return identifier(text)
        case .number?: return JSONNumber(text).map { number($0).literal }
        case .url?: return address(text)
        default: return Self.isMail(text) ? "person-\(random(text).hexadecimal(10))@example.com" : nil
        }
    }

    /// Another time of the same style, up to five years away, at a whole second.
    private func moved(_ timestamp: JSONTimestamp, _ text: String) -> String? {
        var random = random(text)
        var other = timestamp
        let fiveYears: UInt64 = 5 * 365 * 86400
        // A day at least, so that a date is another one too.
        let seconds = Int64(random.next(below: fiveYears)) + 86400
        other.nanoseconds = timestamp.nanoseconds == 0 ? 0 : 500_000_000
        other.seconds = timestamp.seconds + (random.next(below: 2) == 0 ? seconds : -seconds)
        if let text = other.text { return text }
        // Beyond the first or the last year that can be written: the other way.
        other.seconds = 2 * timestamp.seconds - other.seconds
        return other.text
    }

    private func identifier(_ text: String) -> String {
        var random = random(text.lowercased())
        return String(
            text.enumerated().map { index, character in
                // The version and the variant are no secret (RFC 9562).
                guard character != "-", index != 14, index != 19 else { return character }
                let digit = random.hexadecimalDigit()
                return text.contains(where: \.isUppercase) ? Character(digit.uppercased()) : digit
            }
        )
    }

    private func address(_ text: String) -> String {
        let scheme = text.prefix { $0 != ":" }
        return "\(scheme)://example.com/\(random(text).hexadecimal(10))"
    }

    private func spelled(_ text: String) -> String {
        var random = random(text)
        // Without its zeros at the start, 007 would be a number.
        let zeros = text.prefix { $0 == "0" }
        for _ in 0..<8 {
            let fake = String(zeros) + String(text[zeros.endIndex...].map { random.character(like: $0) })
            // Short texts may come out as they were.
            if fake != text { return fake }
        }
        return text
    }

    private static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasSuffix(".") else {
            return false
        }
        return text.allSatisfy { !$0.isWhitespace && !"<>,;".contains($0) }
    }

    // MARK: Numbers

    /// The fake of a number: written with as many digits, and fit for the same types.
    func number(_ number: JSONNumber) -> JSONNumber {
        var random = random(number.literal)
        for attempt in 0..<24 {
            // Near the limits of a type only numbers with the same first digits fit it.
            let fake = Self.digits(like: number.literal, keeping: attempt / 4, &random)
            if let fake, fake != number, fake.hasTypes(of: number) { return fake }
        }
        return number.isWrittenAsInteger ? 1 : JSONNumber("1.5") ?? 1
    }

    private static func digits(like literal: String, keeping kept: Int, _ random: inout SeededRandom) -> JSONNumber? {
        // The exponent stays, and so does a zero that stands alone before the point.
        let mantissa = literal.prefix { $0 != "e" && $0 != "E" }
        var count = 0
        let digits = mantissa.map { character -> Character in
            guard let digit = character.wholeNumberValue else { return character }
            defer { count += 1 }
            if count < kept || count == 0 && digit == 0 && mantissa.count > 1 { return character }
            return random.character(like: character, atLeast: count == 0 ? 1 : 0)
        }
        return JSONNumber(String(digits) + literal[mantissa.endIndex...])
    }

    /// The random numbers that belong to a text.
    private func random(_ text: String) -> SeededRandom { SeededRandom(seed: seed, text: text) }
}

extension JSONNumber {
    /// Whether it fits the types that another number fits.
    fileprivate func hasTypes(of other: JSONNumber) -> Bool {
        let fits = (int == nil) == (other.int == nil) && (uint64 == nil) == (other.uint64 == nil)
        return (fits || !other.isWrittenAsInteger) && isExactInDouble == other.isExactInDouble
            && isExactInDecimal == other.isExactInDecimal
    }
}
