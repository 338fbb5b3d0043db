import Testing

@testable import ApigenJSON

/// Doubles are read digit by digit where that is exact, and must be the nearest ones all the same.
struct DoubleTests {
    @Test func anyDecimalIsReadAsItsNearestDouble() throws {
        var state: UInt64 = 42
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        for _ in 0..<20_000 {
            let whole = (0..<Int(1 + next(9))).map { _ in String(next(10)) }.joined().drop { $0 == "0" }
            let fraction = (0..<Int(next(12))).map { _ in String(next(10)) }.joined()
            var text = (next(2) == 0 ? "-" : "") + (whole.isEmpty ? "0" : String(whole))
            if !fraction.isEmpty { text += "." + fraction }
            if next(4) == 0 { text += "e\(Int(next(60)) - 30)" }
            var reader = JSONReader(text.utf8)
            let value = try reader.readDouble()
            let expected = try #require(Double(text))
            #expect(value.bitPattern == expected.bitPattern, "\(text)")
        }
    }

    @Test(arguments: [
        "0", "-0", "-0.0", "0.1", "999999999999999", "9999999999999999", "0.000000000000001", "123456789012345.6",
        "1.7976931348623157e308", "5e-324", "9007199254740993",
    ])
    func limits(text: String) throws {
        var reader = JSONReader(text.utf8)
        let value = try reader.readDouble()
        #expect(value.bitPattern == Double(text)?.bitPattern)
    }
}
