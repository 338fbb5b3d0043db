import ApigenJSON

/// Infers models from samples alone, without a spec: what `apigen infer` does.
package enum ModelInference {
    /// Infers the type of samples, all of the same kind, and renders it.
    ///
    /// - Parameters:
    ///   - name: The name of the type. Where the samples are lists it names the elements, unless it names a whole
    ///     (`Hotels`, `HotelsResponse`, `TopLevel`); then it is a type alias for the list.
    /// - Returns: The text of a Swift file; nothing where there are errors.
    package static func infer(
        samples: [Sample],
        name: String,
        style: ModelStyle,
        options: OutputOptions = OutputOptions(),
        templates: OutputTemplates,
        into diagnostics: inout Diagnostics
    ) -> String? {
        guard !diagnostics.hasErrors else { return nil }
        var shapes = SampleShapes(tagKeys: [], relativeTo: samples.first.map { FilePath.folder(of: $0.path) } ?? "")
        guard let shape = shapes.shape(of: samples, into: &diagnostics) else { return nil }
        let namer = Namer()
        let names = DocumentName(name, shape: shape, namer: namer)
        let root = InferenceRoot(shape: shape, name: names.model, isNameExplicit: true)
        let resolution = SchemaResolver.resolve([root], options: InferenceOptions(), namer: namer)
        SafetyReport.check([(samples, resolution.roots[0])], in: resolution.schema, into: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        if let note = ThinEvidence.note(about: resolution.schema) { diagnostics.note(note, at: nil) }
        let source = samples.first.map { FilePath.name(of: $0.path) } ?? "samples"
        do {
            return try ModelsRenderer.render(
                schema: resolution.schema,
                roots: [RootType(name: names.document, type: resolution.roots[0])],
                options: options,
                style: style,
                source: source,
                templates: templates
            )
        } catch {
            diagnostics.error("\(error)", at: nil)
            return nil
        }
    }
}

extension ModelInference {
    /// The shape of samples together, to be written as a ``ShapeFile``.
    package static func shape(of samples: [Sample], into diagnostics: inout Diagnostics) -> Shape? {
        guard !diagnostics.hasErrors else { return nil }
        // No sample comes before another: parts of an archive, read by several processes, must agree on the first.
        var shapes = SampleShapes(tagKeys: [], relativeTo: "", ranksSamples: false)
        return shapes.shape(of: samples, into: &diagnostics)
    }
}

/// What a name given to `infer` means: the model, or the whole document.
struct DocumentName {
    /// The name of the object type at the root, or of the elements of the list or map there.
    var model: String
    /// The name of the document's type.
    var document: String

    init(_ name: String, shape: Shape, namer: Namer) {
        document = name
        model = name
        guard Self.isCollection(shape) else { return }
        let words = namer.words(in: name)
        let singular = namer.elementTypeName(for: name)
        if singular != name {
            model = singular
        } else if let last = words.last, Self.wholes.contains(last.lowercased()) {
            model = "Item"
        } else {
            document = namer.name(for: name + "_list", as: .type)
        }
    }

    private static func isCollection(_ shape: Shape) -> Bool {
        guard shape.kinds.count == 1 else { return true }
        if let objects = shape.objects { return MapRule.decide(objects, key: nil) != nil }
        return true
    }

    /// Words that name a whole document, at the end of a name.
    private static let wholes: Set<String> = [
        "level", "root", "document", "response", "result", "payload", "list", "array", "page", "collection", "body",
        "file", "map", "dictionary", "index", "table", "all", "top",
    ]
}
