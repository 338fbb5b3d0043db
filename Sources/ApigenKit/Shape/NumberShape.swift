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

    private mutating func include(_ value: Double) {
        guard let own = range else {
            range = value...value
            return
        }
        if value < own.lowerBound { range = value...own.upperBound }
        if value > own.upperBound { range = own.lowerBound...value }
    }

    /// Adds the number that stands at a range of a text; the witness is asked for only where this one is the first
    /// of its sort.
    mutating func observe(_ range: Range<Int>, in reader: JSONReader, witness: () -> Witness) {
        count += 1
        if case nil = first { first = witness() }
        let literal = UnsafeBufferPointer(start: reader.bytes + range.lowerBound, count: range.count)
        if literal[0] == UInt8(ascii: "-") { negatives += 1 }
        let isInteger = !literal.contains { $0 &- UInt8(ascii: "0") > 9 && $0 != UInt8(ascii: "-") }
        // At most 15 digits: exact in a double, so nothing is left to ask.
        if let value = reader.shortDouble(range) {
            if isInteger {
                integers += 1
            } else if case nil = firstFraction {
                firstFraction = witness()
            }
            include(value)
            return
        }
        guard let number = JSONNumber(reader.text(in: range)) else { return }
        if !isInteger {
            if case nil = firstFraction { firstFraction = witness() }
        } else if Int(number.literal) != nil {
            integers += 1
        } else if UInt64(number.literal) != nil {
            unsigned += 1
        } else {
            bigIntegers += 1
        }
        if let double = number.double { include(double) }
        if case nil = firstInexactInDouble, !number.isExactInDouble { firstInexactInDouble = witness() }
        if case nil = firstInexactInDecimal, !number.isExactInDecimal { firstInexactInDecimal = witness() }
    }
}
