import ApigenMustache

/// Renders the models of a schema.
package struct ModelsRenderer {
    /// For declarations, which stand inside the namespace.
    private let context: ModelContext
    /// For extensions, which stand outside of it.
    private let codingContext: ModelContext
    private let templates: OutputTemplates

    package init(schema: Schema, options: OutputOptions, style: ModelStyle, templates: OutputTemplates) {
        context = ModelContext(schema: schema, options: options, style: style, isInNamespace: true)
        codingContext = ModelContext(schema: schema, options: options, style: style, isInNamespace: false)
        self.templates = templates
    }

    /// Models and their coding in one file: what `infer` prints.
    ///
    /// - Parameters:
    ///   - schema: The types.
    ///   - roots: The types that have a name beyond the schema's, which is how documents decode.
    ///   - options: What a person chose.
    ///   - style: What the models stand on.
    ///   - source: What the schema was made from, for the file's first line.
    package static func render(
        schema: Schema,
        roots: [RootType],
        options: OutputOptions,
        style: ModelStyle,
        source: String,
        templates: OutputTemplates
    ) throws(TemplateError) -> String {
        let renderer = ModelsRenderer(schema: schema, options: options, style: style, templates: templates)
        return try renderer.renderAll(roots: roots, source: source)
    }

    /// The declarations of some types.
    ///
    /// - Parameters:
    ///   - types: The types, in the order in which they are to be shown.
    ///   - declaresNamespace: Whether the file declares the enum that the models are nested in.
    package func renderModels(
        _ types: [TypeID],
        roots: [RootType] = [],
        declaresNamespace: Bool = true,
        source: String
    ) throws(TemplateError) -> String {
        let declarations = ModelDeclarations(types, roots: roots, declaresNamespace: declaresNamespace, in: context)
        let header = header(
            source,
            usesFoundation: declarations.usesFoundation,
            showsFoundation: true,
            isEmpty: types.isEmpty && roots.isEmpty
        )
        return try templates.render("models", declarations.templateValue, header: header)
    }

    /// How some types read and write themselves.
    package func renderCoding(_ types: [TypeID], source: String) throws(TemplateError) -> String {
        let codings = ModelCodings(types, roots: [], in: codingContext)
        let header = header(
            source,
            usesFoundation: codings.usesFoundation,
            showsFoundation: false,
            isEmpty: codings.isEmpty
        )
        return try templates.render("coding", codings.templateValue, header: header)
    }

    private func renderAll(roots: [RootType], source: String) throws(TemplateError) -> String {
        let types = context.schema.types.indices.map { TypeID($0) }
        let declarations = ModelDeclarations(types, roots: roots, declaresNamespace: true, in: context)
        let codings = ModelCodings(types, roots: roots, in: codingContext)
        var members = declarations.members
        members["coding"] = codings.isEmpty ? .null : codings.templateValue
        let usesFoundation = declarations.usesFoundation || codings.usesFoundation
        let header = header(
            source,
            usesFoundation: usesFoundation,
            showsFoundation: declarations.usesFoundation,
            isEmpty: types.isEmpty && !roots.contains { $0.type.isOfRuntime },
            checksRuntime: !context.style.isPlain
        )
        return try templates.render("infer", .object(members), header: header)
    }

    private func header(
        _ source: String,
        usesFoundation: Bool,
        showsFoundation: Bool,
        isEmpty: Bool = false,
        checksRuntime: Bool = false
    ) -> FileHeader {
        var imports = ImportList(access: context.options.access)
        // An import for others that nothing in the file shows them is a warning.
        if !context.style.isPlain { imports.insert("ApigenRuntime", isExposed: !isEmpty) }
        if usesFoundation { imports.insert("Foundation", isExposed: showsFoundation) }
        return FileHeader(source: source, imports: imports, checksRuntime: checksRuntime)
    }
}

extension TypeReference {
    /// Whether the runtime declares the type or what it is made of.
    fileprivate var isOfRuntime: Bool {
        switch innermost {
        case .json, .number, .date, .dateTime: true
        default: false
        }
    }
}
