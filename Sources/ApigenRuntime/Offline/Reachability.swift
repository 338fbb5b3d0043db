/// Tells whether there is a network. An app wraps its platform's monitor, e.g. `NWPathMonitor`; Linux has none.
public protocol Reachability: Sendable {
    /// Reports whether there is a network: at first as it is now, and then at each change.
    func changes() -> AsyncStream<Bool>
}
