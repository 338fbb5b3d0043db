#if canImport(Combine)
    /// What a publisher of an upload or a download gives: progress, and at the end the outcome.
    public enum TransferEvent<Output: Sendable>: Sendable {
        /// How far it has come.
        case progress(TransferProgress)
        /// It is done.
        case finished(Output)
    }
#endif
