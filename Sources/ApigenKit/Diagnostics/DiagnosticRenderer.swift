/// Writes diagnostics as compilers do, in the form that Xcode and editors turn into marks.
///
/// ```
/// Specs/hotels.api.json:4:25: error: unknown key "respnse"; did you mean "response"?
///     "/hotels": { "get": { "respnse": "samples/hotels.json" } }
///                           ^
/// ```
package struct DiagnosticRenderer: Sendable {
    /// Whether severities and carets are coloured for a terminal.
    package var usesColor: Bool

    /// Creates a renderer.
    package init(usesColor: Bool = false) {
        self.usesColor = usesColor
    }

    /// All diagnostics in the order of their places; each ends with a line feed.
    package func render(_ diagnostics: Diagnostics) -> String {
        diagnostics.sorted.map(render).joined()
    }

    /// One diagnostic and its notes; each ends with a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let location = diagnostic.location { text += styled("\(location): ", .bold) }
        text += styled("\(diagnostic.severity.rawValue): ", style(of: diagnostic.severity))
        text += styled(diagnostic.text, .bold) + "\n"
        if let excerpt = diagnostic.location.flatMap(SourceExcerpt.init(at:)) {
            text += "\(excerpt.text)\n\(excerpt.indentation)\(styled("^", .green))\n"
        }
        return text + diagnostic.notes.map(render).joined()
    }

    private enum Style: String {
        case bold = "1"
        case green = "1;32"
        case red = "1;31"
        case magenta = "1;35"
        case cyan = "1;36"
    }

    private func style(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .magenta
        case .note: .cyan
        }
    }

    private func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
