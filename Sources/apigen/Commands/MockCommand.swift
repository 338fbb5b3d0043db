import ApigenJSON
import ApigenKit
import ApigenServer

extension Command {
    /// Serves the samples of specs.
    static let mock: Command = Command(
        name: "mock",
        summary: "Serves the samples of specs over HTTP on this machine.",
        discussion: """
            Answers as the API would: an item by its id, pages by the spec's pagination, and writes with what was sent \
            laid over the sample. Nothing is kept between requests. A request asks for an error with the header \
            X-Apigen-Status: 404 or with ?__status=404. Ctrl-C lets the answers in the making end. With --json \
            each request is told in a line of its own.
            """,
        operands: ClientOptions.specs,
        options: [port, latency, fail, seed],
        examples: [
            Example(line: "apigen mock Specs/users.api.json", summary: "serves the users at http://127.0.0.1:8080"),
            Example(
                line: "apigen mock --latency 100ms-800ms --fail 5%",
                summary: "is as slow and unreliable as a network, always in the same way"
            ),
            Example(line: "apigen mock --port 0 --json", summary: "takes a free port, and tells it to a script"),
        ],
        action: { invocation, console in
            let disk = DiskFileSystem()
            let specs = try SpecFinder.specs(at: invocation.operands, on: disk)
            let (apis, diagnostics) = try await console.working(on: "reading samples") {
                var diagnostics = Diagnostics()
                let apis = specs.compactMap { path in
                    var own = Diagnostics()
                    let api = MockAPI(specAt: path, files: disk, into: &own)
                    diagnostics.add(own)
                    return api
                }
                return (apis, diagnostics)
            }
            console.report(diagnostics)
            if console.hasErrors { return .fault }
            let service = try MockService(apis, port: invocation[port] ?? defaultPort, behavior(invocation))
            let signals = TerminationSignals { service.stop() }
            let log = RequestLog(console: console)
            log.tellStart(of: service)
            for await event in service.events { log.tell(event) }
            signals.cancel()
            return .done
        }
    )

    private static let defaultPort = 8080
    private static let port = Option.number(
        "port",
        letter: "p",
        "PORT",
        in: 0...65535,
        "The port, \(defaultPort) where none is given; further specs take the next ones. 0 is any free one."
    )
    private static let latency = Option.durations(
        "latency",
        "TIME",
        "How long each answer takes: 200ms, 1.5s, or from 100ms-800ms."
    )
    private static let fail = Option.percentage(
        "fail",
        "PERCENT",
        "How many answers are errors of the server, such as 5%."
    )
    private static let seed = Option.number(
        "seed",
        "N",
        in: 0...Int.max,
        "Another number gives other delays and failures, the same one the same."
    )

    private static func behavior(_ invocation: Invocation) -> MockBehavior {
        var behavior = MockBehavior()
        behavior.latency = invocation[latency] ?? 0...0
        behavior.failureRate = invocation[fail] ?? 0
        behavior.seed = UInt64(invocation[seed] ?? 0)
        return behavior
    }
}
