import Foundation
import Testing

@testable import ApigenKit

@Suite("What every output rests on")
struct RenderingTests {
    @Test(
        "string literals hold any text",
        arguments: [
            ("plain", "\"plain\""),
            ("say \"hi\" \\(name)", "\"say \\\"hi\\\" \\\\(name)\""),
            ("two\nlines\ttab\r\0", "\"two\\nlines\\ttab\\r\\0\""),
            ("\u{202E}reversed\u{2028}", "\"\\u{202E}reversed\\u{2028}\""),
            ("größe 🎈", "\"größe 🎈\""),
        ]
    )
    func literals(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test("documentation stays a comment, whatever it says")
    func documentation() {
        let text = "Ends */ the\r\ncomment\u{2028}fatalError()\u{0B}\n\n\n\nand \u{202E}more \\(x)  "
        let lines = Documentation([text, nil, "", "Another."]).lines
        #expect(lines == [" Ends */ the", " comment", " fatalError()", "", " and more \\(x)", "", " Another."])
        #expect(Documentation.line("a\nb */ c") == "a b */ c")
    }

    @Test("documentation is wrapped at 120 columns")
    func wrappedDocumentation() {
        let words = repeatElement("word", count: 60).joined(separator: " ")
        let lines = Documentation([words], indentation: 4).lines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { 4 + 3 + $0.count <= 120 })
    }

    @Test("long lines are wrapped as swift-format does")
    func wrapping() {
        let name = String(repeating: "long", count: 12)
        let text = """
                case 1: \(name) = try json.readNullIfPresent() ? nil : \(name)Name(json: &json)
                self.\(name) = try cursor.require(\(name), 12, "a, b (c")
            struct \(name): Codable, APIModel, Hashable, Identifiable, Sendable, CustomStringConvertible {
            func call(a: Int, b: Int, c: Int, d: [String: Int] = [:]) {
            // func call(a: Int, b: Int, c: Int, d: Int) {

            """
        let wrapped = """
                case 1:
                    \(name) =
                        try json.readNullIfPresent() ? nil : \(name)Name(json: &json)
                self.\(name) = try cursor.require(
                    \(name),
                    12,
                    "a, b (c"
                )
            struct \(name): Codable, APIModel, Hashable, Identifiable, Sendable,
                CustomStringConvertible
            {
            func call(
                a: Int,
                b: Int,
                c: Int,
                d: [String: Int] = [:]
            ) {
            // func call(a: Int, b: Int, c: Int, d: Int) {

            """
        #expect(LineWrapping.wrap(text) == wrapped)
        #expect(LineWrapping.wrap(wrapped) == wrapped)
    }

    @Test("the embedded templates are those in Templates/")
    func embeddedTemplates() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var sources: [String: String] = [:]
        let folder = root.appendingPathComponent("Templates")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "mustache" {
            let name = file.deletingPathExtension().lastPathComponent
            sources[name] = try String(contentsOf: file, encoding: .utf8)
        }
        #expect(EmbeddedTemplates.sources == sources)
        let embedded = root.appendingPathComponent("Sources/ApigenKit/Templates/EmbeddedTemplates.swift")
        #expect(try String(contentsOf: embedded, encoding: .utf8) == TemplateEmbedding.swiftSource(for: sources))
    }

    @Test("a person's own template takes the place of a built-in one, and the marker stays")
    func overrides() throws {
        let templates = try OutputTemplates(overrides: [
            "models": "{{#types}}{{#structure}}{{name}} {{/structure}}{{/types}}\n"
        ])
        let schema = Schema(types: [BroadSchema.structure("Hotel", [Field("id", .int)])])
        let renderer = ModelsRenderer(schema: schema, options: OutputOptions(), style: .runtime, templates: templates)
        let text = try renderer.renderModels([TypeID(0)], source: "a.json")
        #expect(GeneratedFile.isGenerated(text))
        #expect(text.hasSuffix("\n\nHotel \n"))
    }
}
