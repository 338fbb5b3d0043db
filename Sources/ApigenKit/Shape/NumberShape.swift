import ApigenJSON

/// What was observed of the numbers at one position.
package struct NumberShape: Equatable, Sendable {
    /// How many were seen.
    package var count = 0
    /// Where the first was seen.
    package var first: Witness?
    /// Those written without fraction and exponent that fit an `Int`.
    package var integers = 0
    /// Those written without fraction and exponent that fit a `UInt64` but no `Int`.
    package var unsigned = 0
    /// Those written without fraction and exponent that fit neither.
    package var bigIntegers = 0
    /// Those below zero.
    package var negatives = 0
    /// Where the first was seen that has a fraction or an exponent.
    package var firstFraction: Witness?
    /// Where the first was seen that a `Double` would change.
    package var firstInexactInDouble: Witness?
    /// Where the first was seen that a `Decimal` would change.
    package var firstInexactInDecimal: Witness?
    /// The smallest and the largest, as near as a `Double` comes.
    package var range: ClosedRange<Double>?

    package init() {}

    mutating func merge(_ other: NumberShape) {
        count += other.count
        first = Witness.first(first, other.first)
        integers += other.integers
        unsigned += other.unsigned
        bigIntegers += other.bigIntegers
        negatives += other.negatives
        firstFraction = Witness.first(firstFraction, other.firstFraction)
        firstInexactInDouble = Witness.first(firstInexactInDouble, other.firstInexactInDouble)
        firstInexactInDecimal = Witness.first(firstInexactInDecimal, other.firstInexactInDecimal)
        include(other.range)
    }

    private mutating func include(_ other: ClosedRange<Double>?) {
        guard let other else { return }
        guard let own = range else {
            range = other
            return
        }
        range = min(own.lowerBound, other.lowerBound)...max(own.upperBound, other.upperBound)
    }

    /// Adds one number; the witness is asked for only where this one is the first of its sort.
    mutating func observe(_ literal: Substring.UTF8View, text: () -> String, witness: () -> Witness) {
        count += 1
        if first == nil { first = witness() }
        if literal.first == UInt8(ascii: "-") { negatives += 1 }
        var digits = 0
        var isInteger = true
        for byte in literal {
            if byte &- UInt8(ascii: "0") <= 9 {
                digits += 1
            } else if byte != UInt8(ascii: "-") {
                isInteger = false
            }
        }
        if isInteger, digits <= 15, let value = Int(Substring(literal)) {
            integers += 1
            include(Double(value)...Double(value))
            return
        }
        let number = JSONNumber(text())
        guard let number else { return }
        if !isInteger {
            if firstFraction == nil { firstFraction = witness() }
        } else if Int(number.literal) != nil {
            integers += 1
        } else if UInt64(number.literal) != nil {
            unsigned += 1
        } else {
            bigIntegers += 1
        }
        if let double = number.double { include(double...double) }
        // A number of 15 digits is exact in a double unless its exponent is out of range.
        let isPlain = digits <= 15 && !literal.contains { $0 | 0x20 == UInt8(ascii: "e") }
        guard !isPlain else { return }
        if firstInexactInDouble == nil, !number.isExactInDouble { firstInexactInDouble = witness() }
        if firstInexactInDecimal == nil, !number.isExactInDecimal { firstInexactInDecimal = witness() }
    }
}
