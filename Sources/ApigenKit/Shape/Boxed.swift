/// A value in a place of its own, changed there: what holds it can hold its like, and is moved at the cost of a pointer.
package struct Boxed<Value> {
    /// An array of one, because that is what the language changes in place where nobody else holds it.
    private var storage: [Value]

    package init(_ value: Value) {
        storage = [value]
    }

    package var value: Value {
        _read { yield storage[0] }
        _modify { yield &storage[0] }
    }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
