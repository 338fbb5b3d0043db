/// A source of numbers that gives the same ones in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// A whole number in a range.
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// True in so many of a hundred cases.
    mutating func chance(_ percent: Int) -> Bool {
        integer(1...100) <= percent
    }

    /// One of some words.
    mutating func pick(_ words: [String]) -> String {
        words[integer(0...words.count - 1)]
    }

    /// A number with so many digits after its point, as servers write it.
    mutating func decimal(_ range: ClosedRange<Int>, digits: Int) -> String {
        var fraction = ""
        for _ in 1..<digits { fraction += String(integer(0...9)) }
        // The last digit is no zero, so that every number is as long as it looks.
        return "\(integer(range)).\(fraction)\(integer(1...9))"
    }

    /// Hexadecimal digits.
    mutating func hexadecimal(_ count: Int) -> String {
        var text = ""
        while text.count < count { text += String(next(), radix: 16) }
        return String(text.prefix(count))
    }

    /// A date-time of RFC 3339.
    mutating func timestamp() -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(integer(2015...2025))-\(padded(integer(1...12)))-\(padded(integer(1...28)))"
        return "\(day)T\(padded(integer(0...23))):\(padded(integer(0...59))):\(padded(integer(0...59)))Z"
    }

    /// A sentence of so many words.
    mutating func sentence(_ words: [String], count: Int) -> String {
        var text = pick(words)
        for _ in 1..<count { text += " " + pick(words) }
        return text
    }
}
