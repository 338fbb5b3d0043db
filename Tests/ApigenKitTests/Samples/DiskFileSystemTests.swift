#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing

@testable import ApigenKit

@Suite struct DiskFileSystemTests {
    @Test func readsWhatIsThere() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/apigen-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/d", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("[1]".utf8).write(to: URL(fileURLWithPath: folder + "/a.json"))
        try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: "a.json")
        let disk = DiskFileSystem()
        #expect(try disk.read(folder + "/a.json") == Array("[1]".utf8))
        #expect(try disk.read(folder + "/link.json") == Array("[1]".utf8))
        #expect(disk.kind(of: folder + "/link.json") == .file)
        #expect(disk.kind(of: folder + "/d") == .folder)
        #expect(disk.kind(of: folder + "/x") == nil)
        #expect(disk.kind(of: "/dev/null") == .other)
        #expect(disk.entries(of: folder).sorted() == ["a.json", "d", "link.json"])
        #expect(disk.entries(of: folder + "/x") == [])
        #expect(throws: FileFault.missing) { try disk.read(folder + "/x") }
        #expect(throws: FileFault.folder) { try disk.read(folder + "/d") }
        #expect(throws: FileFault.unreadable) { try disk.read("/dev/zero") }
        #expect(Glob("*.json").matches(in: folder, disk) == [folder + "/a.json", folder + "/link.json"])
    }

    @Test func pathsAreJoinedAsText() {
        #expect(FilePath.join("Specs", "samples/a.json") == "Specs/samples/a.json")
        #expect(FilePath.join("", "./a.json") == "a.json")
        #expect(FilePath.join(".", "a.json") == "a.json")
        #expect(FilePath.join("Specs", "../b//a.json") == "Specs/../b/a.json")
        #expect(FilePath.join("Specs", "/x/a.json") == "/x/a.json")
        #expect(FilePath.join("/", "a") == "/a")
        #expect(FilePath.folder(of: "a/b.json") == "a")
        #expect(FilePath.folder(of: "b.json") == "")
        #expect(FilePath.folder(of: "/b.json") == "/")
        #expect(FilePath.name(of: "a/b.json") == "b.json")
    }
}
