import ApigenJSON

extension OpenAPIReader {
    /// The parameters of an operation, and those of its path that it does not replace.
    mutating func readParameters(of source: Source, into endpoint: inout ImportedEndpoint) {
        var nodes: [(name: String, place: String, node: JSONNode)] = []
        for list in [source.shared["parameters"], source.node["parameters"]] {
            for element in list?.elements ?? [] {
                guard let node = document.object(element, "a parameter") else { continue }
                guard let name = node["name"]?.words, let place = node["in"]?.string else {
                    document.findings.warning(
                        "a parameter needs \"name\" and \"in\"; it is left out",
                        at: document.place(node)
                    )
                    continue
                }
                if let index = nodes.firstIndex(where: { $0.name == name && $0.place == place }) {
                    nodes[index].node = node
                } else {
                    nodes.append((name, place, node))
                }
            }
        }
        for (name, place, node) in nodes {
            if place == "header", let header = constantHeader(name, node) {
                endpoint.headers.append(header)
                continue
            }
            guard let parameter = parameter(name, in: place, node, path: source.path) else { continue }
            let isTwin = endpoint.parameters.contains {
                $0.name == parameter.name && $0.placement == parameter.placement
            }
            if !isTwin { endpoint.parameters.append(parameter) }
        }
    }

    /// A header that must be there and has one value only.
    private func constantHeader(_ name: String, _ node: JSONNode) -> ImportedHeader? {
        guard node["required"]?.bool == true, let schema = node["schema"].map({ schemas.schema($0) }),
            schema.values.count == 1, let value = schema.values[0].stringValue,
            name.utf8.allSatisfy(HeaderName.isToken),
            value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
            name.lowercased() != "authorization"
        else { return nil }
        return ImportedHeader(name: name, value: value)
    }

    private func parameter(
        _ name: String,
        in place: String,
        _ node: JSONNode,
        path: PathTemplate
    ) -> ImportedParameter? {
        guard let placement = placement(name, in: place, node, path: path) else { return nil }
        guard let schemaNode = node["schema"], schemaNode.isObject else {
            if node["content"] != nil {
                document.findings.warning(
                    "the parameter \(name.quoted) holds a document, and becomes a String",
                    at: document.place(node)
                )
            }
            var parameter = ImportedParameter(name, in: placement)
            parameter.isOptional = placement != .path && node["required"]?.bool != true
            parameter.description = node["description"]?.words
            return parameter
        }
        guard var parameter = ParameterSchema(schemas).parameter(name, in: placement, schemaNode) else {
            document.findings.warning(
                "the parameter \(name.quoted) is an object, which a spec has no form for, and is left out",
                at: document.place(node)
            )
            return nil
        }
        parameter.description = node["description"]?.words ?? parameter.description
        let isRequired = node["required"]?.bool == true || placement == .path
        if isRequired, placement == .path { parameter.defaultValue = nil }
        parameter.isOptional = !isRequired && parameter.defaultValue == nil
        if let example = node["example"]?.value ?? node["examples"]?.members.first?.value["value"]?.value,
            ParameterSchema.accepts(example, parameter)
        {
            parameter.sample = example
        }
        if parameter.type.isList { parameter.style = style(of: node, &parameter) }
        return parameter
    }

    private func placement(
        _ name: String,
        in place: String,
        _ node: JSONNode,
        path: PathTemplate
    ) -> Parameter.Placement? {
        switch place {
        case "path":
            if path.placeholders.contains(name) { return .path }
            let message = "the path \(path.text) has no placeholder {\(name)}; the parameter is left out"
            document.findings.warning(message, at: document.place(node))
        case "query": return .query
        case "header":
            // These are told by other parts of a document, which says so.
            if ["accept", "content-type", "authorization"].contains(name.lowercased()) { return nil }
            if name.utf8.allSatisfy(HeaderName.isToken) { return .header }
            document.findings.warning(
                "\(name.quoted) can't be the name of a header; it is left out",
                at: document.place(node)
            )
        case "cookie":
            document.findings.note("parameters in cookies are left out", at: document.place(node))
        default:
            document.findings.warning(
                "a parameter can't be in \(place.quoted); it is left out",
                at: document.place(node)
            )
        }
        return nil
    }

