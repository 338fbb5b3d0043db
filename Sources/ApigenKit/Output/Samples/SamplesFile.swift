import ApigenMustache

/// The file of samples for previews and tests.
struct SamplesFile: RenderedFile {
    let template = "samples"
    private let client: Client
    private let group: ClientGroup?
    private let models: [TemplateValue]
    private let answers: [TemplateValue]
    private let usesFoundation: Bool
    /// Whether any answer has a text.
    private let hasTexts: Bool

    /// The samples of a group.
    init(_ client: Client, group: ClientGroup, samples: ClientSamples) {
        self.client = client
        self.group = group
        let spelling = client.spelling
        let ids = group.types.filter { samples.expressions[$0] != nil }
        models = ids.map { id in
            ["type": TemplateValue(spelling.name(of: id)), "expression": TemplateValue(samples.expressions[id] ?? nil)]
        }
        usesFoundation = ids.contains { client.schema[$0].kind.references.contains(where: spelling.usesFoundation) }
        hasTexts = group.operations.contains { samples.answers[$0] != nil }
        // Operations on one thing often have the same answer.
        var originals: [[String]: String] = [:]
        answers = group.operations.compactMap { index in
            let operation = client.operations[index].operation
            let lines = samples.answers[index]
            // Without a sample, what can be empty is.
            let needsContent = [.json, .lines].contains(operation.response.format)
            guard lines != nil || !needsContent else { return nil }
            let constant = SwiftKeyword.escaped(operation.name)
            let original = lines.flatMap { originals[$0] }
            if let lines, original == nil { originals[lines] = constant }
            return [
                "key": TemplateValue(SwiftLiteral.string("\(client.apiName).\(operation.name)")),
                "constant": TemplateValue(constant),
                "original": TemplateValue(original),
                "member": TemplateValue(operation.name),
                "delimiter": TemplateValue(SwiftLiteral.rawDelimiter(for: lines?.joined() ?? "")),
                "lines": TemplateValue(lines ?? []),
                "hasLines": TemplateValue(lines != nil),
                "hasText": TemplateValue(lines != nil && original == nil),
                "status": TemplateValue(Self.status(of: operation, hasContent: lines != nil)),
            ]
        }
    }

    /// The samples of all groups together.
    init(_ client: Client) {
        self.client = client
        group = nil
        models = []
        answers = []
        usesFoundation = false
        hasTexts = false
    }

    /// Whether the file holds the answers of all endpoints, which others may use; those of a group are for that file.
    private var isWhole: Bool { group.map { $0.name.isEmpty } ?? true }

    var header: FileHeader {
        var imports = ImportList(access: client.options.access)
        imports.insert("ApigenRuntime", isExposed: isWhole)
        if usesFoundation { imports.insert("Foundation", isExposed: false) }
        return FileHeader(source: client.source, imports: imports)
    }

    var templateValue: TemplateValue {
        let prefix = group?.name ?? ""
        let name =
            prefix.isEmpty ? "sampleAnswers" : prefix.prefix(1).lowercased() + prefix.dropFirst() + "SampleAnswers"
        let groups = group == nil ? client.groups.map { $0.name.prefix(1).lowercased() + $0.name.dropFirst() } : []
        return [
            "access": TemplateValue(client.options.access.prefix),
            "groupAccess": TemplateValue(isWhole ? client.options.access.prefix : ""),
            "apiName": TemplateValue(client.apiName),
            "texts": TemplateValue("\(client.spec.name)\(prefix)SampleTexts"),
            "hasTexts": TemplateValue(hasTexts),
            "models": .list(models),
            "answers": .list(answers),
            "sampleAnswers": TemplateValue(client.nameForTests(name)),
            "sampleClient": TemplateValue(isWhole ? client.nameForTests("sampleClient") : nil),
            "allAnswers": TemplateValue(client.nameForTests("sampleAnswers")),
            "groups": TemplateValue(groups.map { client.nameForTests($0 + "SampleAnswers") }),
            "isVariable": TemplateValue(!answers.isEmpty || !groups.isEmpty),
        ]
    }

    /// The argument that tells the status, where it is not 200.
    private static func status(of operation: Operation, hasContent: Bool) -> String {
        switch operation.response.statuses {
        case .exactly(200): hasContent ? "" : "200"
        case .exactly(let status): hasContent ? ", status: \(status)" : "\(status)"
        case .hundred, .any: hasContent ? "" : operation.response.format == .none ? "204" : "200"
        }
    }
}
