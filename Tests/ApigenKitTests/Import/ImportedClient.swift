import ApigenJSON
import Foundation
import Testing

@testable import ApigenKit

/// A document that was imported, and the client that the generator makes of the result.
struct ImportedClient {
    let result: Import
    let spec: Spec
    let generation: Generation

    /// Imports fixtures.
    init(fixtures names: String...) throws {
        try self.init(names.map { try Fixture.file($0) })
    }

    /// Imports files, and generates from what they give.
    init(_ files: [SourceFile], options: Importer.Options = .init()) throws {
        result = Importer.run(files, options: options)
        #expect(result.diagnostics.errorCount == 0, "\(result.diagnostics.all.map(\.text))")
        let imported = try #require(result.specs.first)
        let disk = MemoryFileSystem(
            Dictionary(
                uniqueKeysWithValues: imported.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
            )
        )
        generation = Generator.generate(specAt: imported.spec.path, files: disk)
        let problems = generation.diagnostics.all.filter { $0.severity != .note }
        #expect(problems.isEmpty, "\(problems.map(\.text))")
        spec = try #require(generation.spec)
    }

    /// The text of the spec.
    var specText: String { String(decoding: result.specs[0].spec.bytes, as: UTF8.self) }

    /// Everything that would be written.
    var everything: String {
        result.specs.flatMap(\.files).map { $0.path + "\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    /// What was told.
    var told: [String] { result.diagnostics.all.map(\.message) }

    /// The properties of a struct, or the cases of an enum, as they are declared.
    func members(of type: String) -> [String] {
        for file in generation.files {
            var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
            while let line = lines.popFirst() {
                guard line.contains("struct \(type):") || line.contains("enum \(type):") else { continue }
                return lines.prefix { !$0.hasPrefix("}") && !$0.contains("init(") && !$0.contains(" static ") }
                    .filter { $0.hasPrefix("    public var ") || $0.hasPrefix("    case ") }
                    .map { line in
                        let text = line.dropFirst(4)
                        return String(text.hasPrefix("public var ") ? text.dropFirst(11) : text)
                    }
            }
        }
        return []
    }

    /// The signature of a function, on one line.
    func signature(_ name: String) -> String {
        for file in generation.files where file.name.hasSuffix("API.swift") {
            guard let start = file.text.firstPlace(of: "static func \(name)(") else { continue }
            let rest = file.text[start.lowerBound...]
            guard let end = rest.firstPlace(of: " {\n") else { continue }
            let words = rest[..<end.lowerBound].split { $0 == "\n" || $0 == " " }.joined(separator: " ")
            return words.parts(between: "( ").joined(separator: "(").parts(between: " )").joined(separator: ")")
        }
        return ""
    }

    /// An operation of the spec.
    func operation(_ name: String) throws -> ApigenKit.Operation {
        try #require(spec.operations.first { $0.name == name })
    }
}

/// Documents in the form in which tools write them.
enum Fixture {
    static let names = [
        "petshop.json", "warehouse.json", "forge.json", "roster.har", "library.postman_collection.json",
    ]

    static func file(_ name: String) throws -> SourceFile {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
}
