import Foundation

/// A folder of a test's own, with files; it goes with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("apigen plugin ü \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// A path in it.
    subscript(path: String) -> URL { url.appendingPathComponent(path) }

    /// A path as it is seen from the folder.
    func relative(_ file: URL) -> String {
        file.path.hasPrefix(url.path + "/") ? String(file.path.dropFirst(url.path.count + 1)) : file.path
    }
}
