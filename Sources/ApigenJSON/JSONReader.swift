/// Reads one JSON text (RFC 8259) value by value, over its UTF-8 bytes.
///
/// Three kinds of caller share it: building a ``JSONValue``, observing samples without building a tree, and
/// decoding models directly. All of them ask for what they need next and the reader moves on:
///
/// ```swift
/// var reader = JSONReader(#"{"id": 1, "tags": ["a", "b"]}"#.utf8)
/// try reader.beginObject()
/// while let key = try reader.nextKey() {
///     print(key, try reader.readValue())
/// }
/// try reader.finish()
/// ```
///
/// It is strict: what RFC 8259 does not allow is an error, and so are invalid UTF-8, lone surrogates and
/// nesting deeper than ``maximumDepth``. A byte order mark before the text is skipped.
public struct JSONReader: Sendable {
    /// The levels of nesting that a reader allows unless told otherwise.
    ///
    /// Models decode by recursion; this keeps a hostile text from exhausting the stack of a thread.
    public static let defaultMaximumDepth = 512

    private let text: JSONText
    /// The number of bytes of the text.
    public let count: Int
    /// The bytes, zeros after the last one.
    ///
    /// They never change, and ``text`` keeps them for as long as there is a reader: that makes the pointer safe to send.
    nonisolated(unsafe) package let bytes: UnsafePointer<UInt8>
    /// The offset in bytes of what is read next.
    public package(set) var position: Int
    /// The levels of nesting that are allowed.
    public let maximumDepth: Int
    /// The number of containers that are open.
    public package(set) var depth = 0
    /// Set by the opening of a container and cleared by the first step inside it: whether a comma must come first.
    package var isAtFirst = false
    /// The offset of the key that was read last.
    public package(set) var keyStart = 0

    /// Creates a reader of a text.
    public init<Bytes: Sequence>(_ bytes: Bytes, maximumDepth: Int = defaultMaximumDepth)
    where Bytes.Element == UInt8 {
        let text = JSONText(bytes)
        self.text = text
        self.bytes = text.base
        count = text.count
        self.maximumDepth = maximumDepth
        // The zeros after the text keep this within bounds.
        position = text.base[0] == 0xEF && text.base[1] == 0xBB && text.base[2] == 0xBF ? 3 : 0
    }

