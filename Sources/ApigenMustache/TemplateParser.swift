/// Turns a template's source into nodes.
struct TemplateParser {
    /// A template whose tags nest deeper than this is rejected: none is written that way on purpose.
    static let nestingLimit = 256

    private let template: String
    private let source: [UInt8]
    private var tokens: [TemplateToken]
    private var nodes: [TemplateNode] = []

    /// The indices of the nodes whose closing tags have not been reached; for an argument, where its content starts.
    private var openNodes: [Int] = []

    /// Text may only be joined to a node from here on, so that it stays on its side of a tag.
    private var joinableStart = 0

    static func nodes(template: String, source: [UInt8]) throws(TemplateError) -> [TemplateNode] {
        let tokens = try TemplateLexer.tokens(template: template, source: source)
        var parser = TemplateParser(template: template, source: source, tokens: tokens)
        try parser.pairTags()
        parser.tokens = TemplateLayout.tokens(parser.tokens, source: source)
        try parser.buildNodes()
        return parser.nodes
    }

    private init(template: String, source: [UInt8], tokens: [TemplateToken]) {
        self.template = template
        self.source = source
        self.tokens = tokens
    }

    // MARK: Pairs

    private mutating func pairTags() throws(TemplateError) {
        var open: [OpenTag] = []
        for index in tokens.indices {
            guard let tag = tokens[index].tag else { continue }
            if case .close(let name) = tag {
                try close(&open, name: name, at: index)
            } else if let (kind, name) = tag.opening {
                guard open.count < Self.nestingLimit else {
                    throw error("tags nest deeper than \(Self.nestingLimit) levels", at: index)
                }
                tokens[index].isArgument = kind == .block && open.last?.kind == .parent
                open.append(OpenTag(kind: kind, name: name, index: index))
            }
        }
        if let last = open.last {
            throw error("the \(last.kind.rawValue) '\(last.name)' is never closed", at: last.index)
        }
    }

    private mutating func close(_ open: inout [OpenTag], name: String, at index: Int) throws(TemplateError) {
        guard let last = open.popLast() else {
            throw error("the closing tag '\(name)' closes nothing: no section is open", at: index)
        }
        guard last.name == name else {
            let position = position(of: last.index)
            throw error(
                "the closing tag '\(name)' does not match the \(last.kind.rawValue) '\(last.name)' "
                    + "opened at line \(position.line), column \(position.column)",
                at: index
            )
        }
        tokens[last.index].partner = index
        tokens[index].partner = last.index
    }

    // MARK: Nodes

    private mutating func buildNodes() throws(TemplateError) {
        for index in tokens.indices {
            let token = tokens[index]
            guard let tag = token.tag else {
                if !token.isDropped { appendText(token.range) }
                continue
            }
            try appendNode(for: tag, token)
            joinableStart = nodes.count
            if case .block = tag, let leading = token.blockLines?.leading {
                appendText(leading)
            }
        }
    }

    private mutating func appendNode(for tag: Tag, _ token: TemplateToken) throws(TemplateError) {
        switch tag {
        case .comment, .delimiters:
            break
        case .variable(let name, let isEscaped):
            nodes.append(
                .variable(VariableNode(name: name, isEscaped: isEscaped, offset: token.range.lowerBound))
            )
        case .section(let name):
            open(.section(name, end: 0))
        case .invertedSection(let name):
            open(.invertedSection(name, end: 0))
        case .partial(let reference):
            nodes.append(.partial(partial(reference, token)))
        case .parent(let reference):
            open(.parent(ParentNode(partial: partial(reference, token))))
        case .block where token.isArgument:
            openNodes.append(nodes.count)
        case .block(let name):
            let lineEnding = token.blockLines?.lineEnding ?? 0..<0
            open(.block(BlockNode(name: name, indentation: token.indentation, lineEnding: lineEnding)))
        case .close:
            try closeNode(token)
        }
    }

    private func partial(_ reference: TemplateReference, _ token: TemplateToken) -> PartialNode {
        PartialNode(reference: reference, indentation: token.indentation, offset: token.range.lowerBound)
    }

    private mutating func open(_ node: TemplateNode) {
        openNodes.append(nodes.count)
        nodes.append(node)
    }

    private mutating func closeNode(_ token: TemplateToken) throws(TemplateError) {
        guard let opening = token.partner, let start = openNodes.popLast() else { return }
        if tokens[opening].isArgument {
            try addArgument(start..<nodes.count, opening: opening)
            return
        }
        if let trailing = tokens[opening].blockLines?.trailing {
            appendText(trailing)
        }
        switch nodes[start] {
        case .section(let name, _):
            nodes[start] = .section(name, end: nodes.count)
        case .invertedSection(let name, _):
            nodes[start] = .invertedSection(name, end: nodes.count)
        case .parent(var parent):
            parent.end = nodes.count
            nodes[start] = .parent(parent)
        case .block(var block):
            block.end = nodes.count
            nodes[start] = .block(block)
        case .text, .variable, .partial:
            break
        }
    }

    private mutating func addArgument(_ range: Range<Int>, opening: Int) throws(TemplateError) {
        guard case .block(let name) = tokens[opening].tag,
            let index = openNodes.last, case .parent(var parent) = nodes[index]
        else { return }
        guard parent.arguments.updateValue(range, forKey: name) == nil else {
            throw error("the parent is given the block '\(name)' twice", at: opening)
        }
        nodes[index] = .parent(parent)
    }

    private mutating func appendText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if nodes.count > joinableStart, case .text(let previous)? = nodes.last, previous.upperBound == range.lowerBound
        {
            nodes[nodes.count - 1] = .text(previous.lowerBound..<range.upperBound)
        } else {
            nodes.append(.text(range))
        }
    }

    // MARK: Errors

    private func position(of index: Int) -> SourcePosition {
        SourcePosition(offset: tokens[index].range.lowerBound, in: source)
    }

    private func error(_ message: String, at index: Int) -> TemplateError {
        TemplateError(template: template, position: position(of: index), message: message)
    }
}

/// A tag waiting for its closing tag.
private struct OpenTag {
    enum Kind: String {
        case section
        case invertedSection = "inverted section"
        case parent
        case block
    }

    let kind: Kind
    let name: String
    let index: Int
}

extension Tag {
    /// What the tag opens and the name that closes it, if it opens anything.
    fileprivate var opening: (OpenTag.Kind, String)? {
        switch self {
        case .section(let name): (.section, name.text)
        case .invertedSection(let name): (.invertedSection, name.text)
        case .parent(.name(let name)): (.parent, name)
        case .parent(.dynamic(let name)): (.parent, "*" + name.text)
        case .block(let name): (.block, name)
        case .comment, .delimiters, .variable, .partial, .close: nil
        }
    }
}
