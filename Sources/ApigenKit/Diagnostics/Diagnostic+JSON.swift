import ApigenJSON

extension Diagnostic {
    /// A JSON error as a diagnostic in its file.
    ///
    /// - Parameter start: where in the file the text begins that was read; a sample may be a part of a file.
    package init(_ error: JSONError, in file: SourceFile, from start: Int = 0) {
        self.init(.error, error.message, at: file.location(at: start + error.offset))
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
