import Foundation
import Testing

/// A git repository of a test's own.
enum TemporaryRepository {
    /// Makes a folder a repository, and commits all that is in it.
    static func make(_ folder: TemporaryFolder) throws {
        try git("init", "--quiet", "--initial-branch=main", in: folder)
        try commit(folder)
    }

    /// Commits all that is in the folder.
    static func commit(_ folder: TemporaryFolder) throws {
        try git("add", "--all", in: folder)
        let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        try git(author + ["commit", "--quiet", "--message", "Change"], in: folder)
    }

    static func git(_ arguments: String..., in folder: TemporaryFolder) throws {
        try git(arguments, in: folder)
    }

    private static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    }
}
