extension Item {
    /// What the shelf says.
    nonisolated public var label: String { "\(title): \(price)" }
}
