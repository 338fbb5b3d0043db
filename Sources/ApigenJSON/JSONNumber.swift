/// A JSON number, kept as it was written.
///
/// Two numbers are equal when they mean the same: `1`, `1.0` and `10e-1` are.
public struct JSONNumber: Sendable {
    /// The number's text, as RFC 8259 allows it.
    public let literal: String

    /// Keeps a literal that a reader has already checked.
    init(checked literal: String) {
        self.literal = literal
    }

    /// Creates a number from its text, or nothing when the text is no JSON number.
    public init?(_ literal: String) {
        var reader = JSONReader(literal.utf8)
        guard let first = literal.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first),
            let number = try? reader.readNumber(), (try? reader.finish()) != nil, number.literal == literal
        else { return nil }
        self = number
    }

    /// A number from an integer.
    public init(_ value: some BinaryInteger) {
        literal = value.description
    }

    /// A number from a double, or nothing when it is not finite.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        literal = value.description
    }

    /// Whether it was written without a fraction and without an exponent.
    public var isWrittenAsInteger: Bool {
        literal.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (48...57).contains($0) }
    }

    /// The value as an `Int`, where it is one (`3.0` and `3e2` are).
    public var int: Int? {
        Int(literal) ?? normalized.integer.flatMap(Int.init)
    }

    /// The value as a `UInt64`, where it is one.
    public var uint64: UInt64? {
        UInt64(literal) ?? normalized.integer.flatMap(UInt64.init)
    }

    /// The nearest double, or nothing when it would be infinite.
    public var double: Double? {
        guard let value = Double(literal), value.isFinite else { return nil }
        return value
    }

    /// Whether a double keeps the number: writing the nearest double gives the same value again.
    public var isExactInDouble: Bool {
        guard let double else { return false }
        return JSONNumber(checked: double.description) == self
    }

    /// Whether Foundation's `Decimal` (38 digits, exponents from -128 to 127) keeps the number.
    public var isExactInDecimal: Bool {
        let normal = normalized
        return normal.digits.count <= 38 && (-128...127).contains(normal.exponent)
    }

    /// Sign, digits without outer zeros, and exponent: equal for literals that mean the same number.
    var normalized: Normalized { Normalized(literal.utf8) }

    struct Normalized: Hashable {
        var isNegative = false
        var digits: [UInt8] = []
        var exponent = 0

        init(_ literal: String.UTF8View) {
            var fractionDigits = 0
            var inFraction = false
            var rest = literal[...]
            if rest.first == UInt8(ascii: "-") {
                isNegative = true
                rest = rest.dropFirst()
            }
            var writtenExponent = 0
            while let byte = rest.popFirst() {
                switch byte {
                case 48...57:
                    digits.append(byte)
                    if inFraction { fractionDigits += 1 }
                case UInt8(ascii: "."):
                    inFraction = true
                default:
                    // An exponent that does not fit is beyond every type; keep the sign and saturate.
                    let text = String(Substring(rest))
                    writtenExponent = Int(text) ?? (text.hasPrefix("-") ? -1 << 40 : 1 << 40)
                    writtenExponent = max(-1 << 40, min(1 << 40, writtenExponent))
                    rest = rest[rest.endIndex...]
                }
            }
            exponent = writtenExponent - fractionDigits
            let leading = digits.prefix { $0 == 48 }.count
            digits.removeFirst(leading)
            while digits.last == 48 {
                digits.removeLast()
                exponent += 1
            }
            if digits.isEmpty {
                // Zero is zero, whatever its sign and exponent.
                isNegative = false
                exponent = 0
            }
        }

        /// The digits of the number where it is an integer of at most 20 digits.
        var integer: String? {
            guard exponent >= 0, digits.count + exponent <= 20 else { return nil }
            if digits.isEmpty { return "0" }
            let text = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
            return isNegative ? "-" + text : text
        }
    }
}

extension JSONNumber: Hashable {
    /// Whether both mean the same number.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.literal == right.literal || left.normalized == right.normalized
    }

    /// Hashes the number's meaning.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(normalized)
    }
}

extension JSONNumber: CustomStringConvertible, ExpressibleByIntegerLiteral {
    /// The literal.
    public var description: String { literal }

    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}
