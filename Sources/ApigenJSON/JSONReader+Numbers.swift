extension JSONReader {
    /// Reads a number and keeps its text.
    public mutating func readNumber() throws -> JSONNumber {
        let range = try readNumberRange("number")
        return JSONNumber(checked: bytes.string(range.lowerBound, range.upperBound))
    }

    /// Reads a number as an `Int`; `3.0` is 3, and a number that is no `Int` is an error.
    public mutating func readInt() throws -> Int {
        if let value = readShortInteger() { return value }
        let start = position
        let range = try readNumberRange("integer")
        if let value = plainInteger(range) { return value }
        let literal = bytes.string(range.lowerBound, range.upperBound)
        if let value = JSONNumber(checked: literal).int { return value }
        throw unrepresentable(literal, as: "an Int", at: start)
    }

    /// Reads a number as a `UInt64`; `3.0` is 3, and a number that is no `UInt64` is an error.
    public mutating func readUInt64() throws -> UInt64 {
        let start = position
        let number = try readNumber()
        guard let value = number.uint64 else { throw unrepresentable(number.literal, as: "a UInt64", at: start) }
        return value
    }

    /// Reads a number as the nearest `Double`; one that would be infinite is an error.
    public mutating func readDouble() throws -> Double {
        if let value = readShortDouble() { return value }
        let start = position
        let range = try readNumberRange("number")
        if let value = shortDouble(range) { return value }
        let literal = bytes.string(range.lowerBound, range.upperBound)
        guard let value = Double(literal), value.isFinite else {
            throw unrepresentable(literal, as: "a Double", at: start)
        }
        return value
    }

    /// An error for a number that a type can't hold, at the value that was read last.
    public func unrepresentable(_ literal: String, as type: String, at offset: Int) -> JSONError {
        let shown = literal.utf8.count > 40 ? String(literal.prefix(40)) + "…" : literal
        return JSONError(.unrepresentable("the number \(shown) does not fit \(type)"), offset: offset)
    }

    /// Reads an integer of at most 18 digits; nothing, and nothing read, where another number or value comes next.
    @inline(__always)
    private mutating func readShortInteger() -> Int? {
        let first = skipWhitespace()
        let bytes = bytes
        var index = position
        if first == UInt8(ascii: "-") { index += 1 }
        let start = index
        var value: UInt64 = 0
        index = endOfDigits(from: start, into: &value)
        let length = index - start
        let next = bytes[index]
        // A zero before other digits, a fraction or an exponent: the long way decides.
        guard length > 0, length <= 18, length == 1 || bytes[start] != UInt8(ascii: "0"),
            next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e")
        else { return nil }
        position = index
        return first == UInt8(ascii: "-") ? -Int(value) : Int(value)
    }

    /// Reads a number without exponent whose digits and power of ten are exact in a double, so that dividing them
    /// rounds once, as it should; nothing, and nothing read, where another number or value comes next.
    @inline(__always)
    private mutating func readShortDouble() -> Double? {
        let first = skipWhitespace()
        let start = first == UInt8(ascii: "-") ? position + 1 : position
        var digits: UInt64 = 0
        var index = endOfDigits(from: start, into: &digits)
        let wholeDigits = index - start
        var fractionDigits = 0
        if bytes[index] == UInt8(ascii: ".") {
            let fraction = index + 1
            index = endOfDigits(from: fraction, into: &digits)
            fractionDigits = index - fraction
            guard fractionDigits > 0 else { return nil }
        }
        guard wholeDigits > 0, wholeDigits == 1 || bytes[start] != UInt8(ascii: "0"),
            wholeDigits + fractionDigits <= 19, digits <= 1 << 53, bytes[index] | 0x20 != UInt8(ascii: "e")
        else { return nil }
        position = index
        let value = fractionDigits == 0 ? Double(digits) : Double(digits) / powersOfTen[fractionDigits]
        return first == UInt8(ascii: "-") ? -value : value
    }

    /// The end of the digits that start at an offset, added to a value; one of more than 19 digits wraps around.
    @inline(__always)
    private func endOfDigits(from start: Int, into value: inout UInt64) -> Int {
        let bytes = bytes
        var index = start
        while true {
            let word = bytes.word(at: index)
            guard Self.isEightDigits(word) else { break }
            value = value &* 100_000_000 &+ Self.eightDigits(word)
            index += 8
        }
        while true {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return index }
            value = value &* 10 &+ UInt64(digit)
            index += 1
        }
    }

    @inline(__always)
    private static func isEightDigits(_ word: UInt64) -> Bool {
        let highs: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
        let threes: UInt64 = 0x3030_3030_3030_3030
        return word & highs == threes && (word &+ 0x0606_0606_0606_0606) & highs == threes
    }

    /// The value of eight digits, the first one lowest: pairs are added up, then pairs of pairs, then those.
    @inline(__always)
    private static func eightDigits(_ word: UInt64) -> UInt64 {
        let digits = word &- 0x3030_3030_3030_3030
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
    }

    /// The value of a number without fraction and exponent, where an `Int` holds it.
    private func plainInteger(_ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var value = 0
        while index < range.upperBound {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflow2) = product.subtractingReportingOverflow(Int(digit))
            if overflow || overflow2 { return nil }
            value = sum
            index += 1
        }
        // Counted downwards, because the smallest Int has no positive counterpart.
        if isNegative { return value }
        return value == Int.min ? nil : -value
    }

    /// The nearest double of a number that has at most 15 digits before and after its point, and no exponent; nothing
    /// for others.
    ///
    /// Both the digits and the power of ten are exact in a double, so that dividing them rounds once, as it should.
    package func shortDouble(_ range: Range<Int>) -> Double? {
        guard range.count <= 17 else { return nil }
        var index = range.lowerBound
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var digits: UInt64 = 0
        let start = index
        index = endOfDigits(from: start, into: &digits)
        var fractionDigits = 0
        if index < range.upperBound {
            guard bytes[index] == UInt8(ascii: ".") else { return nil }
            let fraction = index + 1
            index = endOfDigits(from: fraction, into: &digits)
            fractionDigits = index - fraction
        }
        guard index == range.upperBound, range.upperBound - start <= (fractionDigits > 0 ? 16 : 15) else { return nil }
        let value = fractionDigits == 0 ? Double(digits) : Double(digits) / powersOfTen[fractionDigits]
        return isNegative ? -value : value
    }

    /// The text of a range that ``readNumberRange(_:)`` gave.
    package func text(in range: Range<Int>) -> String { bytes.string(range.lowerBound, range.upperBound) }

    /// Reads past a number, checks it, and gives its place.
    package mutating func readNumberRange(_ expected: String) throws -> Range<Int> {
        let first = skipWhitespace()
        let start = position
        var index = start
        if first == UInt8(ascii: "-") {
            index += 1
        } else if !isDigit(first) {
            throw mismatch(expected)
        }
        if bytes[index] == UInt8(ascii: "0") {
            index += 1
            if isDigit(bytes[index]) {
                throw JSONError(.syntax("a number must not start with 0 and another digit"), offset: start)
            }
        } else {
            index = try endOfDigits(at: index)
        }
        if bytes[index] == UInt8(ascii: ".") { index = try endOfDigits(at: index + 1) }
        if bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
            index = try endOfDigits(at: index)
        }
        position = index
        return start..<index
    }

    private mutating func endOfDigits(at start: Int) throws -> Int {
        var index = start
        while isDigit(bytes[index]) { index += 1 }
        guard index > start else {
            position = index
            throw unexpected("a digit")
        }
        return index
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }
}

/// The powers of ten that a reader divides by, each of them exact in a double.
private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
]
