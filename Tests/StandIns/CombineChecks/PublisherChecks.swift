import ApigenRuntime
import Combine
import Foundation

enum PublisherChecks {
    enum TextAPI: API {
        static let baseURL = URL(fileURLWithPath: "/")

        static func text() -> Endpoint<String> {
            Endpoint<String>(.get, "/text", of: Self.self, name: "text", decoding: .text)
        }
    }

    static let answer = MockAnswer.data(Data("hello".utf8), contentType: "text/plain")

    static func mock(_ answer: MockAnswer = answer) -> MockTransport {
        MockTransport(["TextAPI.text": answer])
    }

    static func publisher(_ mock: MockTransport) -> AnyPublisher<String, any Error> {
        var configuration = APIClient.Configuration()
        configuration.retry = .never
        return APIClient(configuration, transport: mock).publisher(for: TextAPI.text())
    }

    static let all: [(String, Check)] = [
        (
            "a publisher gives the value, then completes",
            {
                let probe = Probe<String>()
                publisher(mock()).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values == ["hello"] && probe.error == nil, "one value and no error")
            }
        ),
        (
            "work starts on subscription, once for each subscriber",
            {
                let transport = mock()
                let shared = publisher(transport)
                try await settle()
                try expect(transport.requests.isEmpty, "no request before a subscription")
                let probes = [Probe<String>(), Probe<String>()]
                for probe in probes { shared.subscribe(probe) }
                try await expectSoon("completions") { probes.allSatisfy { $0.completionCount == 1 } }
                try expect(transport.requests.count == 2, "two requests")
            }
        ),
        (
            "a failure is a completion with the error",
            {
                let probe = Probe<String>()
                publisher(mock(.status(500))).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect((probe.error as? APIError)?.status == 500, "the status")
                try expect(probe.values.isEmpty, "no value")
            }
        ),
        (
            "a failure needs no demand",
            {
                let probe = Probe<String>(.none)
                publisher(mock(.status(500))).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
            }
        ),
        (
            "with zero demand the work starts, and the value waits",
            {
                let transport = mock()
                let probe = Probe<String>(.none)
                publisher(transport).subscribe(probe)
                try await expectSoon("the request") { transport.requests.count == 1 }
                try await settle()
                try expect(probe.values.isEmpty && probe.completionCount == 0, "nothing yet")
                probe.request(.max(1))
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values == ["hello"], "the value")
            }
        ),
        (
            "first() ends without hanging",
            {
                let probe = Probe<String>()
                publisher(mock()).first().subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values == ["hello"], "the value")
            }
        ),
        (
            "prefix(1) ends without hanging",
            {
                let probe = Probe<String>()
                publisher(mock()).prefix(1).subscribe(probe)
                try await expectSoon("completion") { probe.completionCount == 1 }
                try expect(probe.values == ["hello"], "the value")
            }
        ),
        (
            "cancelling inside receive ends it, without a completion",
            {
                let probe = Probe<String> { probe, _ in
                    probe.cancel()
                    return .unlimited
                }
                publisher(mock()).subscribe(probe)
                try await expectSoon("the value") { probe.values == ["hello"] }
                try await settle()
                try expect(probe.completionCount == 0, "no completion")
            }
        ),
        (
            "cancelling reaches the request, and nothing arrives any more",
            {
                let wait = CancellationWatch()
                let client = APIClient(transport: wait)
                let probe = Probe<String>()
                client.publisher(for: TextAPI.text()).subscribe(probe)
                try await expectSoon("the request") { wait.isStarted }
                probe.cancel()
                try await expectSoon("the cancellation") { wait.isCancelled }
                try await settle()
                try expect(probe.values.isEmpty && probe.completionCount == 0, "nothing arrives")
            }
        ),
        (
            "releasing what sink gives cancels the request",
            {
                let wait = CancellationWatch()
                var subscription: AnyCancellable? = APIClient(transport: wait)
                    .publisher(for: TextAPI.text())
                    .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                try await expectSoon("the request") { wait.isStarted }
                try expect(subscription != nil, "a subscription")
                subscription = nil
                try await expectSoon("the cancellation") { wait.isCancelled }
            }
        ),
        (
            "cancelling before the demand starts no work",
            {
                let transport = mock()
                publisher(transport).subscribe(EagerCanceller())
                try await settle()
                try expect(transport.requests.isEmpty, "no request")
            }
        ),
    ]

    /// Cancels as soon as it has a subscription.
    private final class EagerCanceller: Subscriber {
        typealias Input = String
        typealias Failure = any Error

        func receive(subscription: any Subscription) { subscription.cancel() }
        func receive(_ input: String) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<any Error>) {}
    }
}
