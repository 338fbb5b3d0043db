/// A name such as `user.address.city`, looked up part by part; `.` has no parts and means the current value.
struct DottedName: Sendable {
    let text: String
    let parts: [String]
}

/// The template that a partial or parent tag asks for.
enum TemplateReference: Sendable {
    case name(String)
    case dynamic(DottedName)
}

/// What a tag says.
enum Tag: Sendable {
    case comment
    case delimiters
    case variable(DottedName, isEscaped: Bool)
    case section(DottedName)
    case invertedSection(DottedName)
    case partial(TemplateReference)
    case parent(TemplateReference)
    case block(String)
    case close(String)
}

/// A piece of a template: one tag, or text that does not go past the end of a line.
struct TemplateToken: Sendable {
    /// What the tag says, or `nil` for text.
    let tag: Tag?

    /// The bytes of the source. Taking the indentation off a line moves the start.
    var range: Range<Int>

    /// Whether the token is the first on its line.
    let startsLine: Bool

    /// For a tag that opens, the index of the token that closes it, and the other way round.
    var partner: Int?

    /// Whether the tag is a block directly within a parent: an argument rather than a place to fill.
    var isArgument = false

    /// Whether the text is the rest of a line that disappears with a standalone tag.
    var isDropped = false

    /// Whether the tag's line disappears with it, leaving at most indentation.
    var isStandalone = false

    /// What a partial, parent or block indents the lines it brings in with.
    var indentation = 0..<0

    /// For a block that is not an argument: how its default content and what replaces it fit into lines.
    var blockLines: BlockLines?
}

/// The line ends around a block.
struct BlockLines: Sendable {
    /// Indentation that belongs to the default content alone.
    var leading: Range<Int>?

    /// The end of the line that belongs to the default content alone.
    var trailing: Range<Int>?

    /// What ends the line of content that replaces the default and does not end its last line itself.
    var lineEnding: Range<Int>
}
