/// How far an upload or download has come.
public struct TransferProgress: Hashable, Sendable {
    /// The bytes that were transferred.
    public let completedBytes: Int64
    /// The bytes that there are in all; nil if the server did not say.
    public let totalBytes: Int64?

    /// Creates a report.
    public init(completedBytes: Int64, totalBytes: Int64?) {
        self.completedBytes = completedBytes
        self.totalBytes = totalBytes
    }

    /// The part that is done, from 0 to 1; nil if the total is not known.
    public var fraction: Double? {
        guard let totalBytes, totalBytes > 0 else { return nil }
        return min(1, Double(completedBytes) / Double(totalBytes))
    }
}

/// Receives reports of progress, in order, on a thread of the transport.
public typealias ProgressHandler = @Sendable (TransferProgress) -> Void
