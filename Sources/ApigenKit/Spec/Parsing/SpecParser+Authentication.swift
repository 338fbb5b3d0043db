extension SpecParser {
    private enum Scheme: String, CaseIterable { case bearer, basic, none }

    /// How requests prove who is asking.
    mutating func authentication(_ member: JSONNode.Member?) -> Authentication? {
        guard let member else { return nil }
        if case .object = member.value.content { return apiKey(member.value) }
        guard member.value.string != nil else {
            let expected = "\"bearer\", \"basic\", \"none\" or an object with \"apiKey\""
            mismatch(member.key.quoted, mustBe: expected, at: member.value)
            return nil
        }
        return switch word(member, of: Scheme.self) {
        case .bearer: .bearer
        case .basic: .basic
        case .some(.none): Authentication.none
        case nil: nil
        }
    }

    private mutating func apiKey(_ node: JSONNode) -> Authentication? {
        guard let outer = object(node, .authentication) else { return nil }
        guard let member = outer[.apiKey] else {
            error("\"auth\" lacks \"apiKey\"", at: node)
            return nil
        }
        guard let place = object(member.value, .apiKey) else { return nil }
        switch (nonemptyString(place[.header]), nonemptyString(place[.query])) {
        case (let header?, nil):
            checkHeaderName(header.value, at: header.location)
            return .apiKeyHeader(header.value)
        case (nil, let query?): return .apiKeyQuery(query.value)
        case (_?, _?): error("\"apiKey\" has a header or a query parameter, not both", at: member.value)
        case (nil, nil):
            if !place.has(.header), !place.has(.query) {
                error("\"apiKey\" lacks \"header\" or \"query\", which names where the key goes", at: member.value)
            }
        }
        return nil
    }
}
