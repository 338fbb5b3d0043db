import ApigenMustache

/// The templates that files are rendered with: the built-in ones, and a person's own in their place.
package struct OutputTemplates: Sendable {
    private let templates: Templates

    /// The texts of the built-in templates by name.
    package static var builtIn: [String: String] { EmbeddedTemplates.sources }

    /// The built-in templates.
    package init() throws(TemplateError) {
        try self.init(overrides: [:])
    }

    /// The built-in templates with others in their place.
    ///
    /// - Parameter overrides: The texts of templates by name; one of a new name may be used as a partial.
    package init(overrides: [String: String]) throws(TemplateError) {
        let sources = EmbeddedTemplates.sources.merging(overrides) { _, override in override }
        templates = try Templates(sources)
    }

    /// Renders a page, the text that it shows escaped.
    func renderPage(_ template: String, _ context: TemplateValue) throws(TemplateError) -> String {
        try templates.render(template, context: context, escape: PageText.escaping, missingNames: .error)
    }

    /// Renders a file.
    func render(_ template: String, _ context: TemplateValue, header: FileHeader) throws(TemplateError) -> String {
        var members: [String: TemplateValue] = [:]
        if case .object(let given) = context { members = given }
        if case .object(let given) = header.templateValue { members.merge(given) { first, _ in first } }
        let text = LineWrapping.wrap(try templates.render(template, context: .object(members), missingNames: .error))
        // A person's own template may have lost the marker, and with it the right to be written over.
        return GeneratedFile.isGenerated(text) ? text : header.markerLine + "\n\n" + text
    }
}
