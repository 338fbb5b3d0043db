import ApigenMustache

/// Renders the files of a client.
package struct ClientRenderer {
    private let templates: OutputTemplates

    package init(templates: OutputTemplates) {
        self.templates = templates
    }

    /// The files of a spec whose types are known, under the names that ``ClientFiles/names(for:)`` gives.
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
        var files: [GeneratedFile] = []
        for (index, group) in client.groups.enumerated() {
            func add(_ kind: ClientFiles.Kind, _ text: String) {
                files.append(
                    GeneratedFile(name: ClientFiles.name(kind, of: client.spec, group: group.name), text: text)
                )
            }
            add(.models, try models.renderModels(group.types, declaresNamespace: index == 0, source: client.source))
            add(.coding, try models.renderCoding(group.types, source: client.source))
            add(.api, try render(APIFile(client, group: group)))
            add(.resources, try render(ResourcesFile(client, group: group)))
            if let samples { add(.samples, try render(SamplesFile(client, group: group, samples: samples))) }
        }
        guard client.isGrouped else { return files }
        let api = try render(APIFile(client, group: nil))
        files.append(GeneratedFile(name: ClientFiles.name(.api, of: client.spec, group: ""), text: api))
        if samples != nil {
            let text = try render(SamplesFile(client))
            files.append(GeneratedFile(name: ClientFiles.name(.samples, of: client.spec, group: ""), text: text))
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
        return GeneratedFile(name: ClientFiles.name(.models, of: client.spec, group: ""), text: text)
    }
}

/// A file whose template and header follow from what is in it.
protocol RenderedFile: TemplateConvertible {
    var template: String { get }
    var header: FileHeader { get }
}
