/// The keys of a model, made once and searched by bytes.
public final class JSONKeyTable: Sendable {
    /// The keys, in the order of the model's fields.
    public let keys: [String]
    private let entries: [Entry]
    /// Each key as it is written: in quotes, escaped, with its colon.
    let encoded: [[UInt8]]

    /// A key as it is compared.
    private struct Entry: Sendable {
        let utf8: [UInt8]
        /// The first eight bytes of the key and its closing quote, with zeros after them.
        let word: UInt64
        /// The bits of ``word`` that count.
        let mask: UInt64
        /// Whether the key is written without escapes.
        let isPlain: Bool

        init(_ key: String) {
            utf8 = Array(key.utf8)
            isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            let start = (utf8 + [UInt8(ascii: "\"")]).prefix(8)
            word = start.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
            mask = start.count == 8 ? .max : (1 << UInt64(8 * start.count)) - 1
        }
    }

    /// Creates a table of keys.
    public convenience init(_ keys: String...) {
        self.init(keys)
    }

    /// Creates a table of keys that have no white space, given as words of a text.
    public convenience init(words: String) {
        self.init(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Creates a table of keys.
    public init(_ keys: [String]) {
        self.keys = keys
        entries = keys.map(Entry.init)
        encoded = keys.map { key in
            var writer = JSONWriter()
            writer.writeText(key)
            return writer.bytes + [UInt8(ascii: ":")]
        }
    }

    /// The number of keys.
    var count: Int { entries.count }

    /// Whether the key at an index stands at an offset, its closing quote after it; its length where it does.
    @inline(__always)
    func length(of index: Int, at offset: Int, in bytes: UnsafePointer<UInt8>) -> Int? {
        let entry = entries[index]
        guard bytes.word(at: offset) & entry.mask == entry.word else { return nil }
        let length = entry.utf8.count
        // A quote or a zero in a key would match what is none.
        guard entry.isPlain else { return nil }
        guard length >= 8 else { return length }
        for index in 8..<length where bytes[offset + index] != entry.utf8[index] { return nil }
        return bytes[offset + length] == UInt8(ascii: "\"") ? length : nil
    }

    /// The index of a key that was written with escapes.
    func index(of key: String) -> Int? {
        entries.firstIndex { $0.utf8.elementsEqual(key.utf8) }
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
    @inlinable
    public func require<Value>(_ value: consuming Value?, _ index: Int) throws -> Value {
        // Small enough to be inlined: a call of a generic function in another module would cost more than the rest.
        guard let value else { throw missing(index) }
        return value
    }

    /// The error for a key that is missing.
    public func missing(_ index: Int) -> JSONError {
        JSONError(.missingKey(table.keys[index]), offset: start)
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
        let table = cursor.table
        let predicted = cursor.predicted
        if predicted < table.count, let length = table.length(of: predicted, at: position + 1, in: bytes) {
            cursor.predicted = predicted + 1
            position += length + 2
            try readColon()
            return predicted
        }
        return try findKey(&cursor)
    }

    /// Looks for a key that is not the predicted one.
    private mutating func findKey(_ cursor: inout JSONObjectCursor) throws -> Int {
        let table = cursor.table
        let text = try readRawString()
        try readColon()
        var found: Int?
        if text.hasEscapes {
            found = table.index(of: try string(text))
        } else {
            // From the predicted one on, because keys that samples had in order come in order, some left out.
            for step in 0..<table.count {
                let index = (cursor.predicted + step) % table.count
                if table.length(of: index, at: text.start, in: bytes) != nil {
                    found = index
                    break
                }
            }
        }
        guard let found else { return -1 }
        cursor.predicted = found + 1
        return found
    }

    /// Whether the bytes from `start` on are these.
    package func equals(_ start: Int, _ length: Int, _ key: [UInt8]) -> Bool {
        guard key.count == length else { return false }
        for index in 0..<length where bytes[start + index] != key[index] { return false }
        return true
    }
}
