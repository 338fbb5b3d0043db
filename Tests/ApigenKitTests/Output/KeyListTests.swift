@testable import ApigenKit
import Testing

struct KeyListTests {
    @Test func fewKeysAreArguments() {
        let keys = KeyList(["id", "a key", "back\\slash"])
        #expect(keys.arguments == #""id", "a key", "back\\slash""#)
        #expect(keys.lines == [])
    }

    @Test func moreAreWordsOfALine() {
        let names = ["id", "name", "username", "email", "address", "phone", "website", "company"]
        #expect(KeyList(names).arguments == #"words: "id name username email address phone website company""#)
    }

    @Test func manyAreWordsOfSeveralLines() {
        let names = (0..<40).map { "key\($0)" }
        let keys = KeyList(names)
        #expect(keys.arguments == nil)
        #expect(keys.lines.joined(separator: " ").split(separator: " ").map(String.init) == names)
        #expect(keys.lines.count == 3 && keys.lines.allSatisfy { $0.count <= 100 })
    }

    @Test(arguments: ["a b", "", "tab\t", "quote\"", "é"])
    func aKeyThatIsNoWordKeepsAllAsArguments(key: String) {
        let keys = KeyList((0..<40).map { "key\($0)" } + [key])
        #expect(keys.arguments != nil && keys.lines == [])
    }
}
