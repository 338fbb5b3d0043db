import Foundation
import Testing

@Suite struct SpecOutlineTests {
    private func outline(_ text: String) -> SpecOutline {
        SpecOutline(text: Data(text.utf8), path: "/project/users.api.json")
    }

    @Test func samplesAreFoundWhereverASpecNamesThem() {
        let outline = outline(
            """
            {
              "errors": { "500": "e500.json", "default": { "samples": ["e1.json", "e2.json"] } },
              "paths": {
                "/a": { "get": { "response": "a.json" }, "post": { "body": ["b.json", "c-*.json"], "response": null } },
                "/d": {
                  "put": {
                    "body": { "samples": "d.json", "model": "D" },
                    "response": { "samples": ["e.ndjson"], "at": "/data" },
                    "errors": { "404": { "samples": "f.json" }, "409": null }
                  },
                  "patch": { "body": { "form": { "samples": "no.json" } }, "response": { "inline": { "x": "no.json" } } }
                }
              }
            }
            """
        )
        #expect(
            outline.samples == [
                "a.json", "b.json", "c-*.json", "d.json", "e.ndjson", "e1.json", "e2.json", "e500.json", "f.json",
            ]
        )
    }

    @Test(arguments: [
        "", "{", "[]", "null", "7", #"{"paths": 1}"#, #"{"paths": {"/a": []}}"#, #"{"paths": {"/a": {"get": 1}}}"#,
        #"{"name": 1, "swift": [], "errors": 2, "paths": {"": {"get": {"group": 1, "response": 4, "body": {}}}}}"#,
    ])
    func faultySpecStillHasFiles(text: String) {
        let outline = outline(text)
        #expect(outline.names.files.first == "UsersModels.swift")
        #expect(outline.names.files.count == 5)
        #expect(outline.samples.isEmpty)
    }

    @Test(arguments: ["../../evil", "a/b", "", "a b", "\u{1F600}", "."])
    func nameThatSwiftCannotSpellStillNamesFiles(name: String) {
        for file in outline(#"{"name": "\#(name)", "paths": {}}"#).names.files {
            #expect(file.unicodeScalars.dropLast(".swift".count).allSatisfy { $0.properties.isXIDContinue })
        }
    }
}
