import Foundation

/// A place in a JSON document, by RFC 6901.
struct JSONPointer: Hashable, Sendable {
    /// The steps from the root, unescaped.
    let tokens: [String]

    /// Reads a pointer such as `/data/items/0`; a leading slash may be left out, `""` is the root.
    init(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let tokens = text.hasPrefix("/") ? parts.dropFirst() : parts[...]
        self.tokens =
            text.isEmpty
            ? []
            : tokens.map {
                $0.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
            }
    }

    /// Decodes the value at the pointer, skipping over everything else.
    ///
    /// Throws a located `JSONError`, also where the pointer leads nowhere.
    func decode<Value: JSONCodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            var reader = JSONReader(data)
            for token in tokens { try descend(into: token, &reader) }
            return try Value(json: &reader)
        } catch let error as JSONError {
            throw error.located(in: data)
        }
    }

    private func descend(into token: String, _ reader: inout JSONReader) throws {
        let start = reader.position
        switch try reader.peek() {
        case .object:
            try reader.beginObject()
            while let key = try reader.nextKey() {
                if key == token { return }
                try reader.skipValue()
            }
        case .array:
            guard let index = Int(token), index >= 0 else { break }
            try reader.beginArray()
            var position = 0
            while try reader.nextElement() {
                if position == index { return }
                try reader.skipValue()
                position += 1
            }
        default:
            break
        }
        throw JSONError(.missingKey(token), offset: start)
    }
}
