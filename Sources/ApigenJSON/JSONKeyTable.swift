/// The keys of a model, made once and searched by bytes.
public struct JSONKeyTable: Sendable {
    /// The keys, in the order of the model's fields.
    public let keys: [String]
    let utf8: [[UInt8]]
    /// Each key as it is written: in quotes, escaped, with its colon.
    let encoded: [[UInt8]]

    /// Creates a table of keys.
    public init(_ keys: String...) {
        self.init(keys)
    }

    /// Creates a table of keys.
    public init(_ keys: [String]) {
        self.keys = keys
        utf8 = keys.map { Array($0.utf8) }
        encoded = keys.map { key in
            var writer = JSONWriter()
            writer.writeText(key)
            return writer.bytes + [UInt8(ascii: ":")]
        }
    }
}

/// The place in an object that is read by a ``JSONKeyTable``.
public struct JSONObjectCursor: Sendable {
    let table: JSONKeyTable
    /// The key that comes next where members are in the order of the table.
    var predicted = 0
    /// The offset of the object, for errors about what it lacks.
    public let start: Int

    /// The key at an index, as ``JSONReader/nextKey(_:)`` gives it.
    public func key(_ index: Int) -> String { table.keys[index] }

    /// The value, or an error that names the missing key.
    public func require<Value>(_ value: consuming Value?, _ index: Int) throws -> Value {
        guard let value else { throw JSONError(.missingKey(table.keys[index]), offset: start) }
        return value
    }
}

extension JSONReader {
    /// Enters an object whose keys a table knows.
    public mutating func beginObject(_ table: JSONKeyTable) throws -> JSONObjectCursor {
        try beginObject()
        return JSONObjectCursor(table: table, start: position - 1)
    }

    /// Goes to the next member and past its key: its index in the table, -1 for a key that the table lacks,
    /// nothing once the object is left.
    ///
    /// The key after the last match is tried first, so that objects in the order of the table need no search.
    public mutating func nextKey(_ cursor: inout JSONObjectCursor) throws -> Int? {
        guard try nextMember() else { return nil }
        keyStart = position
        let text = try readRawString()
        let end = position
        try readColon()
        let count = cursor.table.utf8.count
        guard count > 0 else { return -1 }
        if text.hasEscapes {
            let key = try string(text).utf8
            return cursor.table.utf8.firstIndex { $0.elementsEqual(key) } ?? -1
        }
        let length = end - 1 - text.start
        var index = cursor.predicted
        for _ in 0..<count {
            if index >= count { index = 0 }
            if equals(text.start, length, cursor.table.utf8[index]) {
                cursor.predicted = index + 1
                return index
            }
            index += 1
        }
        return -1
    }

    /// Whether the bytes from `start` on are these.
    package func equals(_ start: Int, _ length: Int, _ key: [UInt8]) -> Bool {
        guard key.count == length else { return false }
        for index in 0..<length where bytes[start + index] != key[index] { return false }
        return true
    }
}
