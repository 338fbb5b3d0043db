import Foundation

/// The bytes of a request body, in memory or on disk.
public enum HTTPBody: Sendable {
    /// Bytes in memory.
    case data(Data)
    /// A file, read while it is sent.
    case file(FileReference)
}
