import Foundation

/// Holds the page about the spec to the schema: every key has a place on it, and is in an example.
struct SpecKeys {
    var page: String
    var schema = "Specs/apigen.schema.json"

    func check() throws -> [Fault] {
        let text = try String(contentsOfFile: page, encoding: .utf8)
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: schema)))
        let keys = Self.keys(of: value).sorted()
        guard keys.count > 50 else { return [Fault(schema, 1, "no keys were found in it")] }
        return keys.flatMap { key -> [Fault] in
            var faults: [Fault] = []
            if !text.contains("`\(key)`") {
                faults.append(Fault(page, 1, "it does not explain \"\(key)\""))
            }
            if !text.contains("\"\(key)\":") { faults.append(Fault(page, 1, "it has no example of \"\(key)\"")) }
            return faults
        }
    }

    /// The keys that a schema and the schemas in it have properties for.
    private static func keys(of value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
            return object.values.reduce(into: own) { $0.formUnion(keys(of: $1)) }
        case let array as [Any]: return array.reduce(into: []) { $0.formUnion(keys(of: $1)) }
        default: return []
        }
    }
}
