/// What a person may choose about the Swift that comes out.
package struct OutputOptions: Hashable, Sendable {
    /// The access level of everything generated.
    package var access = AccessLevel.public
    /// The enum that the models are nested in, if any.
    package var namespace: String?
    /// Whether properties are `var` rather than `let`.
    package var isMutable = true
    /// What models conform to besides `Codable` and `Sendable`.
    package var conformances = ["Hashable"]
    /// How models are coded.
    package var coding = Coding.direct

    /// How models are coded.
    package enum Coding: String, Hashable, Sendable {
        /// By the runtime, over the bytes of the JSON.
        case direct
        /// By `Codable` alone, without the runtime.
        case codable
    }

    package init() {}
}

/// An access level of generated declarations.
package enum AccessLevel: String, Hashable, Sendable {
    case `public`
    case `package`
    case `internal`

    /// What stands before a declaration: the level and a space, or nothing for the level that goes without saying.
    var prefix: String { self == .internal ? "" : rawValue + " " }
}