    private func style(of node: JSONNode, _ parameter: inout ImportedParameter) -> Parameter.Style? {
        guard parameter.placement == .query else { return nil }
        if parameter.name.hasSuffix("[]"), parameter.name.count > 2 {
            parameter.name.removeLast(2)
            return .brackets
        }
        switch node["style"]?.string ?? "form" {
        case "form": return node["explode"]?.bool == false ? .comma : nil
        case "spaceDelimited", "pipeDelimited":
            document.findings.warning(
                "lists parted by spaces or pipes are written with commas",
                at: document.place(node["style"] ?? node)
            )
            return .comma
        default: return nil
        }
    }
}

/// Turns a schema into a parameter.
struct ParameterSchema {
    private let schemas: OpenAPISchemas

    init(_ schemas: OpenAPISchemas) {
        self.schemas = schemas
    }

    /// The parameter; nothing where its value is an object.
    func parameter(_ name: String, in placement: Parameter.Placement, _ node: JSONNode) -> ImportedParameter? {
        let schema = schemas.schema(node)
        var element = schema
        var isList = false
        if case .array(let array) = schema.kind {
            isList = true
            element = array.items.map { schemas.schema($0) } ?? element
        }
        guard let scalar = scalar(element, depth: 0) else { return nil }
        var parameter = ImportedParameter(name, in: placement, type: ParameterType(scalar, isList: isList))
        parameter.values = values(of: element, scalar)
        parameter.description = schema.description
        if let standard = schema.node["default"]?.value, standard != .null, Self.accepts(standard, parameter) {
            parameter.defaultValue = standard
        }
        let examples = (schema.node["example"].map { [$0] } ?? []) + (schema.node["examples"]?.elements ?? [])
        parameter.sample = examples.map(\.value).first { Self.accepts($0, parameter) }
        return parameter
    }

    private func scalar(_ schema: OpenAPISchema, depth: Int) -> ParameterType.Scalar? {
        switch schema.kind {
        case .any, .null: return .string
        case .boolean: return .bool
        case .integer(let format): return format == "uint64" ? .uint64 : .int
        case .number: return .double
        case .string(let format):
            switch format {
            case "date-time": return .date
            case "uuid": return schema.values.isEmpty ? .uuid : .string
            default: return .string
            }
        case .choice(let choice):
            guard depth < 8 else { return .string }
            let scalars = Set(choice.variants.compactMap { scalar(schemas.schema($0.node), depth: depth + 1) })
            if scalars.isEmpty { return nil }
            if scalars.count == 1, let only = scalars.first { return only }
            return scalars.isSubset(of: [.int, .double]) ? .double : .string
        case .object, .array: return nil
        }
    }

    private func values(of schema: OpenAPISchema, _ scalar: ParameterType.Scalar) -> [JSONValue] {
        guard schema.values.count > 1 else { return [] }
        switch scalar {
        case .string: return schema.values.allSatisfy { $0.kind == .string } ? schema.values : []
        case .int:
            let isWhole = schema.values.allSatisfy { value in
                if case .number(let number) = value { number.isWrittenAsInteger && number.int != nil } else { false }
            }
            return isWhole ? schema.values : []
        default: return []
        }
    }

    /// Whether a value can be that of a parameter.
    static func accepts(_ value: JSONValue, _ parameter: ImportedParameter) -> Bool {
        let elements: [JSONValue]
        if parameter.type.isList {
            guard case .array(let all) = value, !all.isEmpty else { return false }
            elements = all
        } else {
            elements = [value]
        }
        return elements.allSatisfy { element in
            (parameter.values.isEmpty || parameter.values.contains(element)) && parameter.type.acceptsElement(element)
        }
    }
}
