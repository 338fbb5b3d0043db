package struct ClientRenderer {
    let templates: OutputTemplates
    package init(templates: OutputTemplates) { self.templates = templates }
    package func files(for client: InferredSpec) throws -> [GeneratedFile] {
        let renderer = ModelsRenderer(
            schema: client.schema,
            options: OutputOptions(),
            style: .runtime,
            templates: templates
        )
        let ids = client.schema.types.indices.map { TypeID($0) }
        var files = [
            GeneratedFile(
                name: client.spec.name + "Models.swift",
                text: try renderer.renderModels(ids, source: FilePath.name(of: client.spec.file.path))
            )
        ]
        if let coding = try renderer.renderCoding(ids, source: FilePath.name(of: client.spec.file.path)) {
            files.append(GeneratedFile(name: client.spec.name + "Coding.swift", text: coding))
        }
        return files
    }
}
