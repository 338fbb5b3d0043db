/// Finds the operation that a request is for.
struct MockRouter: Sendable {
    /// What was found.
    enum Match {
        /// The index of an operation, and the values of its placeholders.
        case operation(Int, values: [String: String])
        /// There are operations at the path, with these methods only.
        case otherMethods([String])
        /// There is nothing at the path.
        case nothing
    }

    private let methods: [String]
    private let patterns: [RoutePattern]
    /// The path of the base URL, in segments: requests may have it or not.
    private let base: [String]

    init(_ operations: [Operation], basePath: String) {
        methods = operations.map(\.method.token)
        patterns = operations.map { RoutePattern($0.path) }
        base = Self.segments(of: basePath[...])
    }

    /// The operation for a method and a path that is not decoded. `HEAD` is answered by what answers `GET`.
    func match(_ method: String, _ path: Substring) -> Match {
        let matches = matches(path)
        if matches.isEmpty { return .nothing }
        for method in method == "HEAD" ? ["HEAD", "GET"] : [method] {
            // Of equals the first one is taken.
            let best = matches.filter { methods[$0.index] == method }.min { left, right in
                patterns[left.index].ranks.lexicographicallyPrecedes(patterns[right.index].ranks)
            }
            if let best { return .operation(best.index, values: best.values) }
        }
        return .otherMethods(methods(at: path))
    }

    /// The methods of all operations at a path, and those that are answered without one; none where nothing is there.
    func methods(at path: Substring) -> [String] {
        let own = Set(matches(path).map { methods[$0.index] })
        if own.isEmpty { return [] }
        return own.union(own.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"]).sorted()
    }

    /// The index of the operation that answers with the list of which an operation answers with an item.
    func collection(of index: Int) -> Int? {
        patterns.indices.first { methods[$0] == "GET" && patterns[$0].isCollection(of: patterns[index]) }
    }

    /// The placeholder for an item at the end of an operation's path.
    func item(of index: Int) -> String? { patterns[index].item }

    private func matches(_ path: Substring) -> [(index: Int, values: [String: String])] {
        let segments = Self.segments(of: path)
        let rest = !base.isEmpty && segments.starts(with: base) ? Array(segments.dropFirst(base.count)) : nil
        return patterns.indices.compactMap { index in
            let values = patterns[index].values(in: segments) ?? rest.flatMap(patterns[index].values)
            return values.map { (index, $0) }
        }
    }

    /// The segments of a path, decoded one by one, so that an encoded slash parts nothing.
    private static func segments(of path: Substring) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { PercentEncoding.decoded($0) }
    }
}
