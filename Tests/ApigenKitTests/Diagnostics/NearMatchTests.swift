import Testing

@testable import ApigenKit

@Suite struct NearMatchTests {
    private let keys = ["name", "response", "parameters", "auth", "timeout", "at", "as", "id"]

    @Test(arguments: [
        ("respnse", "response"), ("reponse", "response"), ("Response", "response"), ("paramters", "parameters"),
        ("nmae", "name"), ("atuh", "auth"), ("time_out", "timeout"),
    ])
    func findsWhatWasMeant(text: String, expected: String) {
        #expect(NearMatch.nearest(to: text, in: keys) == expected)
    }

    @Test(arguments: ["zebra", "", "x", "query", "responsibilities", String(repeating: "response", count: 100)])
    func givesNothingWhereNothingIsNear(text: String) {
        #expect(NearMatch.nearest(to: text, in: keys) == nil)
    }

    @Test func countsSwapsAsOne() {
        #expect(NearMatch.distance("ab", "ba") == 1)
        #expect(NearMatch.distance("kitten", "sitting") == 3)
        #expect(NearMatch.distance("", "abc") == 3)
        #expect(NearMatch.distance("same", "same") == 0)
    }
}
