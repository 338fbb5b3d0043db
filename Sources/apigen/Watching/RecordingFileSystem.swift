import ApigenKit
import Foundation

/// The disk, keeping account of all that is asked of it.
///
/// `@unchecked Sendable` because the lock guards the only thing that changes.
final class RecordingFileSystem: FileSystem, @unchecked Sendable {
    private let disk = DiskFileSystem()
    private let lock = NSLock()
    private var recorded = WatchedFiles()

    /// What was asked so far.
    var files: WatchedFiles { lock.withLock { recorded } }

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        lock.withLock { recorded.noteReading(path) }
        return try disk.read(path)
    }

    func kind(of path: String) -> FileKind? {
        let kind = disk.kind(of: path)
        lock.withLock { recorded.note(kind, at: path) }
        return kind
    }

    func entries(of folder: String) -> [String] {
        let entries = disk.entries(of: folder)
        lock.withLock { recorded.note(entries, in: folder) }
        return entries
    }
}
