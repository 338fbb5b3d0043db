import ApigenJSON

/// The part of a list that a request asks for, by the way in which the operation has pages.
struct MockPage {
    /// Where the page starts in the list.
    private(set) var start: Int
    /// The elements that a full page has.
    private(set) var size: Int
    /// The elements of the list.
    let count: Int
    private let style: Pagination.Style
    private let request: MockRequest

    /// The parameter by which links ask for a page. What a link holds is the server's own affair.
    static let linkParameter = "__page"
    /// The names by which APIs usually call the size of a page, for styles that don't name it.
    private static let sizeNames: Set<String> = [
        "limit", "_limit", "size", "page_size", "pagesize", "per_page", "perpage", "count", "first", "max_results",
    ]

    /// Reads what a request asks for.
    init(
        of count: Int,
        _ pagination: Pagination,
        _ operation: Operation,
        _ request: MockRequest
    ) throws(MockProblem) {
        self.count = count
        self.request = request
        style = pagination.style
        let query = request.query
        // Without a word about it there are two pages at least, so that a client can show that it reads them.
        let usual = max(1, min(10, (count + 1) / 2))
        func size(_ name: String?) throws(MockProblem) -> Int {
            guard let name else { return usual }
            return try Self.number(name, in: query, least: 1) ?? Self.given(name, of: operation).map { max(1, $0) }
                ?? usual
        }
        switch style {
        case .page(let parameter, let sizeParameter):
            self.size = try size(sizeParameter)
            let first = Self.given(parameter, of: operation) == 0 ? 0 : 1
            let number = try Self.number(parameter, in: query, least: first) ?? first
            start = Self.product(number - first, self.size)
        case .offset(let parameter, let limit):
            self.size = try size(limit)
            start = try Self.number(parameter, in: query, least: 0) ?? 0
        case .cursor(let parameter, _):
            self.size = try size(Self.sizeParameter(of: operation))
            // A cursor that no page gave, such as one of a sample, is that of the first page.
            let cursor = query[parameter].flatMap { Int($0) } ?? 0
            start = (0..<count).contains(cursor) ? cursor : 0
        case .link:
            self.size = try size(Self.sizeParameter(of: operation))
            start = Self.product(
                try Self.number(Self.linkParameter, in: query, least: 1).map { $0 - 1 } ?? 0,
                self.size
            )
        }
    }

    /// The indices of the page's elements.
    var range: Range<Int> {
        let start = min(start, count)
        return start..<start + min(size, count - start)
    }

    /// Where the next page starts; nothing where this one is the last.
    private var next: Int? { range.upperBound < count ? range.upperBound : nil }

    /// A page with its elements and, where it holds one, the cursor of the next.
    ///
    /// - Parameter samples: All samples of pages; the first one is the envelope.
    func body(_ elements: [JSONValue], at pointer: JSONPointer, samples: [MockSample]) -> JSONValue {
        guard let envelope = samples.first?.value else { return .array(elements) }
        let page = envelope.setting(pointer.tokens, to: .array(elements))
        guard case .cursor(let parameter, let place) = style else { return page }
        return page.setting(
            place.tokens,
            to: cursor(parameter, samples.map { SampleValue.value(at: place, in: $0.value) })
        )
    }

    /// The cursor of the next page, of the kind that samples have; after the last page what samples say there, which
    /// every client must be able to read.
    private func cursor(_ parameter: String, _ samples: [JSONValue?]) -> JSONValue? {
        let example = samples.compactMap(\.self).first { !$0.isNull }
        guard let next else {
            if samples.contains(.null) { return .null }
            if case .string? = example, !samples.contains(where: { $0 == nil }) { return "" }
            return nil
        }
        switch example {
        case .number?: return .number(JSONNumber(next))
        case .string(let text)? where text.hasPrefix("https://") || text.hasPrefix("http://"):
            return .string(address(setting: parameter, to: next))
        default: return .string(String(next))
        }
    }

    /// The header `Link` (RFC 8288); nothing for other styles.
    var links: String? {
        guard case .link = style else { return nil }
        let page = min(start, count) / size + 1
        let last = count == 0 ? 1 : (count - 1) / size + 1
        var links: [(Int, String)] = []
        if next != nil { links += [(page + 1, "next"), (last, "last")] }
        if page > 1 { links += [(1, "first"), (min(page - 1, last), "prev")] }
        if links.isEmpty { return nil }
        return links.map { "<\(address(setting: Self.linkParameter, to: $0))>; rel=\"\($1)\"" }.joined(separator: ", ")
    }

    private func address(setting parameter: String, to number: Int) -> String {
        let origin = request.host.isEmpty ? "" : "http://\(request.host)"
        return "\(origin)\(request.path)?\(request.query.text(setting: parameter, to: String(number)))"
    }

    // MARK: Numbers

    /// The number that a parameter has in the query; nothing where it is not there.
    private static func number(
        _ name: String,
        in query: QueryParameters,
        least: Int
    ) throws(MockProblem) -> Int? {
        guard let text = query[name] else { return nil }
        guard let number = Int(text), number >= least else {
            throw MockProblem(400, "\(name.quoted) must be a whole number from \(least), not \(text.quoted)")
        }
        return number
    }

    /// The number that the spec gives a parameter, as its default or to try it with.
    private static func given(_ name: String, of operation: Operation) -> Int? {
        guard let parameter = operation.parameters.first(where: { $0.wireName == name }) else { return nil }
        return (parameter.defaultValue ?? parameter.sample)?.intValue
    }

    private static func sizeParameter(of operation: Operation) -> String? {
        operation.parameters.first { parameter in
            parameter.placement == .query && parameter.type == ParameterType(.int)
                && sizeNames.contains(parameter.wireName.lowercased())
        }?.wireName
    }

    private static func product(_ left: Int, _ right: Int) -> Int {
        let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
        return isTooLarge ? .max : product
    }
}
