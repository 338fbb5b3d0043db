/// Writes one JSON text.
///
/// Commas are its own affair:
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.writeKey("id")
/// writer.write(1)
/// writer.endObject()
/// let bytes = try writer.finish()
/// ```
public struct JSONWriter: Sendable {
    /// How a text is laid out.
    public struct Options: Sendable {
        /// The spaces of one level of indentation; zero writes everything on one line.
        public var indentation: Int
        /// Whether the members of a ``JSONObject`` are sorted by key, so that equal values give equal bytes.
        public var sortsKeys: Bool

        /// Creates options; by default one line, members in their own order.
        public init(indentation: Int = 0, sortsKeys: Bool = false) {
            self.indentation = indentation
            self.sortsKeys = sortsKeys
        }
    }

    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    /// How the text is laid out.
    public let options: Options
    /// How date-times are written from here on; generated code sets it before a field that the samples
    /// had in another style than the default.
    public var timestampStyle = JSONTimestamp.Style.standard

    private var needsComma = false
    private var depth = 0
    private var failure: JSONError?

    /// Creates a writer.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// The text; throws the first value that JSON can't express, such as a `Double` that is not finite.
    public func finish() throws -> [UInt8] {
        if let failure { throw failure }
        return bytes
    }

    // MARK: Containers

    /// Opens an object.
    public mutating func beginObject() { open(UInt8(ascii: "{")) }
    /// Closes the object that was opened last.
    public mutating func endObject() { close(UInt8(ascii: "}")) }
    /// Opens an array.
    public mutating func beginArray() { open(UInt8(ascii: "[")) }
    /// Closes the array that was opened last.
    public mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the key of the next member.
    public mutating func writeKey(_ key: String) {
        separate()
        writeText(key)
        bytes.append(UInt8(ascii: ":"))
        endKey()
    }

    /// Writes the key of the next member, by its index in a table.
    public mutating func writeKey(_ table: JSONKeyTable, _ index: Int) {
        let entry = table.entries[index]
        let text = UnsafeBufferPointer(start: table.encoded + entry.start, count: entry.encodedLength)
        if needsComma, options.indentation == 0 {
            // The comma stands there already.
            bytes.append(contentsOf: text)
            isAfterKey = true
            needsComma = false
        } else {
            separate()
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text.dropFirst()))
            endKey()
        }
    }

    // MARK: Values

    /// Writes `null`.
    public mutating func writeNull() {
        separate()
        bytes.append(contentsOf: "null".utf8)
        needsComma = true
    }

    /// Writes a Boolean.
    public mutating func write(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        needsComma = true
    }

    /// Writes an integer.
    public mutating func write(_ value: some BinaryInteger) {
        writeNumber(value.description)
    }

    /// Writes an integer.
    public mutating func write(_ value: Int) {
        separate()
        if value >= 0, value < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
        } else {
            appendDigits(of: value)
        }
        needsComma = true
    }

    private mutating func appendDigits(of value: Int) {
        // The sign and nineteen digits, from the last one on.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
            var start = 20
            var rest = value.magnitude
            repeat {
                start -= 1
                buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                start -= 1
                buffer[start] = UInt8(ascii: "-")
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
        }
    }

    /// Writes a date-time in its style; false, and nothing written, where it has no form.
    mutating func write(_ value: JSONTimestamp) -> Bool {
        separate()
        bytes.append(UInt8(ascii: "\""))
        guard value.append(to: &bytes) else {
            bytes.removeLast()
            return false
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
        return true
    }

    /// Writes a double in the shortest form that reads back the same; NaN and infinity fail ``finish()``.
    public mutating func write(_ value: Double) {
        guard value.isFinite else {
            writeNull()
            fail(.unrepresentable("JSON has no number for \(value)"))
            return
        }
        writeNumber(value.description)
    }

    /// Writes a number as it was read.
    public mutating func write(_ value: JSONNumber) {
        writeNumber(value.literal)
    }

    /// Writes a string.
    public mutating func write(_ value: String) {
        separate()
        writeText(value)
        needsComma = true
    }

    /// Writes a value of any kind.
    public mutating func write(_ value: JSONValue) {
        switch value {
        case .null: writeNull()
        case .bool(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            endArray()
        case .object(let object):
            beginObject()
            for member in options.sortsKeys ? Self.sorted(object.members) : object.members {
                writeKey(member.key)
                write(member.value)
            }
            endObject()
        }
    }

    /// Remembers that a value could not be written; ``finish()`` throws the first such reason.
    public mutating func fail(_ reason: JSONError.Reason) {
        if failure == nil { failure = JSONError(reason, offset: bytes.count) }
    }

    /// Writes the text of a number that is known to be valid.
    mutating func writeNumber(_ literal: String) {
        separate()
        bytes.append(contentsOf: literal.utf8)
        needsComma = true
    }

    // MARK: Layout

    private static func sorted(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private mutating func open(_ byte: UInt8) {
        separate()
        bytes.append(byte)
        depth += 1
        needsComma = false
    }

    private mutating func close(_ byte: UInt8) {
        depth -= 1
        if needsComma { breakLine() }
        bytes.append(byte)
        needsComma = true
    }

    /// What stands between the last value and the next key or value.
    @inline(__always)
    private mutating func separate() {
        if options.indentation == 0 {
            if needsComma { bytes.append(UInt8(ascii: ",")) }
            needsComma = false
        } else {
            separateLines()
        }
    }

    private mutating func separateLines() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        // After a key the value stays on the key's line.
        if depth > 0, needsComma || !isAfterKey { breakLine() }
        isAfterKey = false
        needsComma = false
    }

    private var isAfterKey = false

    private mutating func endKey() {
        if options.indentation > 0 { bytes.append(UInt8(ascii: " ")) }
        isAfterKey = true
        needsComma = false
    }

    private mutating func breakLine() {
        guard options.indentation > 0 else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * options.indentation))
    }

    /// Writes a string's text in quotes, with the escapes that RFC 8259 demands.
    mutating func writeText(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            bytes.append(UInt8(ascii: "\""))
            var start = 0
            while true {
                let end = Self.endOfPlainRun(in: utf8, from: start)
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<end]))
                guard end < utf8.count else { break }
                writeEscape(utf8[end])
                start = end + 1
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }

    /// The offset of the next byte that must be escaped, or the end.
    private static func endOfPlainRun(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        if let bytes = utf8.baseAddress {
            // Eight bytes at a time. What is not ASCII stands as it is.
            while index + 8 <= utf8.count {
                let special = WordScan.specialBytes(of: bytes.word(at: index))
                if special != 0 { return index + special.trailingZeroBitCount >> 3 }
                index += 8
            }
        }
        while index < utf8.count, !needsEscape(utf8[index]) { index += 1 }
        return index
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func writeEscape(_ byte: UInt8) {
        switch byte {
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        case 0x20...:
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        default:
            bytes.append(contentsOf: "\\u00".utf8)
            bytes.append(Self.hexadecimal(byte >> 4))
            bytes.append(Self.hexadecimal(byte & 15))
        }
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
}
