import ApigenJSON

/// The variables of a collection: `{{baseUrl}}`.
struct PostmanVariables {
    private var values: [String: String] = [:]

    init(_ node: JSONNode?) {
        add(node)
    }

    /// Adds the variables of a folder, which count more than those around it.
    mutating func add(_ node: JSONNode?) {
        for variable in node?.elements ?? [] where variable["disabled"]?.bool != true {
            guard let key = variable["key"]?.words ?? variable["id"]?.words else { continue }
            guard let value = variable["value"] else { continue }
            let text = value.string ?? (value.isObject || value.isNull ? "" : value.value.description)
            if !text.isEmpty { values[key] = text }
        }
    }

    /// A text with the values of its variables; nothing where one of them has none.
    func resolved(_ text: String) -> String? {
        replaced(text) { _ in nil }
    }

    /// A JSON text with the values of its variables. One without a value stays as it is within a string, and becomes a
    /// number elsewhere.
    func json(_ text: String) -> String {
        let kept = replaced(text) { "{{\($0)}}" } ?? text
        if (try? JSONValue(json: kept)) != nil { return kept }
        return replaced(text) { _ in "1" } ?? text
    }

    /// The name of a variable, where a text is nothing but one.
    static func name(_ text: some StringProtocol) -> String? {
        guard text.hasPrefix("{{"), text.hasSuffix("}}"), text.count > 4 else { return nil }
        let name = text.dropFirst(2).dropLast(2)
        return name.contains("{") || name.contains("}") ? nil : String(name)
    }

    private func replaced(_ text: String, depth: Int = 0, _ missing: (String) -> String?) -> String? {
        guard text.holds("{{") else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstPlace(of: "{{") {
            result += rest[..<open.lowerBound]
            rest = rest[open.upperBound...]
            guard let close = rest.firstPlace(of: "}}") else { return result + "{{" + rest }
            let name = String(rest[..<close.lowerBound])
            rest = rest[close.upperBound...]
            if let value = values[name], depth < 8, let inner = replaced(value, depth: depth + 1, missing) {
                result += inner
            } else if let other = missing(name) {
                result += other
            } else {
                return nil
            }
            // Variables that double each other must not fill the memory.
            guard result.utf8.count < 1 << 22 else { return nil }
        }
        return result + rest
    }
}
