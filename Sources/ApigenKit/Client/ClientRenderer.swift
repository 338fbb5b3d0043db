import ApigenMustache

/// Renders the files of a client.
package struct ClientRenderer {
    private let templates: OutputTemplates

    package init(templates: OutputTemplates) {
        self.templates = templates
    }

    /// The files of a spec whose types are known, under the names that ``OutputNames`` gives.
    package func files(for inferred: InferredSpec) throws(TemplateError) -> [GeneratedFile] {
        let client = Client(inferred)
        guard client.options.coding == .direct else { return [try plainModels(of: client)] }
        let models = ModelsRenderer(
            schema: client.schema,
            options: client.options,
            style: .runtime,
            templates: templates
        )
        let samples = client.spec.swift.generatesSamples ? ClientSamples(inferred, client) : nil
        let names = OutputNames(client.spec)
        let groups = Array(client.groups.enumerated()).concurrentMap { index, group in
            Result<[GeneratedFile], TemplateError> { () throws(TemplateError) in
                var files: [GeneratedFile] = []
                func add(_ kind: OutputNames.Kind, _ text: String) {
                    files.append(GeneratedFile(name: names.file(kind, of: group.name), text: text))
                }
                add(.models, try models.renderModels(group.types, declaresNamespace: index == 0, source: client.source))
                add(.coding, try models.renderCoding(group.types, source: client.source))
                add(.api, try render(APIFile(client, group: group)))
                add(.resources, try render(ResourcesFile(client, group: group)))
                if let samples { add(.samples, try render(SamplesFile(client, group: group, samples: samples))) }
                return files
            }
        }
        var files: [GeneratedFile] = []
        for group in groups { files += try group.get() }
        guard client.isGrouped else { return files }
        let api = try render(APIFile(client, group: nil))
        files.append(GeneratedFile(name: names.file(.api, of: nil), text: api))
        if samples != nil {
            let text = try render(SamplesFile(client))
            files.append(GeneratedFile(name: names.file(.samples, of: nil), text: text))
        }
        return files
    }

    private func render(_ file: some RenderedFile) throws(TemplateError) -> String {
        try templates.render(file.template, file.templateValue, header: file.header)
    }

    /// Models that need no runtime: what a spec gives that asks for plain `Codable`.
    private func plainModels(of client: Client) throws(TemplateError) -> GeneratedFile {
        let text = try ModelsRenderer.render(
            schema: client.schema,
            roots: [],
            options: client.options,
            style: .plain(prefix: client.spec.name),
            source: client.source,
            templates: templates
        )
        return GeneratedFile(name: OutputNames(client.spec).file(.models, of: nil), text: text)
    }
}

/// A file whose template and header follow from what is in it.
protocol RenderedFile: TemplateConvertible {
    var template: String { get }
    var header: FileHeader { get }
}
