import ApigenRuntime
import Combine
import Foundation

/// Pages, uploads and downloads.
enum PagesChecks {
    enum NumbersAPI: API {
        static let baseURL = URL(fileURLWithPath: "/")

        static func numbers() -> PagedEndpoint<Int> {
            PagedEndpoint(
                Endpoint<[Int]>(.get, "/numbers", of: Self.self, name: "numbers"),
                items: "/items",
                style: .cursor("after", next: "/next")
            )
        }

        static func upload() -> Endpoint<String> {
            Endpoint<String>(.post, "/upload", of: Self.self, name: "upload", decoding: .text)
        }
    }

    static func mock() -> MockTransport {
        let transport = MockTransport([
            "NumbersAPI.upload": .data(Data("stored".utf8), contentType: "text/plain")
        ])
        transport.answer(
            "NumbersAPI.numbers",
            with: .json(#"{"items": [1, 2], "next": "b"}"#),
            .json(#"{"items": [3], "next": "c"}"#),
            .json(#"{"items": [4]}"#)
        )
        return transport
    }

    static func pages(_ transport: MockTransport) -> AnyPublisher<Page<Int>, any Error> {
        APIClient(transport: transport).paginatePublisher(NumbersAPI.numbers())
    }

    static let all: [(String, Check)] = [
        (
            "pages come one by one, then the completion",
            {
                let probe = Probe<Page<Int>>()
                pages(mock()).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.map(\.items) == [[1, 2], [3], [4]], "three pages")
                try expect(probe.isSerial && probe.error == nil, "one call at a time, no error")
            }
        ),
        (
            "a page is asked for only when it is wanted",
            {
                let transport = mock()
                let probe = Probe<Page<Int>>(.max(1))
                pages(transport).subscribe(probe)
                try await expectSoon("the first page") { probe.values.count == 1 }
                try await settle()
                try expect(transport.requests.count == 1, "one request")
                probe.request(.max(1))
                try await expectSoon("the second page") { probe.values.count == 2 }
                try await settle()
                try expect(transport.requests.count == 2 && probe.completionCount == 0, "two requests, not done")
                probe.request(.max(1))
                try await expectSoon("completion, without a demand for it") { probe.completionCount == 1 }
                try expect(probe.values.count == 3, "three pages")
            }
        ),
        (
            "demand that receive returns is kept",
            {
                let probe = Probe<Page<Int>>(.max(1)) { _, _ in .max(1) }
                pages(mock()).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.count == 3 && probe.isSerial, "three pages, one call at a time")
            }
        ),
        (
            "asking for more inside receive does not enter twice",
            {
                let probe = Probe<Page<Int>>(.max(1)) { probe, _ in
                    probe.request(.max(1))
                    return .none
                }
                pages(mock()).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.count == 3 && probe.isSerial, "three pages, one call at a time")
            }
        ),
        (
            "prefix(2) takes two pages and asks for no third",
            {
                let transport = mock()
                let probe = Probe<Page<Int>>()
                pages(transport).prefix(2).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try await settle()
                try expect(probe.values.count == 2 && transport.requests.count == 2, "two pages, two requests")
            }
        ),
        (
            "cancelling inside receive asks for no further page",
            {
                let transport = mock()
                let probe = Probe<Page<Int>> { probe, _ in
                    probe.cancel()
                    return .unlimited
                }
                pages(transport).subscribe(probe)
                try await expectSoon("the first page") { probe.values.count == 1 }
                try await settle()
                try expect(transport.requests.count == 1 && probe.completionCount == 0, "nothing more")
            }
        ),
        (
            "an upload gives progress, then the answer",
            {
                let client = APIClient(transport: mock())
                let probe = Probe<TransferEvent<String>>()
                client.uploadPublisher(NumbersAPI.upload(), from: .raw(Data(count: 10), contentType: "x/y"))
                    .subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.compactMap(\.progress).last?.fraction == 1, "progress to the end")
                try expect(probe.values.last?.output == "stored", "the answer")
            }
        ),
        (
            "progress that is not wanted is replaced by the next",
            {
                let client = APIClient(transport: SteppingTransport(steps: 100))
                let probe = Probe<TransferEvent<String>>(.none)
                client.uploadPublisher(NumbersAPI.upload(), from: .raw(Data(), contentType: "x/y")).subscribe(probe)
                try await settle()
                probe.request(.unlimited)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.count == 2, "the last progress and the answer, not \(probe.values.count)")
                try expect(probe.values.first?.progress?.completedBytes == 100, "the last progress")
            }
        ),
        (
            "a download gives progress, then where the file is",
            {
                let client = APIClient(transport: mock())
                let target = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                defer { try? FileManager.default.removeItem(at: target) }
                let probe = Probe<TransferEvent<URL>>()
                client.downloadPublisher(NumbersAPI.upload(), to: target).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values.last?.output == target, "where it is")
                try expect(try Data(contentsOf: target) == Data("stored".utf8), "the file")
            }
        ),
    ]
}

/// Reports progress in many steps before it answers.
private struct SteppingTransport: Transport {
    let steps: Int64

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        HTTPResponse(status: 200, body: Data("stored".utf8))
    }

    func upload(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        for step in 1...steps { progress(TransferProgress(completedBytes: step, totalBytes: steps)) }
        return try await send(request)
    }
}

extension TransferEvent {
    fileprivate var progress: TransferProgress? {
        if case .progress(let progress) = self { progress } else { nil }
    }

    fileprivate var output: Output? {
        if case .finished(let output) = self { output } else { nil }
    }
}
