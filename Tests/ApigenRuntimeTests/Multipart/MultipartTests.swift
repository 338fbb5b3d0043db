import Foundation
import Testing

@testable import ApigenRuntime

@Suite("Multipart forms", .timeLimit(.minutes(5)))
struct MultipartTests {
    private func bytes(_ form: MultipartForm) throws -> Data {
        switch try MultipartEncoder(form).body() {
        case .data(let data): data
        case .file(let file): try Data(contentsOf: file.url)
        }
    }

    @Test("A form is written as RFC 7578 says")
    func format() throws {
        var form = MultipartForm(boundary: "XX")
        form.addText("caption", "Grüße")
        form.addText("none", String?.none)
        form.addText("tags", [1, 2])
        form.addData("photo", Data([0, 255]), filename: "a \"b\"\r\n.png", contentType: "image/png")
        let expected =
            Data(
                """
                --XX\r
                Content-Disposition: form-data; name="caption"\r
                \r
                Grüße\r
                --XX\r
                Content-Disposition: form-data; name="tags"\r
                \r
                1\r
                --XX\r
                Content-Disposition: form-data; name="tags"\r
                \r
                2\r
                --XX\r
                Content-Disposition: form-data; name="photo"; filename="a %22b%22%0D%0A.png"\r
                Content-Type: image/png\r
                \r

                """.utf8
            ) + Data([0, 255]) + Data("\r\n--XX--\r\n".utf8)
        #expect(try bytes(form) == expected)
        #expect(form.contentType == "multipart/form-data; boundary=XX")
    }

    @Test("A form without parts is its end alone")
    func empty() throws {
        #expect(try bytes(MultipartForm(boundary: "XX")) == Data("--XX--\r\n".utf8))
    }

    @Test("Files are streamed through a temporary file")
    func files() async throws {
        let server = try LoopbackServer { .text("\($0.body.count) \($0.headers["content-type"] ?? "")") }
        defer { server.stop() }
        let url = FileReference.temporaryURL()
        let file = FileReference(url, isTemporary: true)
        try Data(repeating: 7, count: 3_000_000).write(to: file.url)
        var form = MultipartForm(boundary: "XX")
        form.addText("caption", "Sunset")
        form.addFile("photo", file.url, filename: "s.jpg", contentType: "image/jpeg")
        let size = try bytes(form).count
        #expect(size > 3_000_000)
        var endpoint = TestAPI.text("/photos")
        endpoint.request.method = .post
        endpoint.body = .multipart(form)
        let last = Locked<TransferProgress?>(nil)
        let answer = try await APIClient(server).upload(endpoint) { report in last.withLock { $0 = report } }
        #expect(answer == "\(size) multipart/form-data; boundary=XX")
        #expect(last.withLock { $0?.completedBytes } == Int64(size))
    }

    @Test("The temporary file of a form goes with the last reference to its body")
    func temporaryFile() throws {
        let file = FileReference(FileReference.temporaryURL(), isTemporary: true)
        try Data([1]).write(to: file.url)
        var form = MultipartForm()
        form.addFile("photo", file.url)
        var path = ""
        do {
            guard case .file(let temporary) = try MultipartEncoder(form).body() else {
                Issue.record("a form with a file is in memory")
                return
            }
            path = temporary.url.path
            #expect(FileManager.default.fileExists(atPath: path))
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A file that is missing makes the request fail")
    func missingFile() async {
        var form = MultipartForm()
        form.addFile("photo", FileReference.temporaryURL(), contentType: "image/jpeg")
        var endpoint = TestAPI.text("/photos")
        endpoint.body = .multipart(form)
        #expect(throws: APIError.self) { try endpoint.urlRequest() }
    }
}
