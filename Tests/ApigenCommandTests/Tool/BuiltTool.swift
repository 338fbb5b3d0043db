import Foundation

/// The tool as it was built, run as a process.
struct BuiltTool {
    /// What a run left.
    struct Run {
        var status: Int32
        var output: String
        var errors: String
        /// Whether it ended by itself, not by a signal.
        var hasExited: Bool
    }

    /// Runs the tool in a folder and waits for it.
    ///
    /// Its streams are files, so that nothing it writes can block it.
    static func run(
        _ arguments: String...,
        in folder: TemporaryFolder,
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Run {
        try await run(arguments, in: folder, input: input, environment: environment)
    }

    /// Runs the tool, or another program, in a folder and waits for it.
    static func run(
        _ arguments: [String],
        of program: URL = url,
        in folder: TemporaryFolder,
        below path: String = "",
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Run {
        let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: streams.url.appendingPathComponent("input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("errors"))
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return Run(
            status: process.terminationStatus,
            output: try streams.text("output"),
            errors: try streams.text("errors"),
            hasExited: process.terminationReason == .exit
        )
    }

    /// Where the tool is: beside the tests.
    static let url = folder.appendingPathComponent("apigen")

    /// Where the package's build puts what it makes.
    static let folder: URL = {
        // On Apple platforms the tests are a bundle, elsewhere a program.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = URL(fileURLWithPath: CommandLine.arguments[0])
        return (bundle ?? program).deletingLastPathComponent()
    }()
}

/// The repository that the tests belong to.
enum Repository {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file's text.
    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
    }
}