    /// Skips white space and tells the kind of the value that comes next, without reading it.
    public mutating func peek() throws -> JSONKind {
        switch skipWhitespace() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        default: throw unexpected("a value")
        }
    }

    /// Whether only white space is left.
    public var isAtEnd: Bool {
        mutating get {
            _ = skipWhitespace()
            return position >= count
        }
    }

    /// Checks that only white space is left.
    public mutating func finish() throws {
        if !isAtEnd { throw unexpected("the end of the text") }
    }

    // MARK: Containers

    /// Enters an array.
    public mutating func beginArray() throws {
        guard skipWhitespace() == UInt8(ascii: "[") else { throw mismatch("array") }
        try open()
    }

    /// Goes to the next element of the array that was entered last; false once there is none and the array is left.
    public mutating func nextElement() throws -> Bool {
        let byte = skipWhitespace()
        if isAtFirst {
            isAtFirst = false
            guard byte == UInt8(ascii: "]") else { return true }
        } else if byte == UInt8(ascii: ",") {
            position += 1
            if skipWhitespace() == UInt8(ascii: "]") { throw unexpected("a value after ','") }
            return true
        }
        guard byte == UInt8(ascii: "]") else { throw unexpected("',' or ']'") }
        position += 1
        depth -= 1
        return false
    }

    /// Enters an object.
    public mutating func beginObject() throws {
        guard skipWhitespace() == UInt8(ascii: "{") else { throw mismatch("object") }
        try open()
    }

    /// Goes to the next member of the object that was entered last, and past its key; nothing once there is none
    /// and the object is left.
    public mutating func nextKey() throws -> String? {
        guard try nextMember() else { return nil }
        keyStart = position
        let key = try readString()
        try readColon()
        return key
    }

    /// Goes to the next member; its key comes next.
    package mutating func nextMember() throws -> Bool {
        var byte = skipWhitespace()
        if isAtFirst {
            isAtFirst = false
            if byte == UInt8(ascii: "\"") { return true }
            guard byte == UInt8(ascii: "}") else { throw unexpected("a key in quotes or '}'") }
        } else if byte == UInt8(ascii: ",") {
            position += 1
            byte = skipWhitespace()
            guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in quotes after ','") }
            return true
        }
        guard byte == UInt8(ascii: "}") else { throw unexpected("',' or '}'") }
        position += 1
        depth -= 1
        return false
    }

    package mutating func readColon() throws {
        guard skipWhitespace() == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
        position += 1
    }

    private mutating func open() throws {
        guard depth < maximumDepth else { throw JSONError(.tooDeep(limit: maximumDepth), offset: position) }
        position += 1
        depth += 1
        isAtFirst = true
    }

    // MARK: Literals

    /// Reads `null`.
    public mutating func readNull() throws {
        guard skipWhitespace() == UInt8(ascii: "n") else { throw mismatch("null") }
        try readLiteral("null")
    }

    /// Reads `null` where it comes next; false, and nothing read, where another value does.
    public mutating func readNullIfPresent() throws -> Bool {
        guard skipWhitespace() == UInt8(ascii: "n") else { return false }
        try readLiteral("null")
        return true
    }

    /// Reads `true` or `false`.
    public mutating func readBool() throws -> Bool {
        switch skipWhitespace() {
        case UInt8(ascii: "t"):
            try readLiteral("true")
            return true
        case UInt8(ascii: "f"):
            try readLiteral("false")
            return false
        default: throw mismatch("Boolean")
        }
    }

    private mutating func readLiteral(_ literal: StaticString) throws {
        let start = position
        for index in 0..<literal.utf8CodeUnitCount {
            guard bytes[start + index] == literal.utf8Start[index] else {
                position = start + index
                throw unexpected("'\(literal)'")
            }
        }
        position = start + literal.utf8CodeUnitCount
    }

    // MARK: White space and faults

    /// Skips white space and gives the byte that follows, zero at the end of the text.
    @inline(__always)
    mutating func skipWhitespace() -> UInt8 {
        let byte = bytes[position]
        // Most texts that servers send have none.
        return byte > 0x20 ? byte : skipSpaces()
    }

    private mutating func skipSpaces() -> UInt8 {
        let bytes = bytes
        var index = position
        while true {
            // Lines of pretty-printed texts start with many spaces.
            while bytes.word(at: index) == 0x2020_2020_2020_2020 { index += 8 }
            let byte = bytes[index]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
                position = index
                return byte
            }
            index += 1
        }
    }

    /// A syntax error at the next byte: says what is there and what was expected.
    func unexpected(_ expected: String) -> JSONError {
        if position >= count {
            return JSONError(.syntax("the text ends where \(expected) was expected"), offset: count)
        }
        return JSONError(.syntax("expected \(expected), found \(describeByte(at: position))"), offset: position)
    }

    /// An error for a value of another kind than was asked for; a syntax error where no value comes next.
    public mutating func mismatch(_ expected: String) -> JSONError {
        do {
            let kind = try peek()
            let found =
                switch kind {
                case .bool: "Boolean"
                default: kind.rawValue
                }
            return JSONError(.mismatch(expected: expected, found: found), offset: position)
        } catch {
            return unexpected("a value")
        }
    }

    private func describeByte(at offset: Int) -> String {
        let byte = bytes[offset]
        switch byte {
        case 0x21...0x7E: return "'\(Character(Unicode.Scalar(byte)))'"
        case 0x80...:
            // One scalar is what a person sees; a byte that starts none is shown as it is.
            if let length = utf8Length(at: offset) {
                return "'\(bytes.string(offset, offset + length))'"
            }
            return "byte 0x\(String(byte, radix: 16, uppercase: true)), which is not valid UTF-8"
        default: return "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
        }
    }
}
