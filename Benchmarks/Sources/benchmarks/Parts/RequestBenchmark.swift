import ApigenRuntime
import BenchmarkDocuments
import DirectModels
import Foundation

/// What `APIClient.send` adds to a call.
struct RequestBenchmark: Benchmark {
    let name = "requests"

    private static let calls = 2000

    func run(in project: Project, into report: inout Report) async throws {
        let body = Data(BenchmarkDocument.users.text(bytes: 1000).utf8)
        let transport = CannedTransport(body: body)
        let client = APIClient(transport: transport)
        let url = DirectAPI.baseURL.appendingPathComponent("users")
        var sends: [Double] = []
        var transfers: [Double] = []
        for _ in 0..<9 {
            transfers.append(
                try await seconds {
                    let response = try await transport.send(HTTPRequest(url: url))
                    _ = try [User](jsonData: response.body)
                }
            )
            sends.append(
                try await seconds {
                    var endpoint = DirectAPI.users()
                    endpoint.addQuery("page", 1)
                    endpoint.addQuery("limit", 20)
                    _ = try await client.send(endpoint)
                }
            )
        }
        let added = zip(sends, transfers).map { $0 - $1 }.median
        report.section("Calls")
        report.paragraph(
            """
            A call with two parameters that is answered at once, without a network, with 1 kB of users; all threads' \
            processor time. The bare call hands a ready address to the transport and decodes the answer. swift-openapi-generator's \
            client adds 70 to 95 µs (measured earlier on a machine of this kind).
            """
        )
        var table = Table("", "a call")
        table.row("transport alone, answer decoded", transfers.median.duration)
        table.row("`APIClient.send`", sends.median.duration)
        table.row("what the client adds", added.duration)
        report.table(table)
    }

    private func seconds(_ call: () async throws -> Void) async throws -> Double {
        for _ in 0..<100 { try await call() }
        let start = CPUClock.process
        for _ in 0..<Self.calls { try await call() }
        return (CPUClock.process - start) / Double(Self.calls)
    }
}

/// Gives the same answer to every request.
private struct CannedTransport: Transport {
    let body: Data

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body, url: request.url)
    }
}
