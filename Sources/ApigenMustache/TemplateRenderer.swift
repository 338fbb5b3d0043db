/// Renders templates into one text.
struct TemplateRenderer {
    /// Partials and parents within each other beyond this are taken for a recursion that never ends.
    static let partialLimit = 256

    private let templates: Templates
    private let escaping: Escaping
    private let missingNames: MissingNames
    private var context: ContextStack
    private var output = RenderedText()
    private var frames: [Frame] = []

    init(context: TemplateValue, templates: Templates, escaping: Escaping, missingNames: MissingNames) {
        self.context = ContextStack(context)
        self.templates = templates
        self.escaping = escaping
        self.missingNames = missingNames
    }

    mutating func render(_ template: Template) throws(TemplateError) -> String {
        frames.append(Frame(template: template, nodes: 0..<template.nodes.count, partialDepth: 0))
        while !frames.isEmpty {
            let top = frames.count - 1
            let next = frames[top].next
            guard next < frames[top].nodes.upperBound else {
                finish(frames[top])
                continue
            }
            frames[top].next += 1
            // Most nodes are text, for which nothing need be copied.
            if case .text(let range) = frames[top].template.nodes[next] {
                output.append(template: frames[top].template.source[range])
            } else {
                try render(frames[top].template.nodes[next], in: frames[top])
            }
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    private mutating func render(_ node: TemplateNode, in frame: Frame) throws(TemplateError) {
        switch node {
        case .text(let range):
            output.append(template: frame.template.source[range])
        case .variable(let variable):
            try render(variable, in: frame)
        case .section(let name, let end):
            renderSection(name, end: end, in: frame)
        case .invertedSection(let name, let end):
            if context.value(of: name)?.isTrue ?? false { skip(to: end) }
        case .partial(let partial):
            try render(partial, overrides: frame.overrides, in: frame)
        case .parent(let parent):
            skip(to: parent.end)
            let overrides = frame.overrides.adding(parent.arguments, from: frame.template)
            try render(parent.partial, overrides: overrides, in: frame)
        case .block(let block):
            render(block, in: frame)
        }
    }

    private mutating func skip(to end: Int) {
        frames[frames.count - 1].next = end
    }

    private mutating func finish(_ frame: Frame) {
        switch frame.completion {
        case .none:
            break
        case .section(let elements, let position):
            if position < elements.count {
                context.replaceTop(elements[position])
                frames[frames.count - 1].next = frame.nodes.lowerBound
                frames[frames.count - 1].completion = .section(elements, position: position + 1)
                return
            }
            context.pop()
        case .indentation(let count, let lineEnding):
            output.endLine(lineEnding)
            output.restoreIndentation(count: count)
        }
        frames.removeLast()
    }

    // MARK: Variables

    private mutating func render(_ variable: VariableNode, in frame: Frame) throws(TemplateError) {
        let text = try text(of: variable.name, at: variable.offset, in: frame)
        output.append(value: text, escaping: variable.isEscaped ? escaping : .none)
    }

    private func text(of name: DottedName, at offset: Int, in frame: Frame) throws(TemplateError) -> String {
        guard let value = context.value(of: name) else {
            return try missing("'\(name.text)' is not defined", at: offset, in: frame)
        }
        guard let text = value.text else {
            return try missing("'\(name.text)' is a list or an object, which has no text", at: offset, in: frame)
        }
        return text
    }

    private func missing(_ message: String, at offset: Int, in frame: Frame) throws(TemplateError) -> String {
        switch missingNames {
        case .empty: return ""
        case .error: throw error(message, at: offset, in: frame)
        }
    }

    // MARK: Sections

    private mutating func renderSection(_ name: DottedName, end: Int, in frame: Frame) {
        skip(to: end)
        guard let value = context.value(of: name), value.isTrue else { return }
        var elements = [value]
        if case .list(let list) = value { elements = list }
        guard let first = elements.first else { return }
        context.push(first)
        frames.append(
            Frame(
                template: frame.template,
                nodes: frame.next..<end,
                overrides: frame.overrides,
                partialDepth: frame.partialDepth,
                completion: .section(elements, position: 1)
            )
        )
    }

    // MARK: Partials, parents and blocks

    private mutating func render(
        _ partial: PartialNode,
        overrides: BlockOverrides,
        in frame: Frame
    ) throws(TemplateError) {
        let name: String
        switch partial.reference {
        case .name(let fixed): name = fixed
        case .dynamic(let dynamic):
            name = try text(of: dynamic, at: partial.offset, in: frame)
            if name.isEmpty { return }
        }
        guard let template = templates[name] else {
            _ = try missing("there is no template named '\(name)'", at: partial.offset, in: frame)
            return
        }
        guard frame.partialDepth < Self.partialLimit else {
            throw error(
                "'\(name)' is more than \(Self.partialLimit) templates deep; does it include itself without end?",
                at: partial.offset,
                in: frame
            )
        }
        let completion = indent(frame.template.source[partial.indentation], lineEnding: [])
        frames.append(
            Frame(
                template: template,
                nodes: 0..<template.nodes.count,
                overrides: overrides,
                partialDepth: frame.partialDepth + 1,
                completion: completion
            )
        )
    }

    private mutating func render(_ block: BlockNode, in frame: Frame) {
        guard let content = frame.overrides[block.name] else { return }
        skip(to: block.end)
        let source = frame.template.source
        let completion = indent(source[block.indentation], lineEnding: source[block.lineEnding])
        frames.append(
            Frame(
                template: content.template,
                nodes: content.nodes,
                overrides: content.overrides,
                partialDepth: frame.partialDepth,
                completion: completion
            )
        )
    }

    private mutating func indent(_ indentation: ArraySlice<UInt8>, lineEnding: ArraySlice<UInt8>) -> Completion {
        let count = output.indentationCount
        output.indent(indentation)
        return .indentation(count: count, lineEnding: lineEnding)
    }

    private func error(_ message: String, at offset: Int, in frame: Frame) -> TemplateError {
        let position = SourcePosition(offset: offset, in: frame.template.source)
        return TemplateError(template: frame.template.name, position: position, message: message)
    }
}

/// A run of nodes being rendered.
private struct Frame {
    let template: Template
    let nodes: Range<Int>
    let overrides: BlockOverrides

    /// How many partials and parents this run is within.
    let partialDepth: Int

    /// The index of the next node.
    var next: Int
    var completion: Completion

    init(
        template: Template,
        nodes: Range<Int>,
        overrides: BlockOverrides = BlockOverrides(),
        partialDepth: Int,
        completion: Completion = .none
    ) {
        self.template = template
        self.nodes = nodes
        self.overrides = overrides
        self.partialDepth = partialDepth
        self.completion = completion
        next = nodes.lowerBound
    }
}

/// What to do at the end of a run of nodes.
private enum Completion {
    case none

    /// Render the nodes again for the element at `position`, or leave the section after the last.
    case section([TemplateValue], position: Int)

    /// End the last line and go back to an indentation of `count` bytes.
    case indentation(count: Int, lineEnding: ArraySlice<UInt8>)
}
