import Foundation
import Testing

/// The tool as a process that goes on until it is told to end.
final class RunningTool {
    private let process = Process()
    private let streams: TemporaryFolder
    /// It must not go before the tool has ended.
    private let folder: TemporaryFolder
    private let exits: AsyncStream<Void>

    convenience init(_ arguments: String..., in folder: TemporaryFolder) throws {
        try self.init(arguments, in: folder)
    }

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
        let (exits, continuation) = AsyncStream.makeStream(of: Void.self)
        self.exits = exits
        self.folder = folder
        streams = try TemporaryFolder(["output": "", "errors": ""])
        process.executableURL = BuiltTool.url
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("errors"))
        process.terminationHandler = { _ in continuation.finish() }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// What it could not be waited for.
    struct Missing: Error, CustomStringConvertible {
        let description: String
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

    /// What it has written so far, in lines that are whole.
    var lines: [String] {
        get throws {
            try streams.text("output").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
                String.init
            )
        }
    }

    /// Waits for so many lines; fails after a minute.
    func lines(_ count: Int) async throws -> [String] {
        let end = Date() + 60
        while Date() < end {
            let lines = try lines
            if lines.count >= count { return lines }
            try await Task.sleep(nanoseconds: 10_000_000)
        }
        let (output, errors) = (try streams.text("output"), try streams.text("errors"))
        Issue.record("there are fewer than \(count) lines:\n\(output)\n\(errors)")
        throw CancellationError()
    }

    /// Sends a signal, and gives the status with which the tool ends.
    func end(_ signal: Int32 = SIGTERM) async -> Int32 {
        send(signal)
        return await status()
    }

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end; gives the status, or nothing that a program ends with where a signal ended it.
    func status() async -> Int32 {
        for await _ in exits {}
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }
}
