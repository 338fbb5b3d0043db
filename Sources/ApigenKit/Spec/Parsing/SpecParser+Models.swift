extension SpecParser {
    private enum Nulls: String, CaseIterable { case distinct }
    private enum Unknown: String, CaseIterable { case keep, ignore }

    /// What a person decided about models.
    mutating func models(_ member: JSONNode.Member?, operations: [Operation]) -> [ModelOverride] {
        guard let member else { return [] }
        var models: [ModelOverride] = []
        for entry in members(of: member.value, "\"models\"") {
            let name = checkedTypeName(entry.key, at: keyLocation(of: entry))
            guard let object = object(entry.value, .model), let name else { continue }
            models.append(model(name, object, at: keyLocation(of: entry), operations: operations))
        }
        checkPlaces(of: models)
        return models
    }

    private mutating func model(
        _ name: String,
        _ object: SpecObject,
        at place: SourceLocation,
        operations: [Operation]
    ) -> ModelOverride {
        var model = ModelOverride(name: name, location: place)
        model.description = string(object[.description])
        model.places = places(object[.at], operations: operations)
        if let member = object[.as], let form = word(member, of: ModelOverride.Form.self) {
            model.form = Located(form, at: location(of: member.value))
        }
        model.tag = tag(object[.tag])
        model.identifier = identifier(object[.id])
        if let member = object[.nulls], word(member, of: Nulls.self) != nil {
            model.keepsNullsDistinct = Located(true, at: location(of: member.value))
        }
        if let member = object[.unknown], let unknown = word(member, of: Unknown.self) {
            model.keepsUnknown = Located(unknown == .keep, at: location(of: member.value))
        }
        model.fields = fields(of: object)
        checkForm(of: model, object)
        return model
    }

    private mutating func tag(_ member: JSONNode.Member?) -> Located<ModelOverride.Tag>? {
        guard let member else { return nil }
        let place = location(of: member.value)
        switch member.value.content {
        case .string(let key): return Located(.key(key), at: place)
        case .bool(false): return Located(.off, at: place)
        default: mismatch("\"tag\"", mustBe: "a key, or false where there are no variants", at: member.value)
        }
        return nil
    }

    private mutating func identifier(_ member: JSONNode.Member?) -> Located<ModelOverride.Identifier>? {
        guard let member else { return nil }
        let place = location(of: member.value)
        switch member.value.content {
        case .string(let key): return Located(.key(key), at: place)
        case .bool(false): return Located(.off, at: place)
        default: mismatch("\"id\"", mustBe: "a key, or false where there is none", at: member.value)
        }
        return nil
    }

    // MARK: Places

    private mutating func places(_ member: JSONNode.Member?, operations: [Operation]) -> [Located<ModelPlace>] {
        var places: [Located<ModelPlace>] = []
        for text in strings(member) {
            guard let place = ModelPlace(text.value) else {
                let message = "\(text.value.quoted) is no place such as \"users[]\" or \"user.owner\""
                diagnostics.error(message, at: text.location)
                continue
            }
            // A place may start with a model too, which has a name in upper case.
            let isModel = place.root.unicodeScalars.first?.properties.isUppercase == true
            if !isModel, !operations.contains(where: { $0.name == place.root }) {
                let near = NearMatch.nearest(to: place.root, in: operations.map(\.name))
                let message = "there is no operation \(place.root.quoted)"
                diagnostics.error(message, at: text.location, suggestion: near?.quoted)
                continue
            }
            places.append(Located(place, at: text.location))
        }
        return places
    }

    private mutating func checkPlaces(of models: [ModelOverride]) {
        var first: [ModelPlace: String] = [:]
        for model in models {
            for place in model.places {
                if let other = first[place.value] {
                    diagnostics.error("\(place.description.quoted) is a place of \(other) already", at: place.location)
                } else {
                    first[place.value] = model.name
                }
            }
        }
    }

    // MARK: Fields

    /// What the keys `fields`, `rename`, `exclude` and `lossy` say, gathered for each field.
    private mutating func fields(of object: SpecObject) -> [FieldOverride] {
        var gathered = GatheredFields()
        if let member = object[.fields] {
            for entry in members(of: member.value, "\"fields\"") {
                gathered.update(entry.key, at: keyLocation(of: entry)) { readField(entry, into: &$0) }
            }
        }
        if let member = object[.rename] {
            for entry in members(of: member.value, "\"rename\"") {
                guard let name = memberName(entry) else { continue }
                gathered.update(entry.key, at: keyLocation(of: entry)) { field in
                    if field.name != nil { keyError("\(entry.key.quoted) has a name in \"fields\" already", at: entry) }
                    field.name = name
                }
            }
        }
        for key in strings(object[.lossy]) { gathered.update(key.value, at: key.location) { $0.isLossy = true } }
        for key in strings(object[.exclude]) {
            gathered.update(key.value, at: key.location) { field in
                if field.name != nil || field.type != nil || field.isLossy || field.isEnum != nil {
                    let message = "\(key.value.quoted) is excluded, so nothing else can be said about it"
                    diagnostics.error(message, at: key.location)
                }
                field.isExcluded = true
            }
        }
        checkNames(of: gathered.fields)
        return gathered.fields
    }

    private mutating func readField(_ member: JSONNode.Member, into field: inout FieldOverride) {
        if member.value.string != nil {
            field.type = typeExpression(member.value, "the type of a field")
            return
        }
        guard case .object = member.value.content else {
            mismatch("a field", mustBe: "a type in quotes, or an object", at: member.value)
            return
        }
        guard let object = object(member.value, .field) else { return }
        if let type = object[.type] { field.type = typeExpression(type.value, "\"type\"") }
        if let name = object[.name] { field.name = memberName(name) }
        field.isEnum = locatedBool(object[.enum])
        field.isLossy = bool(object[.lossy]) ?? false
        field.description = string(object[.description])
        if object.has(.type) { forbid([.enum], in: object, because: "does not go with \"type\", which says all") }
    }

    private mutating func memberName(_ member: JSONNode.Member) -> Located<String>? {
        guard let text = string(member) else { return nil }
        guard isSpelledAsMember(text), !namer.isReserved(text, as: .property) else {
            let suggestion = namer.name(for: text, as: .property).quoted
            error("\(text.quoted) can't be the name of a property", at: member.value, suggestion: suggestion)
            return nil
        }
        return Located(text, at: location(of: member.value))
    }

    private mutating func checkNames(of fields: [FieldOverride]) {
        var first: [String: String] = [:]
        for field in fields {
            guard let name = field.name else { continue }
            if let other = first.updateValue(field.key, forKey: name.value) {
                let message = "\(other.quoted) and \(field.key.quoted) can't both be called \(name.value)"
                diagnostics.error(message, at: name.location)
            }
        }
    }

    /// A dictionary and a JSON value have no fields that one could decide about.
    private mutating func checkForm(of model: ModelOverride, _ object: SpecObject) {
        guard let form = model.form?.value else { return }
        let reason = "does not go with \"as\": \(form.rawValue.quoted)"
        switch form {
        case .structure:
            if case .key = model.tag?.value { forbid([.tag], in: object, because: reason) }
        case .map, .json:
            forbid([.rename, .fields, .exclude, .tag, .id, .nulls, .unknown, .lossy], in: object, because: reason)
        }
    }
}

/// Fields in the order in which they are first spoken of.
private struct GatheredFields {
    private(set) var fields: [FieldOverride] = []
    private var indices: [String: Int] = [:]

    mutating func update(_ key: String, at location: SourceLocation, _ change: (inout FieldOverride) -> Void) {
        if let index = indices[key] {
            change(&fields[index])
        } else {
            var field = FieldOverride(key: key, location: location)
            change(&field)
            indices[key] = fields.count
            fields.append(field)
        }
    }
}
