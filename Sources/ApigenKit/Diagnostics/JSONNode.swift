import ApigenJSON

/// A JSON value that knows where it stands in its file.
///
/// Unlike `JSONValue` it keeps duplicate keys, so that they can be reported.
package struct JSONNode: Sendable {
    /// The value.
    package enum Content: Sendable {
        /// The literal `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as it was written.
        case number(JSONNumber)
        /// A string.
        case string(String)
        /// An array.
        case array([JSONNode])
        /// An object: every member in the order of the text.
        case object([Member])
    }

    /// A member of an object.
    package struct Member: Sendable {
        /// The key.
        package var key: String
        /// The offset in bytes of the key's opening quote.
        package var keyOffset: Int
        /// The value.
        package var value: JSONNode
    }

    /// The value.
    package var content: Content
    /// The bytes of the file that hold it.
    package var range: Range<Int>

    /// The offset in bytes of the value's first byte.
    package var offset: Int { range.lowerBound }

    /// The kind of the value.
    package var kind: JSONKind {
        switch content {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The value without places. Of equal keys in an object the last one counts.
    package var value: JSONValue {
        switch content {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .number(let value): return .number(value)
        case .string(let value): return .string(value)
        case .array(let elements): return .array(elements.map(\.value))
        case .object(let members):
            var object = JSONObject()
            for member in members { object[member.key] = member.value.value }
            return .object(object)
        }
    }
}

extension JSONNode {
    /// Reads a file whole.
    ///
    /// - Throws: the one syntax error at which reading stopped.
    package init(file: SourceFile) throws(JSONError) {
        do {
            var reader = JSONReader(file.bytes)
            self = try Self.read(&reader)
            try reader.finish()
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError(.syntax("\(error)"), offset: 0)
        }
    }

    private static func read(_ reader: inout JSONReader) throws -> JSONNode {
        let kind = try reader.peek()
        let start = reader.position
        let content: Content
        switch kind {
        case .null:
            try reader.readNull()
            content = .null
        case .bool: content = .bool(try reader.readBool())
        case .number: content = .number(try reader.readNumber())
        case .string: content = .string(try reader.readString())
        case .array:
            var elements: [JSONNode] = []
            try reader.beginArray()
            while try reader.nextElement() { elements.append(try read(&reader)) }
            content = .array(elements)
        case .object:
            var members: [Member] = []
            try reader.beginObject()
            while let key = try reader.nextKey() {
                let keyOffset = reader.keyStart
                members.append(Member(key: key, keyOffset: keyOffset, value: try read(&reader)))
            }
            content = .object(members)
        }
        return JSONNode(content: content, range: start..<reader.position)
    }
}
