/// How far a write has come.
public enum MutationPhase<Output: Sendable>: Sendable {
    /// Nothing was written yet.
    case idle
    /// A write is running.
    case running
    /// The last write succeeded.
    case done(Output)
    /// The last write failed.
    case failed(any Error)
}
