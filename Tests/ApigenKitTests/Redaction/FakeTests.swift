import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct FakeTests {
    private static let texts = [
        "ada@host.org", "Ada Lovelace", "+49 (0)30 1234-567", "https://host.org/a.png?x=1", "HTTP://HOST.ORG/",
        "2b1c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d", "2B1C3D4E-5F60-4A7B-8C9D-0E1F2A3B4C5D", "2024-05-01", "0001-01-01",
        "9999-12-31", "2024-05-01T10:00:00Z", "2024-05-01T10:00:00.123456+02:00", "2024-05-01 10:00:00", "12345",
        "-1.50", "007", "Ünïcode 名前", "x", "0",
    ]

    @Test(arguments: texts)
    func aTextKeepsItsFormat(text: String) throws {
        for seed in 0..<20 as Range<UInt64> {
            let fake = Fake(seed: seed).text(text)
            #expect(StringFormat(fake) == StringFormat(text), "\(fake)")
            let style = JSONTimestamp(text, allowsMissingZone: true)?.style
            #expect(JSONTimestamp(fake, allowsMissingZone: true)?.style == style, "\(fake)")
            #expect(text.contains("@") == fake.contains("@"))
            if text.utf8.count > 3 { #expect(fake != text) }
        }
    }

    @Test(arguments: texts)
    func equalTextsHaveEqualFakes(text: String) {
        let fake = Fake(seed: 7)
        #expect(fake.text(text) == fake.text(text))
        if text.utf8.count > 10 { #expect(fake.text(text) != Fake(seed: 8).text(text)) }
    }

    @Test func aTextWithoutFormatKeepsItsSpelling() {
        let fake = Fake(seed: 1).text("Flat 12b, Köln")
        #expect(fake.count == "Flat 12b, Köln".count)
        #expect(
            zip(fake, "Flat 12b, Köln").allSatisfy { $0.isNumber == $1.isNumber && $0.isUppercase == $1.isUppercase }
        )
    }

    @Test(arguments: [
        "0", "7", "-7", "42", "9223372036854775807", "18446744073709551615", "123456789012345678901234567890", "1.5",
        "40.00", "-0.001", "1e10", "2.5E-3", "0.1", "3.14159265358979312", "1e400",
    ])
    func aNumberFitsTheSameTypes(literal: String) throws {
        let number = try #require(JSONNumber(literal))
        for seed in 0..<20 as Range<UInt64> {
            let fake = Fake(seed: seed).number(number)
            if number.isWrittenAsInteger { #expect((fake.int == nil) == (number.int == nil), "\(fake)") }
            if number.isWrittenAsInteger { #expect((fake.uint64 == nil) == (number.uint64 == nil), "\(fake)") }
            #expect(fake.literal.utf8.count == number.literal.utf8.count, "\(fake)")
            #expect(fake.isWrittenAsInteger == number.isWrittenAsInteger, "\(fake)")
            #expect(fake.isExactInDouble == number.isExactInDouble, "\(fake)")
        }
    }

    @Test func aFakeOfACredentialTellsNothingOfIt() {
        let fake = Fake(seed: 1)
        #expect(fake.credential("a").utf8.count == fake.credential("a much longer one").utf8.count)
        #expect(fake.credential("a") == fake.credential("a"))
        #expect(fake.credential("a") != fake.credential("b"))
        #expect(fake.credential(fake.credential("a")) == fake.credential("a"))
    }
}
