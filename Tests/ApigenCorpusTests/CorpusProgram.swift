import ApigenKit
import Foundation
import Testing

/// On what the models of a program stand.
enum CorpusStyle {
    case runtime
    case plain
}

/// A program that decodes each payload with the types inferred from it, encodes it, and says what became of it.
struct CorpusProgram {
    let style: CorpusStyle
    let samples: [Corpus.Entry]
    private let folder: URL

    init(style: CorpusStyle) throws {
        self.style = style
        samples = Corpus.entries()
        folder = FileManager.default.temporaryDirectory.appending(path: "apigen-corpus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Generates, compiles and runs it; gives what it said of each payload.
    func run() throws -> [String: String] {
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [URL] = []
        var checks = ""
        for (index, entry) in samples.enumerated() {
            let namespace = "Sample\(index)"
            var diagnostics = Diagnostics()
            let sample = try Corpus.sample(entry)
            // In one module the support code of plain models needs a name of its own for each file.
            let style: ModelStyle = self.style == .runtime ? .runtime : .plain(prefix: namespace)
            let text = Corpus.infer([sample], style: style, namespace: namespace, into: &diagnostics)
            let rendered = DiagnosticRenderer(usesColor: false).render(diagnostics)
            let source = try #require(text, "\(entry.name): \(rendered)")
            let file = folder.appending(path: "\(namespace).swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            files.append(file)
            checks += "check(\"\(entry.name)\", \"\(entry.path)\", \(namespace).TopLevel.self)\n"
        }
        let main = folder.appending(path: "main.swift")
        try (prologue + checks).write(to: main, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "program")
        let compiler = try shell(
            [
                "swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-num-threads", "2", "-o",
                program.path,
            ]
                + runtime() + (files + [main]).map(\.path)
        )
        let errors = compiler.output.split(separator: "\n").filter { $0.contains(": error: ") }.prefix(20)
        try #require(compiler.status == 0, "\(errors.joined(separator: "\n"))")
        let result = try shell([program.path])
        try #require(result.status == 0, "\(result.output.suffix(2_000))")
        return Dictionary(
            result.output.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            },
            uniquingKeysWith: { $1 }
        )
    }

    /// The runtime's module and objects, which the package's build has made beside the tests.
    private func runtime() throws -> [String] {
        let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let objects = build.appending(path: "ApigenRuntime.build")
        let found = FileManager.default.enumerator(at: objects, includingPropertiesForKeys: nil)
        let paths = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "o" }.map(\.path)
        try #require(!paths.isEmpty, "the runtime's objects are not in \(objects.path)")
        return ["-I", build.appending(path: "Modules").path] + paths.sorted()
    }

    private func shell(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private var prologue: String {
        switch style {
        case .runtime: Self.comparison + Self.runtimeCheck
        case .plain: Self.comparison + Self.plainCheck
        }
    }

    private static let runtimeCheck = """
        func check<Value: JSONCodable & Codable>(_ name: String, _ path: String, _ type: Value.Type) {
            report(name) {
                let data = try Data(contentsOf: URL(filePath: path))
                let encoded = try Value(jsonData: data).jsonData()
                let verdict = try compare(data, encoded)
                guard verdict == "exact" || verdict == "nulls" || verdict == "dates" else { return verdict }
                let bridged = (try? JSONDecoder().decode(Value.self, from: data)).flatMap { try? $0.jsonData() }
                return bridged == encoded ? verdict : "bridged"
            }
        }

        """

    private static let plainCheck = """
        func check<Value: Codable>(_ name: String, _ path: String, _ type: Value.Type) {
            report(name) {
                let data = try Data(contentsOf: URL(filePath: path))
                return try compare(data, JSONEncoder().encode(JSONDecoder().decode(Value.self, from: data)))
            }
        }

        """

    /// Compares what was read with what was written: the same, or different only where that was decided.
    private static let comparison = """
        import ApigenRuntime
        import Foundation

        func report(_ name: String, _ verdict: () throws -> String) {
            do { print(name, try verdict(), separator: "\\t") } catch { print(name, "\\(error)".prefix(300), separator: "\\t") }
        }

        func compare(_ left: Data, _ right: Data) throws -> String {
            var notes: Set<String> = []
            let difference = difference(try JSONValue(json: left), try JSONValue(json: right), "$", &notes)
            return difference ?? (notes.contains("nulls") ? "nulls" : notes.contains("dates") ? "dates" : "exact")
        }

        func difference(_ left: JSONValue, _ right: JSONValue, _ path: String, _ notes: inout Set<String>) -> String? {
            switch (left, right) {
            case (.object(let left), .object(let right)):
                for key in left.keys + right.keys.filter({ left[$0] == nil }) {
                    switch (left[key], right[key]) {
                    case (let value?, let other?):
                        if let found = difference(value, other, path + "." + key, &notes) { return found }
                    case (JSONValue.null?, nil), (nil, JSONValue.null?): notes.insert("nulls")
                    default: return "\\(path).\\(key) is on one side only"
                    }
                }
                return nil
            case (.array(let left), .array(let right)):
                guard left.count == right.count else { return "\\(path): another number of elements" }
                for (index, pair) in zip(left, right).enumerated() {
                    if let found = difference(pair.0, pair.1, path + "[\\(index)]", &notes) { return found }
                }
                return nil
            case (.string(let left), .string(let right)):
                if left == right { return nil }
                guard let instant = JSONTimestamp(left), let other = JSONTimestamp(right), instant.seconds == other.seconds,
                    instant.nanoseconds == other.nanoseconds
                else { return "\\(path): \\(left) became \\(right)" }
                notes.insert("dates")
                return nil
            default: return left == right ? nil : "\\(path): \\(left) became \\(right)"
            }
        }

        """
}
