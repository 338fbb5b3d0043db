/// The keys of a model, made once and searched by bytes.
public final class JSONKeyTable: Sendable {
    // What the pointers lead to never changes once the table is made: that makes them safe to send.

    /// The keys, in the order of the model's fields.
    public let keys: [String]
    /// The number of keys.
    let count: Int
    /// The keys as they are compared.
    nonisolated(unsafe) let entries: UnsafePointer<Entry>
    /// Each key as it is written, after a comma: in quotes, escaped, with its colon.
    nonisolated(unsafe) let encoded: UnsafePointer<UInt8>

    /// A key as it is compared and written.
    struct Entry: Sendable {
        /// The first eight bytes of the key and its closing quote, with zeros after them.
        let first: UInt64
        /// The bits of ``first`` that count; none for a key that is written with escapes.
        let mask: UInt64
        /// The last eight bytes of the key and its closing quote, where there are so many.
        let last: UInt64
        /// The length of the key in bytes.
        let length: Int
        /// Where it starts in ``JSONKeyTable/encoded``, the comma before it.
        let start: Int
        /// The length of what stands there.
        let encodedLength: Int
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
        count = keys.count
        var texts: [UInt8] = []
        var entries: [Entry] = []
        for key in keys {
            var writer = JSONWriter()
            writer.writeText(key)
            entries.append(Entry(Array(key.utf8), start: texts.count, encodedLength: writer.bytes.count + 2))
            texts += [UInt8(ascii: ",")] + writer.bytes + [UInt8(ascii: ":")]
        }
        self.entries = Self.copy(entries)
        encoded = Self.copy(texts)
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        for (index, element) in elements.enumerated() { (copy + index).initialize(to: element) }
        return UnsafePointer(copy)
    }

    deinit {
        // Bytes and entries own nothing.
        entries.deallocate()
        encoded.deallocate()
    }

    /// The index of a key that was written with escapes.
    func index(of key: String) -> Int? {
        keys.firstIndex { $0.utf8.elementsEqual(key.utf8) }
    }
}

extension JSONKeyTable.Entry {
    fileprivate init(_ key: [UInt8], start: Int, encodedLength: Int) {
        // A quote, a zero or a backslash in a key would match what is none.
        let isPlain = key.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        let text = key + [UInt8(ascii: "\"")]
        func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
            bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        first = isPlain ? word(text.prefix(8)) : .max
        mask = !isPlain ? 0 : text.count >= 8 ? .max : (1 << UInt64(8 * text.count)) - 1
        last = word(text.suffix(8))
        length = key.count
        self.start = start
        self.encodedLength = encodedLength
    }
}

/// The place in an object that is read by a ``JSONKeyTable``.
public struct JSONObjectCursor: Sendable {
    let table: JSONKeyTable
    // What the pointers lead to never changes, and lives as long as the table: that makes them safe to send.

    /// The entries of the table, which keeps them.
    nonisolated(unsafe) let entries: UnsafePointer<JSONKeyTable.Entry>
    /// The keys as they are written; the table keeps them.
    nonisolated(unsafe) let encoded: UnsafePointer<UInt8>
    /// The number of entries.
    let count: Int
    /// The key that comes next where members are in the order of the table.
    var predicted = 0
    /// The offset of the object, for errors about what it lacks.
    public let start: Int

    init(table: JSONKeyTable, start: Int) {
        self.table = table
        entries = table.entries
        encoded = table.encoded
        count = table.count
        self.start = start
    }

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
        // The short way for what most servers send: a comma, and a key right after it.
        if !isAtFirst, bytes[position] == UInt8(ascii: ","), bytes[position + 1] == UInt8(ascii: "\"") {
            position += 1
        } else {
            guard try nextMember() else { return nil }
        }
        keyStart = position
        let predicted = cursor.predicted
        let entry = cursor.entries + predicted
        if predicted < cursor.count, isKey(entry, in: cursor.encoded, at: position + 1) {
            cursor.predicted = predicted + 1
            position += entry.pointee.length + 2
            if bytes[position] == UInt8(ascii: ":") { position += 1 } else { try readColon() }
            return predicted
        }
        return try findKey(&cursor)
    }

    /// Whether a key stands at an offset, its closing quote after it.
    @inline(__always)
    private func isKey(
        _ entry: UnsafePointer<JSONKeyTable.Entry>,
        in keys: UnsafePointer<UInt8>,
        at offset: Int
    ) -> Bool {
        guard bytes.word(at: offset) & entry.pointee.mask == entry.pointee.first else { return false }
        let length = entry.pointee.length
        if length < 8 { return true }
        guard offset + length < count, bytes.word(at: offset + length - 7) == entry.pointee.last else { return false }
        // What is between the first and the last eight bytes of a long key; a comma and a quote come before it.
        let key = keys + entry.pointee.start + 2
        var index = 8
        while index < length - 7 {
            guard bytes.word(at: offset + index) == key.word(at: index) else { return false }
            index += 8
        }
        return true
    }

    /// Looks for a key that is not the predicted one.
    private mutating func findKey(_ cursor: inout JSONObjectCursor) throws -> Int {
        let text = try readRawString()
        try readColon()
        var found: Int?
        if text.hasEscapes {
            found = cursor.table.index(of: string(text))
        } else {
            // From the predicted one on, because keys that samples had in order come in order, some left out.
            var index = cursor.predicted
            for _ in 0..<cursor.count {
                if index >= cursor.count { index = 0 }
                if isKey(cursor.entries + index, in: cursor.encoded, at: text.start) {
                    found = index
                    break
                }
                index += 1
            }
        }
        guard let found else { return -1 }
        cursor.predicted = found + 1
        return found
    }

    /// Whether the bytes from `start` on are these.
    package func equals(_ start: Int, _ length: Int, _ key: [UInt8]) -> Bool {
        guard key.count == length else { return false }
        return key.withUnsafeBufferPointer { key in
            guard let key = key.baseAddress else { return true }
            var index = 0
            while index + 8 <= length {
                guard bytes.word(at: start + index) == key.word(at: index) else { return false }
                index += 8
            }
            while index < length {
                guard bytes[start + index] == key[index] else { return false }
                index += 1
            }
            return true
        }
    }
}
