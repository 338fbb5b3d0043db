import Testing

@testable import ApigenKit

@Suite struct PathPatternTests {
    @Test(arguments: [
        ("s/user.json", "s/user.json"), ("s/user-2.json", "s/user-*.json"), ("s/a/b/c.json", "s/**/*.json"),
        ("s/c.json", "s/**/*.json"), ("a.json", "{a,b}.json"), ("s/u7.json", "s/u[0-9].json"),
        ("/x/a.json", "/x/*.json"),
    ])
    func aPatternFindsPaths(path: String, pattern: String) {
        #expect(FilePath.matches(path, pattern: pattern))
    }

    @Test(arguments: [
        ("s/user.json", "user.json"), ("user.json", "s/user.json"), ("s/a/c.json", "s/*.json"),
        ("c.json", "{a,b}.json"),
        ("s/users.json", "s/user.json"), ("", "*"), ("s/ua.json", "s/u[0-9].json"),
    ])
    func andNoOthers(path: String, pattern: String) {
        #expect(!FilePath.matches(path, pattern: pattern))
    }
}
