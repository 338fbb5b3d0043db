/// Whether two values are known to be equal; false where their type can't tell.
func areEqual<Value>(_ value: Value, _ other: Value) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return value.isEqual(to: other)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        (other as? Self) == self
    }
}
