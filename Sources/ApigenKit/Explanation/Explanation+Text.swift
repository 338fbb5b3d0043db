import ApigenJSON

extension Explanation {
    /// The explanation for a terminal.
    package var text: String {
        var lines: [String] = []
        for type in types {
            if !lines.isEmpty { lines.append("") }
            lines.append("\(type.name): \(type.kind)")
            if let origin = type.origin { lines.append("  \(origin)") }
            lines += type.decisions.flatMap { Self.lines(of: $0, indent: "  ") }
            for field in type.fields {
                let key = field.key == field.name || field.key.isEmpty ? "" : "  (key \(field.key.quoted))"
                lines.append("  \(type.name).\(field.name): \(field.type)\(key)")
                lines += field.decisions.flatMap { Self.lines(of: $0, indent: "    ") }
            }
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of decision: ExplainedDecision, indent: String) -> [String] {
        var lines = ["\(indent)\(decision.rule): \(decision.reason)"]
        if let runnerUp = decision.runnerUp { lines.append("\(indent)  instead of: \(runnerUp)") }
        if let override = decision.override { lines.append("\(indent)  to change it: \(override)") }
        return lines
    }

    /// The explanation for machines.
    package var json: JSONValue {
        .array(
            types.map { type in
                [
                    "name": .string(type.name), "kind": .string(type.kind),
                    "origin": type.origin.map(JSONValue.string) ?? nil,
                    "decisions": .array(type.decisions.map(\.json)),
                    "fields": .array(
                        type.fields.map { field in
                            [
                                "name": .string(field.name), "key": .string(field.key), "type": .string(field.type),
                                "decisions": .array(field.decisions.map(\.json)),
                            ]
                        }
                    ),
                ]
            }
        )
    }
}

extension ExplainedDecision {
    /// The decision for machines.
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object["rule"] = .string(rule)
        object["reason"] = .string(reason)
        object["forced"] = .bool(isForced)
        if let runnerUp { object["runnerUp"] = .string(runnerUp) }
        if let override { object["override"] = .string(override) }
        return .object(object)
    }
}
