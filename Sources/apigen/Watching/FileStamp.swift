import Foundation

/// What tells that a file was written or replaced, without reading it.
struct FileStamp: Hashable, Codable {
    private let size: Int64
    private let inode: UInt64
    private let modified: [Int]
    /// When anything about the file changed: it can't be set back, as the time of its contents can.
    private let changed: [Int]

    /// Whether it is the same file, not written since, by whatever other names it came to be known.
    func hasSameContents(as other: FileStamp) -> Bool {
        size == other.size && inode == other.inode && modified == other.modified
    }

    /// The stamp of what stands at a path, links followed; nothing where nothing does.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            modified = [Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec)]
            changed = [Int(status.st_ctimespec.tv_sec), Int(status.st_ctimespec.tv_nsec)]
        #else
            modified = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
            changed = [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
        #endif
    }
}
