import Foundation

/// The Swift files in a folder.
struct GeneratedCode {
    /// The files, in order.
    let files: [URL]
    /// The lines of each kind of file, by the end of its name: `Models`, `Coding`.
    let linesByKind: [String: Int]

    /// The lines of all files.
    var lines: Int { linesByKind.values.reduce(0, +) }

    init(in folder: URL) throws {
        files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
        var lines: [String: Int] = [:]
        for file in files {
            let name = file.deletingPathExtension().lastPathComponent
            let kind = ["Models", "Coding", "API", "Resources", "Samples"].first { name.hasSuffix($0) } ?? "other"
            lines[kind, default: 0] += try Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
        }
        linesByKind = lines
    }
}
