import ApigenJSON
import Foundation
import Testing

@testable import ApigenKit

@Suite("The page that explains specs")
struct ExplanationPageTests {
    @Test("it is well-formed, and all its links lead somewhere")
    func isSound() throws {
        let page = PageDocument(try ExplanationPage.html(for: [try ShopSpec.inferred()]))
        page.expectSound()
    }

    @Test("every endpoint, every model and every field has a place that something links to")
    func linksEverything() throws {
        let inferred = try ShopSpec.inferred()
        let page = PageDocument(try ExplanationPage.html(for: [inferred]))
        let targets = Set(page.targets)
        for operation in inferred.spec.operations { #expect(targets.contains("endpoint-\(operation.name)")) }
        for type in inferred.schema.types {
            #expect(targets.contains("model-\(type.name)"))
            for field in type.fields { #expect(targets.contains("model-\(type.name).\(field.name)")) }
        }
        let cards = page.elements.filter { $0.name == "article" }.compactMap { $0.attributes["id"] }
        #expect(cards.count == inferred.spec.operations.count + inferred.schema.types.count)
        // What the filter hides in the contents is named by the cards.
        let entries = page.elements.compactMap { $0.attributes["data-for"] }
        #expect(Set(entries) == Set(cards))
    }

    @Test("whatever keys and values hold is text")
    func escapesEverything() throws {
        let attack = #"</script></style><img src=x onerror=alert(1)>'\"&amp;{{name}}"#
        let json = { (text: String) in JSONValue.string(text).description }
        let text = """
            { "name": "Hostile", "description": \(json(attack)), "baseURL": "https://a.example",
              "headers": { "X-Odd": \(json(attack)) },
              "models": { "Thing": { "description": \(json(attack)) } },
              "paths": { "/things": { "get": {
                "description": \(json(attack)), "deprecated": \(json(attack)),
                "parameters": { \(json("q\"><b>?")): { "type": "String", "default": \(json(attack)), "description": \(json(attack)) },
                                "order": { "values": [\(json(attack)), "b"] } },
                "response": { "inline": [{ \(json(attack)): \(json(attack)), "\\u0000\\u202e": "\\u0000\\u202ea\\u0085b\\uffff",
                  "kind": \(json(attack)), "map": { \(json(attack)): 1 } }], "model": "Thing" } } } } }
            """
        let html = try ExplanationPage.html(for: [try ShopSpec.inferred(text)])
        let page = PageDocument(html)
        page.expectSound()
        #expect(page.text.contains(attack))
        #expect(!html.contains("<img"))
        #expect(html.components(separatedBy: "</script").count == 2)
        #expect(html.components(separatedBy: "</style").count == 2)
        #expect(html.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
        #expect(!html.unicodeScalars.contains("\u{202E}"))
    }

    @Test("secrets of samples, headers and parameters are not shown")
    func hidesSecrets() throws {
        let html = try ExplanationPage.html(for: [try ShopSpec.inferred()])
        for secret in ["field-secret", "header-secret", "parameter-secret", "ghp_"] { #expect(!html.contains(secret)) }
        #expect(html.contains("A secret by its name or form"))
        #expect(html.contains("X-Api-Key: (not shown)"))
        #expect(html.contains("Accept: application/json"))
    }

    @Test("nothing of a page changes from one run to the next")
    func isDeterministic() throws {
        let first = try ExplanationPage.html(for: [try ShopSpec.inferred()])
        #expect(try ExplanationPage.html(for: [try ShopSpec.inferred()]) == first)
        #expect(ExplanationPage.isPage(first.utf8))
    }

    @Test("several APIs share a page without sharing places")
    func showsSeveral() throws {
        let inferred = try ShopSpec.inferred()
        let page = PageDocument(try ExplanationPage.html(for: [inferred, inferred]))
        page.expectSound()
        #expect(page.identifiers.contains("model-Order"))
        #expect(page.identifiers.contains("api2-model-Order"))
    }

    @Test("endpoints tell their Swift, what they take and what they give")
    func showsEndpoints() throws {
        let text = PageDocument(try ExplanationPage.html(for: [try ShopSpec.inferred()])).text
        #expect(text.contains("-> Endpoint<[Order]>"))
        #expect(text.contains("-> PagedEndpoint<Order>"))
        #expect(text.contains("static func replaceOrderPhoto("))
        #expect(text.contains("By the cursor at /next, sent as after."))
        #expect(text.contains("a multipart form of the parts below"))
        #expect(text.contains("on any endpoint"))
        #expect(text.contains("Given up after 30"))
        #expect(text.contains("use /media"))
    }

    @Test("a spec of models alone shows no functions")
    func showsNoFunctionsOfPlainModels() throws {
        let text = ShopSpec.text.replacingOccurrences(
            of: #""auth": "bearer","#,
            with: #""auth": "bearer", "swift": { "coding": "codable" },"#
        )
        let page = PageDocument(try ExplanationPage.html(for: [try ShopSpec.inferred(text)]))
        page.expectSound()
        #expect(!page.text.contains("static func"))
    }

    @Test("shapes in place of samples have no figures, and still their evidence")
    func showsShapes() throws {
        var diagnostics = Diagnostics()
        let sample = Sample(file: SourceFile(path: "a.json", text: #"[{"id": 1, "name": "a"}, {"id": 2}]"#))
        let shape = try #require(ModelInference.shape(of: [sample], into: &diagnostics))
        var files = MemoryFileSystem([:])
        files.files["Specs/a.json"] = ShapeFile.text(of: shape)
        let spec = #"{ "baseURL": "https://a.example", "paths": { "/a": { "get": { "response": "a.json" } } } }"#
        let page = PageDocument(try ExplanationPage.html(for: [try ShopSpec.inferred(spec, files: files)]))
        page.expectSound()
        #expect(page.text.contains("2 numbers, from 1 to 2"))
        #expect(page.text.contains("absent in 1 of 2"))
    }

    @Test("a person's own template takes the place of the page, and the marker stays")
    func ownTemplate() throws {
        let templates = ["page": "{{#apis}}{{#models}}{{name}},{{/models}}{{/apis}}\n"]
        let html = try ExplanationPage.html(for: [try ShopSpec.inferred()], templates: templates)
        #expect(html.hasPrefix("Order,"))
        #expect(ExplanationPage.isPage(html.utf8))
        #expect(!ExplanationPage.isPage("<html></html>".utf8))
    }
}
