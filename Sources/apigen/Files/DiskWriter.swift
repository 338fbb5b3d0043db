import ApigenKit
import Foundation

/// What the tool does to a disk; every fault comes with the system's own words.
enum DiskWriter {
    /// What the system refuses.
    struct Fault: Error {
        var path: String
        var reason: String

        /// The fault that the system reported last.
        init(_ path: String) {
            self.path = path
            reason = String(cString: strerror(errno)).lowercased()
        }

        /// The fault as an error for people.
        var failure: CommandFailure { CommandFailure("can't write \(path): \(reason); nothing was changed") }
    }

    /// The path that writing to a file changes: a link stays a link, and what it leads to is written.
    static func target(of path: String) -> String {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Writes a file whole.
    static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Fault(path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let fault = Fault(path)
                close(descriptor)
                throw fault
            }
            rest = rest.dropFirst(count)
        }
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0 else { throw Fault(path) }
    }

    /// Puts a file in another's place, in one step.
    static func move(_ path: String, to target: String) throws(Fault) {
        guard rename(path, target) == 0 else { throw Fault(target) }
    }

    /// Removes a file.
    static func remove(_ path: String) throws(Fault) {
        guard unlink(path) == 0 || errno == ENOENT else { throw Fault(path) }
    }

    /// Makes a folder and those above it; gives those that were not there, the outermost first.
    static func makeFolder(_ path: String) throws(Fault) -> [String] {
        var missing: [String] = []
        var folder = path
        var status = stat()
        while !folder.isEmpty, stat(folder, &status) != 0 {
            missing.insert(folder, at: 0)
            folder = FilePath.folder(of: folder)
        }
        for (index, folder) in missing.enumerated() {
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
                let fault = Fault(path)
                removeFolders(Array(missing[..<index]))
                throw fault
            }
        }
        return missing
    }

    /// Removes folders that are empty, the innermost first.
    static func removeFolders(_ folders: [String]) {
        for folder in folders.reversed() { rmdir(folder) }
    }
}
