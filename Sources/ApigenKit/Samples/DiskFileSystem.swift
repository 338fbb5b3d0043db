#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The disk.
///
/// Files are asked for in the system's own words: Foundation asks ten times to tell what stands at one path, which
/// is felt where a spec names hundreds of samples.
package struct DiskFileSystem: FileSystem {
    /// Creates the disk.
    package init() {}

    package func read(_ path: String) throws(FileFault) -> [UInt8] {
        // A pipe that no one writes to must not be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch kind(of: path) {
            case nil: throw .missing
            case .folder: throw .folder
            case .file, .other: throw .unreadable
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        switch FileKind(mode: status.st_mode) {
        case .folder: throw .folder
        case .other: throw .unreadable
        case .file: break
        }
        guard let bytes = contents(of: descriptor, expecting: Int(status.st_size)) else { throw .unreadable }
        return bytes
    }

    package func kind(of path: String) -> FileKind? {
        var status = stat()
        return stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
    }

    package func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

extension FileKind {
    /// The kind that the mode of a file says.
    fileprivate init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}

/// All that can be read from an open file; nothing where the system refuses.
///
/// - Parameter size: What the system says of its size. Files that it makes up as they are read have more.
private func contents(of descriptor: CInt, expecting size: Int) -> [UInt8]? {
    let minimumRoom = 4096
    let maximumRoom = 64 << 20
    var bytes: [UInt8] = []
    while true {
        // One more than expected, so that little is left for the round that finds the end.
        let room = bytes.count < size ? min(size - bytes.count + 1, maximumRoom) : minimumRoom
        var count = 0
        let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
            repeat { count = read(descriptor, buffer.baseAddress, room) } while count < 0 && errno == EINTR
            initialized = max(count, 0)
        }
        guard count >= 0 else { return nil }
        if count == 0 { return bytes }
        if bytes.isEmpty { bytes = part } else { bytes += part }
        if count < room, bytes.count == size { return bytes }
    }
}
