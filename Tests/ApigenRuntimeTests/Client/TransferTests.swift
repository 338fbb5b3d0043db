import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Uploads and downloads", .timeLimit(.minutes(5)))
struct TransferTests {
    /// A folder that does not exist yet.
    private let folder = FileReference.temporaryURL()

    @Test("An upload replaces the body and reports its progress")
    func upload() async throws {
        let server = try LoopbackServer { .text("\($0.headers["content-type"] ?? "") \($0.body.count)") }
        defer { server.stop() }
        var endpoint = TestAPI.text("/photos")
        endpoint.request.method = .post
        let reports = Locked<[TransferProgress]>([])
        let body = RequestBody.raw(Data(repeating: 1, count: 500_000), contentType: "image/png")
        let answer = try await APIClient(server).upload(endpoint, from: body) { report in
            reports.withLock { $0.append(report) }
        }
        #expect(answer == "image/png 500000")
        #expect(reports.withLock { $0.last?.completedBytes } == 500_000)
    }

    @Test("A file that is missing can't be uploaded, and says so")
    func missingFile() async throws {
        let server = try LoopbackServer { _ in .text("") }
        defer { server.stop() }
        var endpoint = TestAPI.text("/photos")
        endpoint.request.method = .put
        let error = await #expect(throws: APIError.self) {
            try await APIClient(server).upload(endpoint, from: .file(folder))
        }
        #expect(error?.kind == .file)
    }

    @Test("A download goes where it should: the folder is created, an old file replaced")
    func download() async throws {
        let server = try LoopbackServer { .text($0.path) }
        defer { server.stop() }
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("a/b.txt")
        let client = APIClient(server)
        for path in ["/one", "/two"] {
            #expect(try await client.download(TestAPI.data(path), to: target) == target)
            #expect(try String(contentsOf: target, encoding: .utf8) == path)
        }
        let temporary = try await client.download(TestAPI.data("/three"))
        #expect(try String(contentsOf: temporary, encoding: .utf8) == "/three")
        try FileManager.default.removeItem(at: temporary)
    }

    @Test("A download with a bad status leaves no file, keeps the old one, and tells the error's body")
    func badStatus() async throws {
        let server = try LoopbackServer { _ in .json(#"{"id": 1, "name": "none"}"#, status: 404) }
        defer { server.stop() }
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("file")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: target)
        var endpoint = TestAPI.data("/")
        endpoint.errorBody(404, User.self)
        let error = await #expect(throws: APIError.self) { try await APIClient(server).download(endpoint, to: target) }
        #expect(error?.body(as: User.self)?.name == "none")
        #expect(try String(contentsOf: target, encoding: .utf8) == "old")
    }

    @Test("A download that is cancelled half-way leaves no file")
    func cancelled() async throws {
        let server = try LoopbackServer { _ in
            .chunked([:], [.send(Data(repeating: 1, count: 100_000)), .waitForGate])
        }
        defer { server.stop() }
        let target = folder.appendingPathComponent("file")
        let client = APIClient(server)
        let begun = Gate()
        let transport = TemporaryFileTransport(URLSessionTransport())
        var configuration = client.configuration
        configuration.retry = .never
        let watched = APIClient(configuration, transport: transport)
        let task = Task {
            try await watched.download(TestAPI.data("/"), to: target) { _ in begun.open() }
        }
        #expect(await begun.wait())
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await server.wait { $0.clientDisconnections == 1 })
        #expect(!FileManager.default.fileExists(atPath: target.path))
        #expect(transport.files.withLock { $0.isEmpty })
    }
}

/// Writes down the files of downloads that were handed out.
private final class TemporaryFileTransport: Transport {
    let inner: URLSessionTransport
    let files = Locked<[URL]>([])

    init(_ inner: URLSessionTransport) { self.inner = inner }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await inner.send(request) }

    func download(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        let response = try await inner.download(request, progress: progress)
        if let file = response.file { files.withLock { $0.append(file.url) } }
        return response
    }
}
