import Foundation

@testable import ApigenServer

/// Starts a server for a test, and stops it after that.
@discardableResult
func withServer<Result>(
    _ configure: (inout ServerLimits) -> Void = { _ in },
    observer: @escaping HTTPServer.Observer = { _ in },
    handler: @escaping HTTPServer.Handler = echo,
    _ body: (HTTPServer) async throws -> Result
) async throws -> Result {
    var limits = ServerLimits()
    // What a test does not close is not waited for.
    limits.lingerSeconds = 0.5
    configure(&limits)
    let server = try HTTPServer(limits: limits, observer: observer, handler: handler)
    defer { server.stop() }
    return try await body(server)
}

/// Answers with what came: method, target and body.
let echo: HTTPServer.Handler = { request in
    let text = "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))"
    return HTTPReply(200, ["Content-Type": "text/plain"], body: Array(text.utf8))
}

/// Does blocking work on a thread of its own, so that it does not hold the threads of other tasks.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
}

/// A value that threads share.
///
/// `@unchecked Sendable`: the value is behind the lock.
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func change(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}

/// Waits until something holds; false after a minute.
func comesTrue(_ condition: @Sendable () -> Bool) async -> Bool {
    let end = Date() + 60
    while Date() < end {
        if condition() { return true }
        try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return false
}
