/// A parsed Mustache template.
///
/// All of Mustache but lambdas is understood: variables, sections, inverted sections, comments, set delimiters,
/// partials, and of the optional parts dynamic names and inheritance.
///
/// Where the specification leaves a choice open:
/// - Lines that are empty are not indented by a standalone partial.
/// - What a standalone partial is indented by also indents every partial and block rendered within it.
/// - Blocks in the content that replaces a block belong to the template which that content is written in: only a
///   template inheriting from that one replaces them.
public struct Template: Sendable {
    /// The name that errors give.
    public let name: String

    let source: [UInt8]
    let nodes: [TemplateNode]

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - source: The text of the template; a byte order mark at its start is left out.
    ///   - name: The name that errors give.
    public init(_ source: String, name: String = "template") throws(TemplateError) {
        var bytes = Array(source.utf8)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if bytes.starts(with: byteOrderMark) {
            bytes.removeFirst(byteOrderMark.count)
        }
        self.name = name
        self.source = bytes
        self.nodes = try TemplateParser.nodes(template: name, source: bytes)
    }

    /// Renders the template.
    ///
    /// - Parameters:
    ///   - context: What names are looked up in.
    ///   - partials: The templates that partial and parent tags render.
    ///   - escape: How variables are escaped.
    ///   - missingNames: What to do with a name that stands for nothing.
    public func render(
        _ context: TemplateValue,
        partials: Templates = Templates(),
        escape: Escaping = .none,
        missingNames: MissingNames = .empty
    ) throws(TemplateError) -> String {
        var renderer = TemplateRenderer(
            context: context,
            templates: partials,
            escaping: escape,
            missingNames: missingNames
        )
        return try renderer.render(self)
    }
}
