import ApigenJSON

/// The values that a person gives for calls: by the name of a parameter, for one endpoint or for all of them.
package struct ParameterValues: Sendable {
    /// The values of one name.
    fileprivate struct Entry {
        /// The endpoint; nothing where the values hold for all, or the name says it: `user.id`.
        var endpoint: String?
        var parameter: String
        var values: [JSONValue]
        var location: SourceLocation?
    }

    /// What was typed, which counts before what stands in files.
    private var texts: [Entry] = []
    private var files: [Entry] = []

    /// No values.
    package init() {}

    // MARK: Reading

    /// Adds a value as it is typed: `id=7`, or `user.id=7` for one endpoint. A name that comes again has one value
    /// more.
    ///
    /// - Returns: Whether the text can be read.
    package mutating func add(text: String) -> Bool {
        guard let equals = text.firstIndex(of: "=") else { return false }
        let name = String(text[..<equals])
        let value = JSONValue.string(String(text[text.index(after: equals)...]))
        guard !name.isEmpty else { return false }
        if let known = texts.firstIndex(where: { $0.parameter == name }) {
            texts[known].values.append(value)
        } else {
            texts.append(Entry(endpoint: nil, parameter: name, values: [value]))
        }
        return true
    }

    /// Adds the values in a file: by endpoint, and in it by parameter; `*` stands for every endpoint.
    ///
    /// ```json
    /// { "user": { "id": [1, 2] }, "repository": [{ "owner": "apple", "repo": "swift" }], "*": { "locale": "en" } }
    /// ```
    package mutating func add(file: SourceFile, into diagnostics: inout Diagnostics) {
        guard let root = diagnostics.readJSON(file) else { return }
        guard case .object(let endpoints) = root.content else {
            diagnostics.error(
                "values are an object: { \"endpoint\": { \"parameter\": value } }",
                at: file.location(at: root.offset)
            )
            return
        }
        diagnostics.checkDuplicateKeys(of: endpoints, in: file)
        for endpoint in endpoints {
            let name = endpoint.key == "*" ? nil : endpoint.key
            switch endpoint.value.content {
            case .object(let members):
                for member in members {
                    let location = file.location(at: member.keyOffset)
                    let values = Self.values(of: member.value.value)
                    add(Entry(endpoint: name, parameter: member.key, values: values, location: location))
                }
            case .array(let rows): add(rows, endpoint: name, file: file, into: &diagnostics)
            default: Self.reportShape(of: endpoint.value, file, into: &diagnostics)
            }
        }
    }

    /// Adds values that belong together: an object for each call.
    private mutating func add(
        _ rows: [JSONNode],
        endpoint: String?,
        file: SourceFile,
        into diagnostics: inout Diagnostics
    ) {
        var entries: [Entry] = []
        for (index, row) in rows.enumerated() {
            guard case .object(let members) = row.content else {
                Self.reportShape(of: row, file, into: &diagnostics)
                continue
            }
            for member in members {
                let location = file.location(at: member.keyOffset)
                var entry = Entry(endpoint: endpoint, parameter: member.key, values: [], location: location)
                let known = entries.firstIndex { $0.parameter == member.key }
                if let known { entry = entries[known] }
                // What a row leaves out is left out of its call.
                while entry.values.count < index { entry.values.append(.null) }
                entry.values.append(member.value.value)
                if let known { entries[known] = entry } else { entries.append(entry) }
            }
        }
        for var entry in entries {
            while entry.values.count < rows.count { entry.values.append(.null) }
            add(entry)
        }
    }

    private mutating func add(_ entry: Entry) {
        if !entry.values.isEmpty { files.append(entry) }
    }

    private static func values(of value: JSONValue) -> [JSONValue] { value.arrayValue ?? [value] }

    private static func reportShape(of node: JSONNode, _ file: SourceFile, into diagnostics: inout Diagnostics) {
        let message = "the values of an endpoint are an object by parameter, or a list with one for each call"
        diagnostics.error(message, at: file.location(at: node.offset))
    }

    // MARK: Asking

    /// The values for a parameter, one for each call; nothing where none were given. `null` leaves it out.
    func values(for parameter: Parameter, of operation: Operation) -> [JSONValue]? {
        for entries in [texts, files] {
            let named = entries.filter { Self.names($0, parameter, of: operation) }
            if let entry = named.first(where: { $0.isFor(operation) }) ?? named.first { return entry.values }
        }
        return nil
    }

    private static func names(_ entry: Entry, _ parameter: Parameter, of operation: Operation) -> Bool {
        let names = [parameter.key, parameter.wireName]
        if let endpoint = entry.endpoint { return endpoint == operation.name && names.contains(entry.parameter) }
        return names.contains(entry.parameter) || names.contains { entry.parameter == "\(operation.name).\($0)" }
    }

    /// Reports names that no endpoint and no parameter has.
    package func check(against operations: [Operation], into diagnostics: inout Diagnostics) {
        for entry in texts + files {
            let isUsed = operations.contains { operation in
                operation.orderedParameters.contains { Self.names(entry, $0, of: operation) }
            }
            guard !isUsed else { continue }
            if let endpoint = entry.endpoint, !operations.contains(where: { $0.name == endpoint }) {
                let near = NearMatch.nearest(to: endpoint, in: operations.map(\.name))
                let message = "no endpoint is called \(endpoint.quoted)"
                diagnostics.error(message, at: entry.location, suggestion: near?.quoted)
            } else {
                let whose = operations.filter { entry.endpoint == nil || $0.name == entry.endpoint }
                let known = Set(whose.flatMap(\.orderedParameters).map(\.key)).sorted()
                let near = NearMatch.nearest(to: entry.parameter, in: known)
                let subject = entry.endpoint.map { "\($0) has no" } ?? "no endpoint has a"
                let message = "\(subject) parameter \(entry.parameter.quoted)"
                diagnostics.error(message, at: entry.location, suggestion: near?.quoted)
            }
        }
    }
}

extension ParameterValues.Entry {
    /// Whether it is for this endpoint alone.
    fileprivate func isFor(_ operation: Operation) -> Bool {
        endpoint != nil || parameter.hasPrefix(operation.name + ".")
    }
}
