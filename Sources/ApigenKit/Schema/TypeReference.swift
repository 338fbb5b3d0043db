import ApigenJSON

/// The type of a value, as generated code spells it.
package indirect enum TypeReference: Hashable, Sendable {
    case bool
    case int
    case uint64
    case double
    case decimal
    /// A number that no Swift type keeps: `JSONNumber`.
    case number
    case string
    /// A `Date`, written in the style that the samples had.
    case dateTime(JSONTimestamp.Style)
    /// A day without a time, `2024-05-01`; only where a spec asks for it.
    case date
    case uuid
    case url
    /// Any JSON value: `JSONValue`.
    case json
    case array(TypeReference)
    /// A dictionary with `String` keys.
    case map(TypeReference)
    /// A value or `null`.
    case optional(TypeReference)
    /// A declared type.
    case named(TypeID)

    /// The type without its optional.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type of the elements, through arrays, maps and optionals.
    package var innermost: TypeReference {
        switch self {
        case .array(let element), .map(let element), .optional(let element): element.innermost
        default: self
        }
    }
}
