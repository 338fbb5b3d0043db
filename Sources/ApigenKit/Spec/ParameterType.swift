/// The type of a parameter: a scalar or a list of one.
package struct ParameterType: Hashable, Sendable {
    /// A type that can be written as text.
    package enum Scalar: String, Hashable, Sendable, CaseIterable {
        case string = "String"
        case int = "Int"
        case uint64 = "UInt64"
        case double = "Double"
        case decimal = "Decimal"
        case bool = "Bool"
        case date = "Date"
        case uuid = "UUID"
        case url = "URL"
    }

    /// The type of the value or of the elements.
    package var scalar: Scalar
    /// Whether it is a list.
    package var isList: Bool

    /// Creates a type.
    package init(_ scalar: Scalar, isList: Bool = false) {
        self.scalar = scalar
        self.isList = isList
    }
}

extension ParameterType: CustomStringConvertible {
    /// The type in Swift: `[Int]`.
    package var description: String { isList ? "[\(scalar.rawValue)]" : scalar.rawValue }
}
