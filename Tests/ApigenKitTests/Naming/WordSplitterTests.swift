import Testing

@testable import ApigenKit

@Suite struct WordSplitterTests {
    @Test(arguments: [
        ("user_id", ["user", "id"]), ("userId", ["user", "Id"]), ("UserID", ["User", "ID"]),
        ("HTTPServer2", ["HTTP", "Server2"]), ("userIDs", ["user", "IDs"]),
        ("imageURLsByID", ["image", "URLs", "By", "ID"]),
        ("first name", ["first", "name"]), ("content-type", ["content", "type"]), ("a.b/c:d", ["a", "b", "c", "d"]),
        ("__typename", ["typename"]), ("sha256Hash", ["sha256", "Hash"]), ("1.5", ["1", "point", "5"]),
        ("2024-01-15", ["2024", "to", "01", "to", "15"]), ("v1_2", ["v1", "and", "2"]), ("page_1", ["page", "1"]),
        ("+1", ["plus", "1"]), ("-1", ["minus", "1"]), ("<5", ["less", "5"]), ("a-1", ["a", "1"]),
        ("@id", ["at", "id"]), ("$ref", ["dollar", "ref"]), ("#text", ["hash", "text"]), ("R&D", ["R", "and", "D"]),
        ("100%", ["100", "percent"]), ("_", ["underscore"]), ("<=", ["less", "equals"]), (" ", ["space"]),
        ("👍", ["thumbs", "up", "sign"]), ("🇩🇪", ["d", "e"]), ("Straße", ["Straße"]), ("名前", ["名前"]),
        ("e\u{301}te\u{301}", ["e\u{301}te\u{301}"]), ("", []), ("\u{200B}", ["zero", "width", "space"]),
        ("Is it ok?", ["Is", "it", "ok"]), ("€ per day", ["euro", "sign", "per", "day"]),
    ])
    func splitsKeysIntoWords(key: String, expected: [String]) {
        #expect(WordSplitter.words(in: key) == expected)
    }

    @Test(arguments: [
        ("begin-area", ["begin", "dash", "area"]), ("begin_area", ["begin", "underscore", "area"]),
        ("_id", ["underscore", "id"]), ("a b", ["a", "space", "b"]),
    ])
    func speaksSeparatorsWhenAsked(key: String, expected: [String]) {
        #expect(WordSplitter.words(in: key, speaksSeparators: true) == expected)
    }

    @Test func longKeysAreCut() {
        let words = WordSplitter.words(in: String(repeating: "word ", count: 1000))
        #expect(words.count == 12)
        #expect(WordSplitter.words(in: String(repeating: "x", count: 100_000))[0].count == 200)
    }
}
