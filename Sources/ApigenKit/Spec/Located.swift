/// A value and where it was written.
@dynamicMemberLookup
package struct Located<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value
    /// Where it was written.
    package var location: SourceLocation

    /// Creates a located value.
    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }

    /// A property of the value.
    package subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property { value[keyPath: path] }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
