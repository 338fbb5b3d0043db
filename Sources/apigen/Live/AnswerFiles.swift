import ApigenKit

/// Finds the endpoint that a saved answer belongs to.
struct AnswerFiles {
    /// The specs, as they were read.
    let specs: [Spec]
    /// The endpoint that a person named.
    let endpoint: String?

    /// The spec and the endpoint of a file; nothing where neither its path nor its name tells.
    func owner(of path: String) -> (spec: Spec, operation: Operation)? {
        let all = specs.flatMap { spec in spec.operations.map { (spec: spec, operation: $0) } }
        if let endpoint { return all.first { $0.operation.name == endpoint } }
        let stem = Self.stem(of: path)
        return all.first { self.path(path, isSampleOf: $0.operation, $0.spec) }
            ?? all.first { $0.operation.name == stem }
            ?? all.first { Self.patterns(of: $0.operation).contains { Self.stem(of: $0) == stem } }
    }

    private func path(_ path: String, isSampleOf operation: Operation, _ spec: Spec) -> Bool {
        let folder = FilePath.folder(of: spec.file.path)
        return Self.patterns(of: operation).contains { pattern in
            let full = FilePath.normalized(FilePath.join(folder, pattern))
            return FilePath.matches(FilePath.normalized(path), pattern: full)
        }
    }

    private static func patterns(of operation: Operation) -> [String] {
        (operation.response.payload?.samples ?? []).compactMap {
            if case .files(let pattern) = $0 { pattern.value } else { nil }
        }
    }

    /// A file's name without its ending and its number: `user` of `samples/user-2.json`.
    private static func stem(of path: String) -> String {
        let stem = FilePath.name(of: path).prefix { $0 != "." }
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, Int(last) != nil else { return String(stem) }
        return parts.dropLast().joined(separator: "-")
    }
}
