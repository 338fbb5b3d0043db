/// What generated models stand on.
package enum ModelStyle: Hashable, Sendable {
    /// The runtime: models read and write themselves over bytes, and are `Codable` by way of that.
    case runtime
    /// Foundation's `Codable` alone.
    ///
    /// - Parameter prefix: What the names of support types that models show start with, so that two files in one
    ///   module don't clash.
    case plain(prefix: String)

    var isPlain: Bool {
        if case .plain = self { true } else { false }
    }
}
