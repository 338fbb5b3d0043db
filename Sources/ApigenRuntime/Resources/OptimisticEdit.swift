/// A change that is shown while its write is running.
struct OptimisticEdit {
    /// Makes the change last: the write has succeeded.
    let keep: @MainActor () -> Void
    /// Takes the change back: the write has not succeeded.
    let drop: @MainActor () -> Void
}

extension ResourceLoader {
    /// Shows the value with a change, until the write that it belongs to has ended.
    func edit(_ change: @escaping @Sendable (inout Value) -> Void) -> OptimisticEdit {
        let number = self.change { $0.addEdit(change) }
        return OptimisticEdit(
            keep: { self.change { $0.keepEdit(number) } },
            drop: { self.change { $0.dropEdit(number) } }
        )
    }
}
