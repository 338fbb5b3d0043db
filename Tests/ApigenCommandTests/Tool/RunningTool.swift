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
