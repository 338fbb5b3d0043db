import Foundation

/// Runs commands in a folder. One that has not ended after five minutes is ended.
struct Shell {
    var folder: URL
    var environment: [String: String]

    /// Runs a command of the shell, and gives its status and all that it wrote.
    func run(_ command: String) -> (status: Int32, output: String) {
        run("/bin/bash", ["-c", command])
    }

    func run(_ program: String, _ arguments: [String]) -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            return (127, "\(program): \(error)")
        }
        let deadline = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: deadline)
        defer { deadline.cancel() }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
