/// What all declarations of one rendering share.
struct ModelContext {
    let schema: Schema
    let options: OutputOptions
    let style: ModelStyle
    let spelling: TypeSpelling

    /// - Parameter isInNamespace: Whether what is rendered stands inside the enum that the models are nested in.
    init(schema: Schema, options: OutputOptions, style: ModelStyle, isInNamespace: Bool) {
        self.schema = schema
        self.options = options
        self.style = style
        let namespace = isInNamespace ? nil : options.namespace
        spelling = TypeSpelling(schema: schema, style: style, namespace: namespace)
    }

    /// The columns that a namespace takes from every line.
    var indentation: Int { options.namespace == nil ? 0 : 4 }

    func documentation(_ paragraphs: [String?], indentation: Int = 0) -> Documentation {
        Documentation(paragraphs, indentation: indentation + self.indentation)
    }

    func documentation(of type: TypeDeclaration) -> Documentation {
        documentation([type.description, type.origin])
    }

    /// What a struct or an enum with values conforms to, as it is written.
    func conformances(isIdentifiable: Bool = false, isOpenEnum: Bool = false) -> String {
        var names: Set<String> = ["Codable", "Sendable"]
        names.formUnion(options.conformances)
        if isIdentifiable { names.insert("Identifiable") }
        if isOpenEnum {
            names.formUnion(["Hashable", style.isPlain ? "RawRepresentable" : "OpenEnum"])
        } else if !style.isPlain {
            names.insert("APIModel")
        }
        // In the order in which people write them: how it is coded first, the rest by name.
        let first = ["Codable", "APIModel", "OpenEnum"]
        let leading = first.filter(names.contains)
        return (leading + names.subtracting(first).sorted()).joined(separator: ", ")
    }

    // MARK: Indirect storage

    func storageDeclaration(_ name: String, type: String) -> PropertyDeclaration.StorageDeclaration {
        if !style.isPlain {
            return PropertyDeclaration.StorageDeclaration(
                name: name,
                type: "Indirect<\(type)>",
                getter: "\(name).value",
                setter: "\(name) = Indirect(newValue)"
            )
        }
        // An array of one keeps the value out of line, and needs no type of its own.
        return PropertyDeclaration.StorageDeclaration(
            name: name,
            type: "[\(type)]",
            getter: "\(name)[0]",
            setter: "\(name) = [newValue]"
        )
    }

    /// The storage of a value.
    func storage(of value: String) -> String {
        style.isPlain ? "[\(value)]" : "Indirect(\(value))"
    }
}
