/// Parsed templates by name: what partial tags, parent tags and dynamic names refer to.
public struct Templates: Sendable {
    private let templates: [String: Template]

    /// Creates a set without templates.
    public init() {
        templates = [:]
    }

    /// Parses a set of templates.
    ///
    /// - Parameter sources: The texts of the templates by name.
    public init(_ sources: [String: String]) throws(TemplateError) {
        var templates: [String: Template] = [:]
        // In order, so that of several mistakes the same one is reported every time.
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            templates[name] = try Template(source, name: name)
        }
        self.templates = templates
    }

    /// The names of the templates, sorted.
    public var names: [String] {
        templates.keys.sorted()
    }

    /// The template of a name.
    public subscript(name: String) -> Template? {
        templates[name]
    }

    /// Renders the template of a name, with the others as its partials.
    ///
    /// An unknown name is an error, whatever `missingNames` says.
    ///
    /// - Parameters:
    ///   - name: The name of the template.
    ///   - context: What names are looked up in.
    ///   - escape: How variables are escaped.
    ///   - missingNames: What to do with a name that stands for nothing.
    public func render(
        _ name: String,
        context: TemplateValue,
        escape: Escaping = .none,
        missingNames: MissingNames = .empty
    ) throws(TemplateError) -> String {
        guard let template = templates[name] else {
            throw TemplateError(template: name, line: 1, column: 1, message: "there is no template named '\(name)'")
        }
        return try template.render(context, partials: self, escape: escape, missingNames: missingNames)
    }
}
