import ApigenJSON

/// The elements of a list that a query asks for: `?userId=1` gives those whose `userId` is 1.
///
/// Only parameters that the spec declares are looked at, and only where elements have a member of that name. A word that
/// no element has there is probably one such as `all`, and filters nothing.
struct ListFilter {
    private var wanted: [(key: String, values: Set<String>)] = []

    init(_ operation: Operation, _ query: QueryParameters, elements: [JSONValue]) {
        let paging = Self.pagingParameters(of: operation)
        for parameter in operation.parameters where parameter.placement == .query {
            let name = parameter.wireName
            let key = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
            guard !paging.contains(name), elements.contains(where: { $0[key]?.plainText != nil }) else { continue }
            let names = [name, key + "[]"]
            var values = query.parameters.filter { names.contains($0.name) }.map(\.value)
            if parameter.style == .comma, parameter.type.isList {
                values = values.flatMap { $0.split(separator: ",").map(String.init) }
            }
            values.removeAll(where: \.isEmpty)
            let isWord = parameter.type.scalar == .string
            if isWord, !elements.contains(where: { $0[key]?.plainText.map(values.contains) ?? false }) { continue }
            if !values.isEmpty { wanted.append((key, Set(values))) }
        }
    }

    /// Whether every element is asked for.
    var isEmpty: Bool { wanted.isEmpty }

    /// The elements that are asked for.
    func elements(of all: [JSONValue]) -> [JSONValue] {
        all.filter { element in
            wanted.allSatisfy { key, values in element[key]?.plainText.map(values.contains) ?? false }
        }
    }

    private static func pagingParameters(of operation: Operation) -> [String] {
        switch operation.pagination?.style {
        case .page(let parameter, let size): [parameter] + (size.map { [$0] } ?? [])
        case .offset(let parameter, let limit): [parameter] + (limit.map { [$0] } ?? [])
        case .cursor(let parameter, _): [parameter]
        case .link, nil: []
        }
    }
}
