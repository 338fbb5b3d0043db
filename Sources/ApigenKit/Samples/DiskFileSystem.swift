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
        // A link is asked for what it leads to.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            let type = attributes[.type] as? FileAttributeType
        else { return nil }
        switch type {
        case .typeRegular: return .file
        case .typeDirectory: return .folder
        default: return .other
        }
    }

    package func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
