/// How one load ended.
public enum LoadOutcome: Sendable {
    /// It brought a value.
    case loaded
    /// It failed.
    case failed(any Error)
    /// It was cancelled, or another load took its place: nothing was changed.
    case cancelled
}
