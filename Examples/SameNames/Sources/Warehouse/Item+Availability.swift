extension Item {
    /// Whether there is any.
    nonisolated public var isAvailable: Bool { count > 0 }
}
