import Foundation
import Testing

/// The tool as it was built, running until it is told to end.
final class RunningTool {
    private let process = Process()
    private let streams: TemporaryFolder

    /// What it could not be waited for.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts the tool in a folder.
    init(_ arguments: String..., in folder: TemporaryFolder) throws {
        streams = try TemporaryFolder(["output": "", "errors": ""])
        process.executableURL = BuiltTool.url
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("errors"))
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// What it wrote to standard output so far.
    var output: String { get throws { try streams.text("output") } }
    /// What it wrote to standard error so far.
    var errors: String { get throws { try streams.text("errors") } }

    /// Waits until something holds: for as long as a slow machine may take, and no longer than it does.
    func wait(until isDone: () throws -> Bool, _ what: String) async throws {
        let limit = Date(timeIntervalSinceNow: 60)
        while try !isDone() {
            guard process.isRunning, Date() < limit else {
                throw Missing(
                    description: "no \(what) in \(try output.debugDescription), \(try errors.debugDescription)"
                )
            }
            try await Task.sleep(nanoseconds: 20_000_000)
        }
    }

    /// Waits until standard output holds a text.
    func wait(forOutput text: String) async throws { try await wait(until: { try output.contains(text) }, text) }

    /// Waits until standard error holds a text.
    func wait(forErrors text: String) async throws { try await wait(until: { try errors.contains(text) }, text) }

    /// Sends a signal, and gives the status with which the tool ends.
    func end(_ signal: Int32) async throws -> Int32 {
        kill(process.processIdentifier, signal)
        let limit = Date(timeIntervalSinceNow: 60)
        while process.isRunning {
            guard Date() < limit else { throw Missing(description: "it goes on after signal \(signal)") }
            try await Task.sleep(nanoseconds: 20_000_000)
        }
        try #require(process.terminationReason == .exit)
        return process.terminationStatus
    }
}
