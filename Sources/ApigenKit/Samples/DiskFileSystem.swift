#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The disk.
package struct DiskFileSystem: FileSystem {
    /// Creates the disk.
    package init() {}

    package func read(_ path: String) throws(FileFault) -> [UInt8] {
        switch kind(of: path) {
        case nil: throw .missing
        case .folder: throw .folder
        case .other: throw .unreadable
        case .file: break
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .unreadable }
        return Array(data)
    }

    package func kind(of path: String) -> FileKind? {
        guard var type = type(of: path) else { return nil }
        if type == .typeSymbolicLink {
            // A link is asked for what it leads to.
            guard let target = self.type(of: URL(fileURLWithPath: path).resolvingSymlinksInPath().path) else {
                return nil
            }
            type = target
        }
        switch type {
        case .typeRegular: return .file
        case .typeDirectory: return .folder
        default: return .other
        }
    }

    private func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    package func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
