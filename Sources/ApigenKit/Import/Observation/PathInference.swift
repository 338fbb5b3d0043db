import ApigenJSON

/// Finds the templates of the paths that requests went to.
///
/// A segment is a placeholder where it is an id by its form; or where it differs among requests that are the same
/// otherwise, stands below a plural (`/users/ada`), and the answers are objects with the same keys.
struct PathInference {
    private var exchanges: [ObservedExchange]

    /// The exchanges, with their paths in which values are told from words.
    static func infer(_ exchanges: [ObservedExchange]) -> [ObservedExchange] {
        var inference = PathInference(exchanges: exchanges)
        inference.markIdentifiers()
        inference.markVariations()
        return inference.exchanges
    }

    private mutating func markIdentifiers() {
        for index in exchanges.indices {
            // The first segment names something; `/2024/report` is no exception worth one.
            for place in exchanges[index].request.url.segments.indices.dropFirst() {
                guard case .literal(let text) = exchanges[index].request.url.segments[place],
                    IdentifierPattern.matches(text), !Self.isVersion(text)
                else { continue }
                exchanges[index].request.url.segments[place] = .value(text, name: nil)
            }
        }
    }

    private static func isVersion(_ text: String) -> Bool {
        text.hasPrefix("v") && text.dropFirst().allSatisfy(\.isNumber)
    }

    // MARK: What differs

    private struct Position: Hashable {
        var template: [String]
        var place: Int
    }

    private mutating func markVariations() {
        let longest = exchanges.map(\.request.url.segments.count).max() ?? 0
        for place in 1..<max(longest, 2) {
            var groups: [Position: [Int]] = [:]
            for (index, exchange) in exchanges.enumerated() {
                let segments = exchange.request.url.segments
                guard place < segments.count, case .literal = segments[place] else { continue }
                var template = segments.map(Self.shape)
                template[place] = "{}"
                groups[Position(template: template, place: place), default: []].append(index)
            }
            var values: [[String]: Set<String>] = [:]
            for (position, members) in groups where isVariable(position, members) {
                let prefix = Array(position.template[..<place])
                values[prefix, default: []].formUnion(members.map { exchanges[$0].request.url.segments[place].text })
            }
            // What is a value in one path is one in longer paths and with other methods too.
            for index in exchanges.indices {
                let segments = exchanges[index].request.url.segments
                guard place < segments.count, case .literal(let text) = segments[place],
                    values[segments[..<place].map(Self.shape)]?.contains(text) == true
                else { continue }
                exchanges[index].request.url.segments[place] = .value(text, name: nil)
            }
        }
    }

    private static func shape(_ segment: ObservedURL.Segment) -> String {
        if case .literal(let text) = segment { text } else { "{}" }
    }

    private func isVariable(_ position: Position, _ members: [Int]) -> Bool {
        guard position.place > 0, position.template[position.place - 1] != "{}",
            Self.isPlural(position.template[position.place - 1])
        else { return false }
        var keys: [String: Set<String>] = [:]
        for member in members {
            let exchange = exchanges[member]
            let text = exchange.request.url.segments[position.place].text
            guard !Self.words.contains(text.lowercased()) else { return false }
            guard let answer = exchange.answer, (200..<300).contains(answer.status) else { continue }
            guard let shape = answer.json.map(Self.keys), !shape.isEmpty else { return false }
            keys[text, default: []].formUnion(shape)
        }
        guard keys.count >= 2, let all = keys.values.first.map({ keys.values.reduce($0) { $0.union($1) } }),
            all.count >= 2
        else { return false }
        let shared = keys.values.reduce(all) { $0.intersection($1) }
        return Double(shared.count) >= 0.6 * Double(all.count)
    }

    private static func keys(_ value: JSONValue) -> Set<String> {
        switch value {
        case .object(let object): Set(object.keys)
        case .array(let elements): Set(elements.prefix(5).flatMap { $0.objectValue?.keys ?? [] })
        default: []
        }
    }

    private static func isPlural(_ segment: String) -> Bool {
        WordSplitter.words(in: segment).last.map { Inflection.isPlural($0.lowercased()) } ?? false
    }

    /// Words that stand below a collection and name no element of it.
    private static let words: Set<String> = [
        "me", "self", "current", "search", "new", "latest", "all", "count", "stats", "summary", "export", "import",
        "popular", "trending", "recent", "top", "mine", "settings", "config", "list", "batch", "bulk", "login",
        "logout",
    ]
}

/// The text of a path whose values became placeholders.
struct ObservedPath {
    /// The path, such as `/users/{userID}/posts`.
    let text: String
    /// The names of its placeholders, in order, and the places of their segments.
    let placeholders: [(name: String, place: Int)]

    init(_ segments: [ObservedURL.Segment]) {
        let namer = Namer()
        var text = ""
        var placeholders: [(name: String, place: Int)] = []
        var noun: String?
        for (place, segment) in segments.enumerated() {
            switch segment {
            case .literal(let literal):
                text += "/" + literal
                noun = literal
            case .value(let value, let given):
                let words = noun.map { namer.singular(namer.words(in: $0)) } ?? []
                let isIdentifier = IdentifierPattern.matches(value) || words.isEmpty
                var name = given ?? namer.name(words: words + (isIdentifier ? ["id"] : []), as: .argument)
                name = String(name.filter { !"{}/ ".contains($0) })
                if name.isEmpty { name = "value" }
                let base = name
                var number = 2
                while placeholders.contains(where: { $0.name == name }) {
                    name = "\(base)\(number)"
                    number += 1
                }
                placeholders.append((name, place))
                text += "/{\(name)}"
                noun = nil
            }
        }
        self.text = text.isEmpty ? "/" : text
        self.placeholders = placeholders
    }
}
