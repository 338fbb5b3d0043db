import Foundation

/// Finds the request for the page after a page.
struct PageSequence {
    let style: PaginationStyle

    /// The next request and what tells it from others; nil after the last page.
    func next(
        after request: RequestDescription,
        count: Int,
        response: HTTPResponse
    ) throws -> (request: RequestDescription, cursor: String)? {
        switch style {
        case .page(let name, let size, let first):
            guard isFull(count, request: request, size: size) else { return nil }
            let number = request.queryNumber(name) ?? first
            return setting(name, to: String(number + 1), in: request)
        case .offset(let name, let limit):
            guard isFull(count, request: request, size: limit) else { return nil }
            let offset = request.queryNumber(name) ?? 0
            return setting(name, to: String(offset + count), in: request)
        case .cursor(let name, let pointer):
            guard let cursor = try cursor(at: pointer, in: response.body) else { return nil }
            if let url = URL(string: cursor), url.scheme?.lowercased().hasPrefix("http") == true {
                return addressing(url, from: request)
            }
            return setting(name, to: cursor, in: request)
        case .link:
            let links = response.headers.values(for: "Link").flatMap { LinkHeader.links(in: $0) }
            guard let link = links.first(where: { $0.relations.contains("next") }),
                let url = URL(string: link.target, relativeTo: response.url ?? request.baseURL)
            else { return nil }
            return addressing(url.absoluteURL, from: request)
        }
    }

    /// Whether there may be more: a page with fewer items than were asked for is the last one.
    private func isFull(_ count: Int, request: RequestDescription, size: String?) -> Bool {
        guard count > 0 else { return false }
        guard let size, let asked = request.queryNumber(size) else { return true }
        return count >= asked
    }

    private func setting(
        _ name: String,
        to value: String,
        in request: RequestDescription
    ) -> (request: RequestDescription, cursor: String) {
        var request = request
        let item = QueryItem(name, value)
        if let url = request.absoluteURL {
            // Cannot happen with one style for all pages, but an address must not win over the parameter.
            request.absoluteURL = url.adding(item)
        }
        if let index = request.query.firstIndex(where: { $0.name == name }) {
            request.query[index] = item
        } else {
            request.query.append(item)
        }
        return (request, value)
    }

    private func addressing(
        _ url: URL,
        from request: RequestDescription
    ) -> (request: RequestDescription, cursor: String) {
        var request = request
        request.absoluteURL = url
        return (request, url.absoluteString)
    }

    private func cursor(at pointer: String, in body: Data) throws -> String? {
        let value: JSONValue
        do {
            value = try JSONPointer(pointer).decode(JSONValue.self, from: body)
        } catch let error as JSONError {
            if case .missingKey = error.reason { return nil }
            throw error
        }
        switch value {
        case .string(let text): return text.isEmpty ? nil : text
        case .number(let number): return number.literal
        default: return nil
        }
    }
}

extension RequestDescription {
    /// The value of a query parameter, if it is a number.
    fileprivate func queryNumber(_ name: String) -> Int? {
        query.first { $0.name == name }?.values.first.flatMap { Int($0) }
    }
}
