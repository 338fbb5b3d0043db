import ApigenJSON

extension Sample {
    /// The part of the sample that a JSON Pointer (RFC 6901) names; nothing where there is none.
    ///
    /// - Throws: ``JSONError`` where the sample is no JSON.
    func part(at pointer: JSONPointer) throws -> Sample? {
        var reader = JSONReader(bytes)
        for token in pointer.tokens {
            switch try reader.peek() {
            case .object: guard try reader.enterMember(token) else { return nil }
            case .array: guard let index = Int(token), try reader.enterElement(index) else { return nil }
            default: return nil
            }
        }
        _ = try reader.peek()
        let start = reader.position
        try reader.skipValue()
        return Sample(file: file, range: range.lowerBound + start..<range.lowerBound + reader.position)
    }
}

extension JSONReader {
    fileprivate mutating func enterMember(_ name: String) throws -> Bool {
        try beginObject()
        while let key = try nextKey() {
            if key.utf8.elementsEqual(name.utf8) { return true }
            try skipValue()
        }
        return false
    }

    fileprivate mutating func enterElement(_ index: Int) throws -> Bool {
        try beginArray()
        var position = 0
        while try nextElement() {
            if position == index { return true }
            try skipValue()
            position += 1
        }
        return false
    }
}
