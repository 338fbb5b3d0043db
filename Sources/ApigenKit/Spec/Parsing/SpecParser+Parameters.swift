import ApigenJSON

extension SpecParser {
    /// The parameters of an operation, and one for each placeholder that has none.
    mutating func parameters(_ member: JSONNode.Member?, path: PathTemplate, at operation: SourceLocation)
        -> [Parameter]
    {
        var parameters = declaredParameters(member, path: path)
        for name in path.placeholders
        where !parameters.contains(where: { $0.placement == .path && $0.wireName == name }) {
            if let other = parameters.first(where: { $0.wireName == name }) {
                let message =
                    "\(name.quoted) is a placeholder of the path, so it can't be in the \(other.placement.rawValue)"
                diagnostics.error(message, at: other.location)
                continue
            }
            var implied = Parameter(
                key: name,
                wireName: name,
                placement: .path,
                type: ParameterType(.string),
                style: .comma,
                location: operation
            )
            implied.isDeclared = false
            parameters.append(implied)
        }
        return parameters
    }

    private mutating func declaredParameters(_ member: JSONNode.Member?, path: PathTemplate) -> [Parameter] {
        guard let member else { return [] }
        var parameters: [Parameter] = []
        for entry in members(of: member.value, "\"parameters\"") {
            guard let parameter = parameter(entry, path: path) else { continue }
            checkIsNew(parameter, among: parameters)
            parameters.append(parameter)
        }
        return parameters
    }

    /// The fields of a form, which are written as parameters are.
    mutating func formFields(_ node: JSONNode) -> [Parameter] {
        var fields: [Parameter] = []
        for entry in members(of: node, "\"form\"") {
            guard let field = parameter(entry, path: nil) else { continue }
            checkIsNew(field, among: fields)
            fields.append(field)
        }
        return fields
    }

    private mutating func checkIsNew(_ parameter: Parameter, among others: [Parameter]) {
        guard
            let first = others.first(where: { $0.placement == parameter.placement && $0.wireName == parameter.wireName }
            )
        else { return }
        let note = Diagnostic(.note, "it stands here first", at: first.location)
        let message = "the parameter \(parameter.wireName.quoted) is there twice"
        diagnostics.error(message, at: parameter.location, notes: [note])
    }

    /// One parameter; without a path it is a field of a form.
    private mutating func parameter(_ member: JSONNode.Member, path: PathTemplate?) -> Parameter? {
        let isMarkedOptional = member.key.hasSuffix("?")
        let key = isMarkedOptional ? String(member.key.dropLast()) : member.key
        if key.isEmpty {
            keyError("a parameter needs a name", at: member)
            return nil
        }
        let isPlaceholder = path?.placeholders.contains(key) ?? false
        var parameter = Parameter(
            key: key,
            wireName: key,
            placement: path == nil ? .form : isPlaceholder ? .path : .query,
            type: ParameterType(.string),
            style: .repeat,
            location: keyLocation(of: member)
        )
        parameter.isOptional = isMarkedOptional
        if case .object = member.value.content {
            guard let object = object(member.value, path == nil ? .formField : .parameter) else { return nil }
            read(object, into: &parameter, path: path, isMarkedOptional: isMarkedOptional)
        } else {
            guard let type = type(ofSample: member.value, of: key) else { return nil }
            parameter.type = type
            parameter.sample = member.value.value
            if parameter.placement == .path { parameter.style = .comma }
        }
        if parameter.placement == .path, parameter.isOptional {
            let message = "\(key.quoted) is a placeholder of the path, so it can't be optional"
            diagnostics.error(message, at: parameter.location)
        }
        return parameter
    }

    private mutating func read(
        _ object: SpecObject,
        into parameter: inout Parameter,
        path: PathTemplate?,
        isMarkedOptional: Bool
    ) {
        parameter.description = string(object[.description])
        if let wire = nonemptyString(object[.wire]) {
            parameter.wireName = wire.value
            if let path, path.placeholders.contains(wire.value) { parameter.placement = .path }
        }
        if let path { place(&parameter, object, path: path) }
        if let isOptional = bool(object[.optional]) {
            if isMarkedOptional, !isOptional, let member = object[.optional] {
                keyError("the \"?\" in the key says that the parameter is optional", at: member)
            }
            parameter.isOptional = isOptional || isMarkedOptional
        }
        readType(object, into: &parameter)
        readStyle(object, into: &parameter)
    }

    private mutating func place(_ parameter: inout Parameter, _ object: SpecObject, path: PathTemplate) {
        let placements: [Parameter.Placement] = [.path, .query, .header]
        guard let member = object[.in],
            let placement = word(member, of: Parameter.Placement.self, among: placements)
        else { return }
        if placement == .path, !path.placeholders.contains(parameter.wireName) {
            let near = NearMatch.nearest(to: parameter.wireName, in: path.placeholders)
            let message = "the path \(path.text) has no placeholder {\(parameter.wireName)}"
            error(message, at: member.value, suggestion: near.map { "{\($0)}" })
        }
        if placement == .header { checkHeaderName(parameter.wireName, at: parameter.location) }
        parameter.placement = placement
    }

    private mutating func readStyle(_ object: SpecObject, into parameter: inout Parameter) {
        let isInText = parameter.placement == .path || parameter.placement == .header
        parameter.style = isInText ? .comma : .repeat
        guard let member = object[.style], let style = word(member, of: Parameter.Style.self) else { return }
        if !parameter.type.isList {
            keyError("\"style\" says how a list is written, and \(parameter.key.quoted) is none", at: member)
        } else if isInText, style != .comma {
            error("in the \(parameter.placement.rawValue) a list is written with commas", at: member.value)
        } else {
            parameter.style = style
        }
    }
}
