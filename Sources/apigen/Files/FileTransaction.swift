import ApigenKit
import Foundation

/// Writes and removes files, all or none.
///
/// Everything is first written beside its place under another name; only when all of it is on the disk does each
/// file take its place, in one step, so that nobody ever reads half a file.
struct FileTransaction {
    private let changes: [FileChange]
    private var staged: [(temporary: String, target: String, change: FileChange)] = []
    private var madeFolders: [String] = []

    private init(_ changes: [FileChange]) {
        self.changes = changes.filter { $0.kind != .unchanged }
    }

    /// Makes the changes.
    static func apply(_ changes: [FileChange]) throws(CommandFailure) {
        var transaction = FileTransaction(changes)
        do {
            try transaction.stage()
            try transaction.commit()
        } catch {
            transaction.discard()
            throw error.failure
        }
    }

    private mutating func stage() throws(DiskWriter.Fault) {
        let process = ProcessInfo.processInfo.processIdentifier
        var folders: Set<String> = []
        for change in changes {
            guard let bytes = change.after else { continue }
            let target = DiskWriter.target(of: change.path)
            let folder = FilePath.folder(of: target)
            if folders.insert(folder).inserted { madeFolders += try DiskWriter.makeFolder(folder) }
            let name = ".\(FilePath.name(of: target)).apigen-\(process)"
            let temporary = FilePath.join(folder, name)
            staged.append((temporary, target, change))
            do {
                try DiskWriter.write(bytes, to: temporary)
            } catch {
                throw error.renamed(change.path)
            }
        }
    }

    private func commit() throws(DiskWriter.Fault) {
        var done: [FileChange] = []
        do {
            // First, because a name that only changed its case is the same file on many disks.
            for change in changes where change.after == nil {
                try DiskWriter.remove(change.path)
                done.append(change)
            }
            for (temporary, target, change) in staged {
                try DiskWriter.move(temporary, to: target)
                done.append(change)
            }
        } catch {
            for change in done { Self.undo(change) }
            throw error
        }
    }

    /// Puts back what stood there before, as well as it can be done.
    private static func undo(_ change: FileChange) {
        do {
            if let before = change.before {
                try DiskWriter.write(before, to: change.path)
            } else {
                try DiskWriter.remove(change.path)
            }
        } catch {
            // The first fault is the one to tell.
        }
    }

    private func discard() {
        for (temporary, _, _) in staged { try? DiskWriter.remove(temporary) }
        DiskWriter.removeFolders(madeFolders)
    }
}

extension DiskWriter.Fault {
    /// The same fault, told of the file that people know.
    fileprivate func renamed(_ path: String) -> DiskWriter.Fault {
        var fault = self
        fault.path = path
        return fault
    }
}
