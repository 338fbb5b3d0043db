extension JSONReader {
    /// Goes to the next slot of a row, an array whose slots have types of their own.
    ///
    /// - Throws: ``JSONError`` where the array ends before.
    public mutating func nextSlot(_ name: String) throws {
        guard try nextElement() else {
            throw JSONError(.unrepresentable("the array ends before its element \"\(name)\""), offset: position - 1)
        }
    }

    /// Leaves a row; elements after the last slot are ignored.
    public mutating func endRow() throws {
        while try nextElement() { try skipValue() }
    }
}
