import Foundation

/// A described API: where it lives, and what all of its endpoints share.
///
/// Generated code declares one enum for each spec, whose static functions return ``Endpoint`` values:
///
/// ```swift
/// let user = try await client.send(UsersAPI.user(id: 1))
/// ```
public protocol API: Sendable {
    /// Where the paths of the endpoints start. ``APIClient/Configuration/baseURL`` replaces it for one client.
    static var baseURL: URL { get }

    /// The name used in errors, logs, metrics and mocks. By default the name of the type.
    static var name: String { get }

    /// Headers that every request carries. Empty by default.
    static var headers: HTTPHeaders { get }

    /// How requests prove who is asking, unless an endpoint says otherwise. By default left to the client.
    static var authentication: AuthenticationScheme? { get }

    /// Types of error bodies that hold for every endpoint, after those that the endpoint declares. Empty by default.
    static var errorBodies: [ErrorBody] { get }
}

extension API {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// None.
    public static var headers: HTTPHeaders { HTTPHeaders() }
    /// Left to the client.
    public static var authentication: AuthenticationScheme? { nil }
    /// None.
    public static var errorBodies: [ErrorBody] { [] }
}
