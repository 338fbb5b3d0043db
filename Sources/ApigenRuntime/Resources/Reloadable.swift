/// Something whose content can be loaded again, as a ``Mutation`` does after a write.
@MainActor
public protocol Reloadable: AnyObject, Sendable {
    /// Loads again what was loaded; does nothing if nothing was.
    @discardableResult
    func reload() async -> LoadOutcome
}
