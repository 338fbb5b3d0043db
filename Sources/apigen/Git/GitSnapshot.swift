import ApigenKit
import Foundation

/// The files of a revision, as they were committed. Nothing is checked out.
///
/// Its paths are written as git writes them, so that a fault in an older spec names its revision: `main:Specs/a.json`
/// from the top of the repository, `main:./a.json` from the current folder.
struct GitSnapshot: FileSystem {
    /// A file or a link.
    private struct Entry {
        var object: String
        var isLink: Bool
    }

    /// The revision, as a person named it.
    let revision: String
    /// The folder of the repository, without a slash at its end.
    private let root: String
    /// The current folder within the repository; empty at its top.
    private let prefix: String
    private let entries: [String: Entry]
    private let folders: [String: Set<String>]
    private static let maximumLinks = 16

    /// Reads what a revision holds.
    init(revision: String) throws(CommandFailure) {
        guard let root = Git.line(["rev-parse", "--show-toplevel"]),
            let prefix = Git.line(["rev-parse", "--show-prefix"])
        else { throw CommandFailure("this folder is in no git repository, so there is no revision \(revision.quoted)") }
        let name = revision + "^{commit}"
        guard let commit = Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", name]),
            let listing = Git.output(["ls-tree", "-r", "-z", "--full-tree", commit])
        else { throw CommandFailure("this repository has no revision \(revision.quoted)") }
        self.revision = revision
        self.root = root
        self.prefix = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
        var entries: [String: Entry] = [:]
        var folders: [String: Set<String>] = [:]
        for line in listing.split(separator: 0) {
            // "<mode> <type> <object>\t<path>"
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            guard words.count == 3, words[1] == "blob" else { continue }
            let path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
            entries[path] = Entry(object: String(words[2]), isLink: words[0] == "120000")
            var child = path
            while !child.isEmpty {
                let folder = FilePath.folder(of: child)
                folders[folder, default: []].insert(FilePath.name(of: child))
                child = folder
            }
        }
        self.entries = entries
        self.folders = folders
    }

    /// How a path on the disk is written here.
    func path(of path: String) throws(CommandFailure) -> String {
        if path.hasPrefix("/") {
            // A folder may have several names; git tells one of them.
            let place = Self.withoutLinks(path)
            let root = Self.withoutLinks(root)
            if place == root { return self.path(inRepository: ".") }
            if place.hasPrefix(root + "/") { return self.path(inRepository: String(place.dropFirst(root.count + 1))) }
        } else if !normalized(FilePath.join(prefix, path)).hasPrefix("..") {
            return "\(revision):./\(path)"
        }
        throw CommandFailure("\(path) is outside of the repository, so \(revision.quoted) says nothing of it")
    }

    private static func withoutLinks(_ path: String) -> String {
        FilePath.normalized(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }

    /// How a path from the top of the repository is written here.
    func path(inRepository path: String) -> String {
        let path = path.hasPrefix("./") || path.hasPrefix("../") ? path : FilePath.tidied(path)
        // A name without a folder would lose the revision where the folder is asked for.
        if path.contains("/") { return "\(revision):\(path)" }
        let steps = prefix.isEmpty ? "./" : String(repeating: "../", count: prefix.split(separator: "/").count)
        return "\(revision):\(steps)\(path == "." ? "" : path)"
    }

    // MARK: FileSystem

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        let place = resolved(path)
        guard let entry = entries[place] else { throw folders[place] == nil ? .missing : .folder }
        guard !entry.isLink, let bytes = Git.output(["cat-file", "blob", entry.object]) else { throw .unreadable }
        return bytes
    }

    func kind(of path: String) -> FileKind? {
        let place = resolved(path)
        if let entry = entries[place] { return entry.isLink ? nil : .file }
        return folders[place] == nil ? nil : .folder
    }

    func entries(of folder: String) -> [String] {
        Array(folders[resolved(folder)] ?? [])
    }

    // MARK: Paths

    /// The path from the top of the repository, links followed.
    private func resolved(_ path: String) -> String {
        var place = placed(path)
        for _ in 0..<Self.maximumLinks {
            guard let next = followingFirstLink(place) else { return place }
            place = next
        }
        return place
    }

    /// The path from the top of the repository.
    private func placed(_ path: String) -> String {
        var path = path
        if path.hasPrefix(revision + ":") { path.removeFirst(revision.count + 1) }
        let isRelative = path == "." || path.hasPrefix("./") || path.hasPrefix("../")
        return normalized(isRelative ? FilePath.join(prefix, path) : path)
    }

    private func normalized(_ path: String) -> String {
        let path = FilePath.normalized(path)
        return path == "." ? "" : path
    }

    private func followingFirstLink(_ place: String) -> String? {
        let parts = place.split(separator: "/")
        for count in stride(from: 1, through: parts.count, by: 1) {
            let path = parts.prefix(count).joined(separator: "/")
            guard let entry = entries[path], entry.isLink, let bytes = Git.output(["cat-file", "blob", entry.object])
            else { continue }
            let target = FilePath.join(FilePath.folder(of: path), String(decoding: bytes, as: UTF8.self))
            return normalized(FilePath.join(target, parts.dropFirst(count).joined(separator: "/")))
        }
        return nil
    }
}
