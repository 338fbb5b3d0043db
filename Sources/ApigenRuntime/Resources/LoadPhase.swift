/// How far a load has come.
///
/// It says nothing about the value: an old one stays beside a failure.
public enum LoadPhase: Sendable {
    /// Nothing was loaded yet.
    case idle
    /// The first value is being loaded.
    case loading
    /// There is a value.
    case loaded
    /// The last load failed.
    case failed(any Error)
}
