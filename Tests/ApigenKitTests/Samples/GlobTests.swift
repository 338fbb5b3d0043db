import Testing

@testable import ApigenKit

@Suite struct GlobTests {
    @Test(arguments: [
        ("*.json", "a.json", true), ("*.json", ".json", true), ("*.json", "a.jsonx", false), ("a*c*e", "abcde", true),
        ("a*c*e", "abcd", false), ("?", "x", true), ("?", "", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
        ("[!a-c]x", "dx", true), ("[]]", "]", true), ("[", "[", true), ("[a", "[a", true), ("**", "abc", true),
        ("page-?.json", "page-1.json", true), ("", "", true), ("[z-a]", "b", false), ("[-a]", "-", true),
    ])
    func namesMatchPatterns(pattern: String, name: String, expected: Bool) {
        #expect(Glob.matches(Array(name), Array(pattern)) == expected)
    }

    @Test func manyStarsAreQuick() {
        let name = Array(String(repeating: "a", count: 2000) + "b")
        #expect(!Glob.matches(name, Array(String(repeating: "*a", count: 40) + "*c")))
    }

    @Test(arguments: [
        ("*", ["a.json", "c.txt"]), ("**", ["a.json", "c.txt", "d/e.json", "d/f/g.json"]),
        ("**/*.json", ["a.json", "d/e.json", "d/f/g.json"]),
        ("d/*/*.json", ["d/f/g.json"]), ("{a,c}.*", ["a.json", "c.txt"]), ("{d/e,a}.json", ["a.json", "d/e.json"]),
        ("d/**/g.json", ["d/f/g.json"]), (".*", [".hidden"]), ("x/*", []), ("./a.*", ["a.json"]), ("[!a].*", ["c.txt"]),
    ])
    func filesAreFound(pattern: String, expected: [String]) {
        let files = ["a.json", "c.txt", ".hidden", "d/e.json", "d/f/g.json"]
        let root = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        #expect(Glob(pattern).matches(in: "", root) == expected)
        let below = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ("s/" + $0, "") }))
        #expect(Glob(pattern).matches(in: "s", below) == expected.map { "s/" + $0 })
    }

    @Test func bracesDoNotExplode() {
        let pattern = String(repeating: "{a,b}", count: 40)
        #expect(Glob(pattern).matches(in: "", MemoryFileSystem(["x": ""])) == [])
    }
}
