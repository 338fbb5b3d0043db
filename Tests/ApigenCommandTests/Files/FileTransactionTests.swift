import Foundation
import Testing

@testable import apigen

@Suite struct FileTransactionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b", "full/c.swift": "c"])
    }

    private func change(_ path: String, from before: String?, to after: String?) -> FileChange {
        FileChange(
            path: folder.url.appendingPathComponent(path).path,
            before: before.map { Array($0.utf8) },
            after: after.map { Array($0.utf8) }
        )
    }

    @Test func writesAndRemoves() throws {
        try FileTransaction.apply([
            change("a.swift", from: "a", to: "changed"), change("b.swift", from: "b", to: nil),
            change("new/deep/d.swift", from: nil, to: "d"),
        ])
        let contents = try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(contents == ["a.swift": "changed", "full/c.swift": "c", "new/deep/d.swift": "d"])
    }

    /// A folder with something in it can't be replaced by a file: that is found out only at the last step.
    @Test func aFaultAtTheLastStepPutsEverythingBack() throws {
        let before = try folder.contents()
        let failure = #expect(throws: CommandFailure.self) {
            try FileTransaction.apply([
                change("a.swift", from: "a", to: "changed"), change("b.swift", from: "b", to: nil),
                change("new/d.swift", from: nil, to: "d"), change("full", from: nil, to: "no"),
            ])
        }
        #expect(failure?.diagnostics.all.first?.message.contains("nothing was changed") == true)
        #expect(try folder.contents() == before)
        #expect(!folder.has("new"))
    }

    @Test func aFaultWhileStagingChangesNothing() throws {
        let before = try folder.contents()
        #expect(throws: CommandFailure.self) {
            try FileTransaction.apply([
                change("a.swift", from: "a", to: "changed"), change("b.swift/under/d.swift", from: nil, to: "d"),
            ])
        }
        #expect(try folder.contents() == before)
    }

    @Test func aLinkStaysALink() throws {
        let link = folder.url.appendingPathComponent("link.swift")
        let target = folder.url.appendingPathComponent("full/c.swift")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        try FileTransaction.apply([change("link.swift", from: "c", to: "changed")])
        #expect(try folder.text("full/c.swift") == "changed")
        #expect(try link.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
    }
}
