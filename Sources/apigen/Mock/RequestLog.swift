import ApigenJSON
import ApigenKit
import ApigenServer

/// Tells what a mock API is asked and answers: a line for each request, as text or as JSON.
@MainActor struct RequestLog {
    let console: Console

    /// Tells where the APIs are; also when quiet, because nobody could find them otherwise.
    func tellStart(of service: MockService) {
        for host in service.hosts {
            console.write("Serving \(host.api.name) at \(host.server.address)\n")
            console.tell([
                "event": "listening",
                "name": .string(host.api.name),
                "address": .string(host.server.address),
                "port": .number(JSONNumber(host.server.port)),
                "routes": .array(host.api.titles.map { .string($0) }),
            ])
        }
    }

    /// Tells what happened.
    func tell(_ event: MockService.Event) {
        switch event.event {
        case .began: break
        case .refused(let fault):
            console.say("\(status(fault.status)) \(fault.message)")
            console.tell([
                "event": "refused",
                "name": .string(event.name),
                "status": .number(JSONNumber(fault.status)),
                "message": .string(fault.message),
            ])
        case .ended(let request, let summary):
            let milliseconds = Int((summary.seconds * 1000).rounded())
            let end =
                summary.isAbandoned
                ? "the client went away after \(milliseconds) ms" : "\(summary.bytes) bytes, \(milliseconds) ms"
            console.say("\(status(summary.status ?? 0)) \(request.method) \(request.target) (\(end))")
            console.tell([
                "event": "request",
                "name": .string(event.name),
                "method": .string(request.method),
                "target": .string(request.target),
                "status": summary.status.map { .number(JSONNumber($0)) } ?? .null,
                "bytes": .number(JSONNumber(summary.bytes)),
                "milliseconds": .number(JSONNumber(milliseconds)),
                "abandoned": .bool(summary.isAbandoned),
            ])
        }
    }

    private func status(_ status: Int) -> String {
        status < 400 ? console.style.green("\(status)") : console.style.red("\(status)")
    }
}
