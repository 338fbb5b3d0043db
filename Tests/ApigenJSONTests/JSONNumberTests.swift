import ApigenJSON
import Testing

struct JSONNumberTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ("3.0", 3), ("3e2", 300), ("120e-1", 12), ("1.50e1", 15),
    ])
    func integers(literal: String, value: Int) throws {
        var reader = JSONReader(literal.utf8)
        #expect(try reader.readInt() == value)
        #expect(JSONNumber(literal)?.int == value)
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "1.5", "1e400", "1e-1", "1e99999999999999999999"])
    func whatIsNoIntIsAnError(literal: String) throws {
        var reader = JSONReader(literal.utf8)
        let error = try #require(throws: JSONError.self) { try reader.readInt() }
        #expect(error.message == "the number \(literal) does not fit an Int")
    }

    @Test func unsignedIntegersAndDoublesHaveTheirRange() throws {
        var reader = JSONReader("18446744073709551615".utf8)
        #expect(try reader.readUInt64() == .max)
        reader = JSONReader("-1".utf8)
        #expect(throws: JSONError.self) { try reader.readUInt64() }
        reader = JSONReader("1e400".utf8)
        #expect(throws: JSONError.self) { try reader.readDouble() }
        reader = JSONReader("-0".utf8)
        let zero = try reader.readDouble()
        #expect(zero.sign == .minus)
    }

    @Test(arguments: [
        ("0.1", true), ("40.00", true), ("1e3", true), ("0.12345678901234567890", false), ("1e400", false),
        ("9007199254740993", false), ("100000000000000000000000", true), ("-0.0", true),
    ])
    func whatADoubleKeeps(literal: String, exact: Bool) throws {
        #expect(try #require(JSONNumber(literal)).isExactInDouble == exact)
    }

    @Test func equalNumbersAreEqual() throws {
        #expect(JSONNumber("1.0") == JSONNumber("1"))
        #expect(JSONNumber("10e-1") == JSONNumber("1"))
        #expect(JSONNumber("0e5") == JSONNumber("-0.000"))
        #expect(JSONNumber("1") != JSONNumber("-1"))
        #expect(try Set([#require(JSONNumber("1e2")), 100]).count == 1)
    }

    @Test(arguments: ["", " 1", "1 ", "+1", "0x1", "1.", ".5", "NaN", "01", "1e", "\u{661}"])
    func whatIsNoNumberIsRefused(text: String) {
        #expect(JSONNumber(text) == nil)
    }
}
