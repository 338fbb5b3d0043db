/// One step of rendering a template.
///
/// A template is a flat array of nodes: what is within a section, parent or block follows it directly, up to the
/// node's `end`. Rendering then moves an index and keeps its own stack, so no nesting can exhaust the machine's.
/// All ranges of bytes are into the template's source.
enum TemplateNode: Sendable {
    case text(Range<Int>)
    case variable(VariableNode)
    case section(DottedName, end: Int)
    case invertedSection(DottedName, end: Int)
    case partial(PartialNode)
    case parent(ParentNode)
    case block(BlockNode)
}

/// A tag that renders a value.
struct VariableNode: Sendable {
    let name: DottedName
    let isEscaped: Bool

    /// Where the tag is, for errors.
    let offset: Int
}

/// A tag that renders another template.
struct PartialNode: Sendable {
    let reference: TemplateReference
    let indentation: Range<Int>

    /// Where the tag is, for errors.
    let offset: Int
}

/// A tag that renders another template with some of its blocks replaced.
struct ParentNode: Sendable {
    let partial: PartialNode

    /// The nodes to render in place of the blocks of these names.
    var arguments: [String: Range<Int>] = [:]
    var end = 0
}

/// A place with default content that an inheriting template can replace.
struct BlockNode: Sendable {
    let name: String
    let indentation: Range<Int>
    let lineEnding: Range<Int>
    var end = 0
}
