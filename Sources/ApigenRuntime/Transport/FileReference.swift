import Foundation

/// A file that a request sends. A temporary one is removed when the last reference to it goes.
public final class FileReference: Sendable {
    /// Where the file is.
    public let url: URL
    private let isTemporary: Bool

    /// Refers to a file that stays.
    public convenience init(_ url: URL) {
        self.init(url, isTemporary: false)
    }

    /// Refers to a file; a temporary one is removed with the last reference.
    init(_ url: URL, isTemporary: Bool) {
        self.url = url
        self.isTemporary = isTemporary
    }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }

    /// A name in the temporary directory that nothing else uses.
    static func temporaryURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("apigen-" + UUID().uuidString)
    }
}
