/// Random numbers that follow from a seed and a text.
///
/// The text is hashed with the seed by Swift's `Hasher`, which is SipHash with a key of the process's own; without seed
/// and key nobody can tell the text from the numbers.
struct SeededRandom: Sendable {
    private var state: UInt64

    /// The numbers of a text.
    init(seed: UInt64, text: String) {
        var hasher = Hasher()
        hasher.combine(seed)
        hasher.combine(text)
        state = UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// The next number below a limit.
    mutating func next(below limit: UInt64) -> UInt64 {
        next().multipliedFullWidth(by: limit).high
    }

    /// The next number (SplitMix64).
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The next hexadecimal digits, in lower case.
    func hexadecimal(_ count: Int) -> String {
        var copy = self
        return String((0..<count).map { _ in copy.hexadecimalDigit() })
    }

    /// The next hexadecimal digit, in lower case.
    mutating func hexadecimalDigit() -> Character {
        character(among: Array("0123456789abcdef"))
    }

    /// A character of the same kind: a digit, a small or a capital letter; others stay.
    mutating func character(like character: Character, atLeast lowest: Int = 0) -> Character {
        if character.isASCII, character.isNumber { return self.character(among: Array(Self.digits[lowest...])) }
        if character.isUppercase { return self.character(among: Self.capitals) }
        return character.isLetter ? self.character(among: Self.letters) : character
    }

    private mutating func character(among characters: [Character]) -> Character {
        characters[Int(next(below: UInt64(characters.count)))]
    }

    private static let digits = Array("0123456789")
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    private static let capitals = letters.map { Character($0.uppercased()) }
}
