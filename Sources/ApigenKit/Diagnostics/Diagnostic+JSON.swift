import ApigenJSON

extension Diagnostic {
    /// A JSON error as a diagnostic in its file.
    ///
    /// - Parameter start: where in the file the text begins that was read; a sample may be a part of a file.
    package init(_ error: JSONError, in file: SourceFile, from start: Int = 0) {
        let offset = start + error.offset
        let advice = Self.advice(for: error, at: offset, in: file.bytes).map { "; \($0)" } ?? ""
        self.init(.error, error.message + advice, at: file.location(at: offset))
    }

    /// What to know about JSON where it is written like another language.
    private static func advice(for error: JSONError, at offset: Int, in bytes: [UInt8]) -> String? {
        guard case .syntax = error.reason, bytes.indices.contains(offset) else { return nil }
        switch bytes[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
        case UInt8(ascii: "'"): return "JSON has double quotes"
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            let before = bytes[..<offset].last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
            return before == UInt8(ascii: ",") ? "JSON has no comma after the last one" : nil
        default: return nil
        }
    }
}

extension Diagnostics {
    /// Reads a JSON file whole; a syntax error is added, and then there is nothing to give.
    package mutating func readJSON(_ file: SourceFile) -> JSONNode? {
        do {
            return try JSONNode(file: file)
        } catch {
            add(Diagnostic(error, in: file))
            return nil
        }
    }

    /// Adds an error for each key that an object holds more than once.
    package mutating func checkDuplicateKeys(of members: [JSONNode.Member], in file: SourceFile) {
        var first: [String: Int] = [:]
        for member in members {
            guard let offset = first.updateValue(member.keyOffset, forKey: member.key) else { continue }
            first[member.key] = offset
            let note = Diagnostic(.note, "it stands here first", at: file.location(at: offset))
            error("the key \(member.key.quoted) is there twice", at: file.location(at: member.keyOffset), notes: [note])
        }
    }
}
