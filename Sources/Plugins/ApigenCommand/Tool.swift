import Foundation

/// The tool, run as a process that writes where the plugin does.
struct Tool {
    /// Where it is.
    let url: URL

    /// Runs it in a folder and waits for it; gives the status with which it ended.
    func run(_ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
