import Foundation

/// An endpoint was given to a resource that was made without a client.
public struct MissingClient: LocalizedError, Hashable, Sendable {
    /// The endpoint, e.g. `UsersAPI.user`.
    public let endpoint: String

    /// Says what is missing.
    public var errorDescription: String? {
        "\(endpoint) can't be loaded: the resource was made without a client"
    }
}
