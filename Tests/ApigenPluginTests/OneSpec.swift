import ApigenKit

/// A disk with nothing but a spec.
struct OneSpec: FileSystem {
    let path: String
    let text: String

    func read(_ path: String) throws(FileFault) -> [UInt8] {
        guard path == self.path else { throw .missing }
        return Array(text.utf8)
    }

    func kind(of path: String) -> FileKind? { path == self.path ? .file : nil }

    func entries(of folder: String) -> [String] { [] }
}
