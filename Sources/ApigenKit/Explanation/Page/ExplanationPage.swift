import ApigenMustache

/// A page that explains specs: one file of HTML, which needs nothing else.
package enum ExplanationPage {
    /// Renders the page.
    ///
    /// - Parameters:
    ///   - specs: The specs, in the order in which they are shown.
    ///   - templates: Templates that stand in place of built-in ones, by name; the page's is `page`.
    package static func html(
        for specs: [InferredSpec],
        templates: [String: String] = [:]
    ) throws(TemplateError) -> String {
        let sections = specs.enumerated().map { APISection(APIExplanation($1, number: $0 + 1)) }
        let templates = try OutputTemplates(overrides: templates)
        let text = try templates.renderPage(
            "page",
            [
                "title": TemplateValue(specs.map(\.spec.name).joined(separator: ", ")),
                "marker": TemplateValue(marker),
                "hasSeveral": TemplateValue(specs.count > 1),
                "apis": sections.templateValue,
            ]
        )
        // A person's own template may have lost the marker, and with it the right to be written over.
        return isPage(text.utf8) ? text : "\(text)\n<!-- \(marker) -->\n"
    }

    /// What every page says of itself; files without it are a person's own, never to be touched.
    private static let marker = "Made by apigen explain"

    /// Whether a file's text says that it is such a page.
    package static func isPage(_ text: some Collection<UInt8>) -> Bool {
        let marker = Array("<!-- \(marker) -->".utf8)
        return [Array(text.prefix(1_024)), Array(text.suffix(1_024))].contains { part in
            part.indices.contains { part[$0...].starts(with: marker) }
        }
    }
}
