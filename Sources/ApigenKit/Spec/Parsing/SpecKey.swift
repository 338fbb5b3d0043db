/// A word that the format of specs knows as a key.
enum SpecKey: String, CaseIterable {
    case schema = "$schema"
    case name, description, baseURL, headers, auth, errors, paths, models, swift
    // Operations.
    case deprecated, parameters, body, response, pagination, timeout, idempotent, group
    // Parameters.
    case type, `in`, optional, `default`, values, wire, style, sample
    // Bodies and responses.
    case samples, inline, model, form, multipart, raw, file, at, status, `as`
    // Authentication.
    case apiKey, header, query
    // Pagination.
    case page, size, offset, limit, cursor, next, link, items
    // Models.
    case rename, fields, exclude, tag, id, nulls, unknown, lossy, `enum`
    // Options.
    case access, namespace, acronyms, formats, mutable, conformances, coding, observation, requiredAfter, output
}

/// The kinds of object in a spec whose keys are fixed, and their keys.
enum SpecVocabulary: String, CaseIterable {
    case spec, operation, parameter, formField, body, filePart, response, error, authentication, apiKey, pagination
    case model, field, swift

    /// The keys that such an object may have.
    var keys: [SpecKey] {
        switch self {
        case .spec: [.schema, .name, .description, .baseURL, .headers, .auth, .errors, .paths, .models, .swift]
        case .operation:
            [
                .name, .description, .deprecated, .parameters, .headers, .body, .response, .errors, .auth, .pagination,
                .timeout, .idempotent, .group,
            ]
        case .parameter: [.type, .in, .optional, .default, .values, .wire, .style, .sample, .description]
        case .formField: [.type, .optional, .default, .values, .wire, .style, .sample, .description]
        case .body: [.samples, .inline, .model, .type, .form, .multipart, .raw]
        case .filePart: [.file]
        case .response: [.samples, .inline, .model, .type, .at, .status, .as]
        case .error: [.samples, .inline, .model, .type, .at]
        case .authentication: [.apiKey]
        case .apiKey: [.header, .query]
        case .pagination: [.page, .size, .offset, .limit, .cursor, .next, .link, .items]
        case .model:
            [.at, .rename, .fields, .exclude, .description, .as, .tag, .id, .nulls, .unknown, .lossy]
        case .field: [.type, .name, .enum, .lossy, .description]
        case .swift:
            [
                .access, .namespace, .acronyms, .formats, .mutable, .conformances, .coding, .observation, .samples,
                .requiredAfter, .output,
            ]
        }
    }

    /// The key with a name, where such an object may have it.
    func key(named name: String) -> SpecKey? { Self.keysByName[self]?[name] }

    // Asked for every key of every object: built once.
    private static let keysByName = Dictionary(
        uniqueKeysWithValues: allCases.map { vocabulary in
            (vocabulary, Dictionary(uniqueKeysWithValues: vocabulary.keys.map { ($0.rawValue, $0) }))
        }
    )

    /// What messages call such an object.
    var title: String {
        switch self {
        case .spec: "a spec"
        case .operation: "an operation"
        case .parameter: "a parameter"
        case .formField: "a field of a form"
        case .body: "\"body\""
        case .filePart: "a part"
        case .response: "\"response\""
        case .error: "an error"
        case .authentication: "\"auth\""
        case .apiKey: "\"apiKey\""
        case .pagination: "\"pagination\""
        case .model: "a model"
        case .field: "a field"
        case .swift: "\"swift\""
        }
    }
}
