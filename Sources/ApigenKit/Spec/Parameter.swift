import ApigenJSON

/// A value that a request carries in its path, query, headers or form.
package struct Parameter: Sendable {
    /// Where it is carried.
    package enum Placement: String, Hashable, Sendable, CaseIterable {
        case path
        case query
        case header
        /// In a url-encoded body. It follows from where the parameter stands; no spec writes it.
        case form
    }

    /// How a list is written.
    package enum Style: String, Hashable, Sendable, CaseIterable {
        /// `ids=1&ids=2`
        case `repeat`
        /// `ids=1,2`
        case comma
        /// `ids[]=1&ids[]=2`
        case brackets
    }

    /// The key in the spec, without a question mark at its end.
    package var key: String
    /// Its name on the wire.
    package var wireName: String
    /// Where it is carried.
    package var placement: Placement
    /// Its type, without optional.
    package var type: ParameterType
    /// Whether it may be left out.
    package var isOptional = false
    /// The value where none is given.
    package var defaultValue: JSONValue?
    /// The values that it may have, strings or integers; empty where it may have any.
    package var values: [JSONValue] = []
    /// How a list is written.
    package var style: Style
    /// What a person wrote about it.
    package var description: String?
    /// A value to try it with.
    package var sample: JSONValue?
    /// Whether the spec wrote it; a placeholder without a parameter has one that it did not.
    package var isDeclared = true
    /// Where its key was written.
    package var location: SourceLocation

    /// Whether a call must give it.
    package var isRequired: Bool { !isOptional && defaultValue == nil }
}
