import Foundation

/// The program git, which is asked for what an older revision held.
enum Git {
    /// Runs git in the current folder; nothing where it fails or is not there.
    static func output(_ arguments: [String]) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // Read to its end before waiting: a full pipe would hold git up.
        let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
        return Array(data)
    }

    /// The line that git answers; nothing where it fails.
    static func line(_ arguments: [String]) -> String? {
        guard let bytes = output(arguments) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
