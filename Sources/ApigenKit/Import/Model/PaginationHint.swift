import ApigenJSON

/// Recognises how the pages of a list are asked for, where names and answers both say so.
enum PaginationHint {
    private static let pages: Set<String> = ["page", "pagenumber", "pagenum", "pageno", "pageindex", "p"]
    private static let sizes: Set<String> = [
        "perpage", "pagesize", "limit", "size", "count", "pagelimit", "resultsperpage", "maxresults", "itemsperpage",
    ]
    private static let offsets: Set<String> = ["offset", "skip", "start", "startindex", "from", "startat"]
    private static let limits: Set<String> = [
        "limit", "count", "max", "take", "top", "size", "maxresults", "rows", "pagesize", "perpage",
    ]
    private static let cursors: Set<String> = [
        "cursor", "after", "pagetoken", "nexttoken", "continuation", "continuationtoken", "marker", "startcursor",
        "nextcursor", "startingtoken", "pagecursor",
    ]
    private static let nexts: [String] = [
        "nextcursor", "nextpagetoken", "nexttoken", "endcursor", "cursornext", "continuationtoken", "nextmarker",
        "next",
        "after", "cursor", "nextpagecursor", "continuation",
    ]
    private static let envelopes: Set<String> = [
        "meta", "metadata", "paging", "pagination", "pageinfo", "cursors", "responsemetadata", "links", "page",
    ]

    /// The pages of an endpoint; nothing where the evidence is thin.
    static func pagination(of endpoint: ImportedEndpoint) -> ImportedPagination? {
        guard endpoint.method == .get, endpoint.response.format == .json,
            let samples = endpoint.response.payload?.samples.map(\.value), let sample = samples.first
        else { return nil }
        guard let items = items(of: sample) else { return nil }
        let place = items.tokens.isEmpty ? nil : items
        if let (parameter, next) = cursor(endpoint, samples + (endpoint.response.payload?.variants ?? [])) {
            return ImportedPagination(style: .cursor(parameter: parameter, next: next), items: place)
        }
        if endpoint.answersWithLinks { return ImportedPagination(style: .link, items: place) }
        if let page = number(endpoint, pages) {
            return ImportedPagination(style: .page(parameter: page, size: number(endpoint, sizes)), items: place)
        }
        if let offset = number(endpoint, offsets), let limit = number(endpoint, limits) {
            return ImportedPagination(style: .offset(parameter: offset, limit: limit), items: place)
        }
        return nil
    }

    /// Where the elements of a page stand: at the root, or in the only list of objects of an envelope.
    private static func items(of value: JSONValue) -> JSONPointer? {
        switch value {
        case .array: return JSONPointer(tokens: [])
        case .object(let object):
            let lists = object.members.filter { member in
                member.value.arrayValue?.first.map { $0.kind == .object } ?? false
            }
            return lists.count == 1 ? JSONPointer(tokens: [lists[0].key]) : nil
        default: return nil
        }
    }

    private static func number(_ endpoint: ImportedEndpoint, _ names: Set<String>) -> String? {
        endpoint.parameters.first { parameter in
            parameter.placement == .query && parameter.type == ParameterType(.int) && parameter.values.isEmpty
                && names.contains(plain(parameter.name))
        }?.name
    }

    private static func cursor(_ endpoint: ImportedEndpoint, _ samples: [JSONValue]) -> (String, JSONPointer)? {
        let parameter = endpoint.parameters.first { parameter in
            parameter.placement == .query && !parameter.type.isList && parameter.values.isEmpty
                && cursors.contains(plain(parameter.name))
        }
        guard let parameter else { return nil }
        for sample in samples {
            guard case .object(let object) = sample else { continue }
            if let key = next(in: object) { return (parameter.name, JSONPointer(tokens: [key])) }
            for member in object.members where envelopes.contains(plain(member.key)) {
                guard let inner = member.value.objectValue else { continue }
                if let key = next(in: inner) { return (parameter.name, JSONPointer(tokens: [member.key, key])) }
                for deeper in inner.members where envelopes.contains(plain(deeper.key)) {
                    if let key = deeper.value.objectValue.flatMap(next) {
                        return (parameter.name, JSONPointer(tokens: [member.key, deeper.key, key]))
                    }
                }
            }
        }
        return nil
    }

    /// The key under which the next cursor stands. A URL is none: it would be sent as a parameter.
    private static func next(in object: JSONObject) -> String? {
        let candidates = object.members.filter { member in
            switch member.value {
            case .string(let text): !text.contains("://")
            case .number: true
            default: false
            }
        }
        return nexts.lazy.compactMap { name in candidates.first { plain($0.key) == name }?.key }.first
    }

    /// A name without case and separators: `page_size`, `pageSize` and `page[size]` are one.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
