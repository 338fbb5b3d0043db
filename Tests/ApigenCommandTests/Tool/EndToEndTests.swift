import Foundation
import Testing

/// The whole way round: answers of a live server become samples, samples a client and a mock, the client talks to the
/// mock, and the live server is watched for drift.
@Suite(.timeLimit(.minutes(10))) struct EndToEndTests {
    private static let spec = """
        {
          "name": "Shop",
          "baseURL": "https://shop.example",
          "paths": {
            "/books": { "get": { "response": { "samples": "samples/books*.json", "model": "Book" } } },
            "/books/{id}": {
              "get": { "parameters": { "id": "b-1" }, "response": { "samples": "samples/book.json", "model": "Book" } }
            }
          }
        }

        """

    private static let program = """
        import ApigenRuntime
        import Foundation

        @main
        struct Program {
            static func main() async throws {
                var configuration = APIClient.Configuration()
                configuration.baseURL = URL(string: CommandLine.arguments[1])
                let client = APIClient(configuration)
                for book in try await client.send(ShopAPI.books()) {
                    let one = try await client.send(ShopAPI.book(id: book.id))
                    print(book.id, book.title, book.subtitle ?? "-", one == book)
                }
            }
        }
        """

    private static func book(_ id: String, title: String = "\"T\"", rest: String = "") -> String {
        #"{"id": "\#(id)", "title": \#(title), "price": 9.50, "added": "2024-05-01T08:30:00Z"\#(rest)}"#
    }

    private static func books(title: String = "\"T\"") -> String {
        let rest = #", "subtitle": "S", "api_key": "hush-hush-123""#
        return "[\(book("b-1", title: title)), \(book("b-2", rest: rest)), \(book("b-3", rest: rest))]"
    }

    @Test func recordGenerateMockCallVerify() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/books": .json(Self.books())
            case "/books/b-1": .json(Self.book("b-1"))
            default: .json("{}", status: 404)
            }
        }
        defer { server.stop() }
        let folder = try TemporaryFolder(["Specs/shop.api.json": Self.spec, "main/Program.swift": Self.program])
        let live = ["--base-url", server.baseURL.absoluteString]

        let recorded = try await BuiltTool.run(["record"] + live, in: folder)
        try #require(recorded.status == 0, "\(recorded.errors)")
        let sample = try folder.text("Specs/samples/books.json")
        #expect(sample.contains("api_key") && !sample.contains("hush"))

        let generated = try await BuiltTool.run("generate", in: folder)
        try #require(generated.status == 0, "\(generated.errors)")
        try await compile(in: folder)

        let mock = try RunningTool("mock", "Specs/shop.api.json", "--port", "0", in: folder)
        let line = try #require(try await mock.lines(1).first)
        let address = try #require(line.components(separatedBy: " at ").last)
        let program = folder.url.appendingPathComponent("program")
        let called = try await BuiltTool.run([address], of: program, in: folder)
        #expect(called.status == 0, "\(called.errors)")
        #expect(called.output == "b-1 T - true\nb-2 T S true\nb-3 T S true\n")
        #expect(await mock.end() == 0)

        let verified = try await BuiltTool.run(["verify"] + live, in: folder)
        #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test func aServerThatChangesIsFound() async throws {
        let server = try LoopbackServer { request in
            .json(request.path == "/books" ? Self.books() : Self.book("b-1"))
        }
        let folder = try TemporaryFolder(["Specs/shop.api.json": Self.spec])
        let recorded = try await BuiltTool.run("record", "--base-url", server.baseURL.absoluteString, in: folder)
        server.stop()
        try #require(recorded.status == 0, "\(recorded.errors)")
        let changed = try LoopbackServer { request in
            .json(request.path == "/books" ? Self.books(title: "null") : Self.book("b-1"))
        }
        defer { changed.stop() }
        let verified = try await BuiltTool.run("verify", "--base-url", changed.baseURL.absoluteString, in: folder)
        #expect(verified.status == 1)
        #expect((verified.output + verified.errors).contains("[].title: expected string, found null"))
    }

    // MARK: Compiling

    private func compile(in folder: TemporaryFolder) async throws {
        let generated = folder.url.appendingPathComponent("Generated/Shop")
        let sources = try FileManager.default.contentsOfDirectory(at: generated, includingPropertiesForKeys: nil)
        let objects = FileManager.default.enumerator(
            at: BuiltTool.folder.appendingPathComponent("ApigenRuntime.build"),
            includingPropertiesForKeys: nil
        )
        let runtime = (objects?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "o" }
        try #require(!runtime.isEmpty)
        let compiler = try await BuiltTool.run(
            [
                "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Shop",
                "-I", BuiltTool.folder.appendingPathComponent("Modules").path, "-o", "program", "main/Program.swift",
            ] + sources.map(\.path).sorted() + runtime.map(\.path).sorted(),
            of: URL(fileURLWithPath: "/usr/bin/env"),
            in: folder
        )
        try #require(compiler.status == 0, "\(compiler.output)\(compiler.errors)")
    }
}
