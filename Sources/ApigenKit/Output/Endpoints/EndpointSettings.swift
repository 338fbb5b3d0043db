import ApigenMustache

/// An argument as it is set on an endpoint.
struct ArgumentSetting: TemplateConvertible {
    private let argument: ClientArgument

    init(_ argument: ClientArgument) {
        self.argument = argument
    }

    var templateValue: TemplateValue {
        let parameter = argument.parameter
        var style = ""
        if parameter.type.isList, parameter.placement == .query || parameter.placement == .form {
            switch parameter.style {
            case .repeat: break
            case .comma, .brackets: style = ", style: .\(parameter.style.rawValue)"
            }
        }
        return [
            "wireName": TemplateValue(SwiftLiteral.string(parameter.wireName)),
            "value": TemplateValue(SwiftKeyword.escaped(argument.name)),
            "style": TemplateValue(style),
        ]
    }
}

/// A part as it is added to a multipart form.
struct PartSetting: TemplateConvertible {
    private let part: ClientPart

    init(_ part: ClientPart) {
        self.part = part
    }

    var templateValue: TemplateValue {
        var contentType: String?
        if case .file(let mediaType) = part.part.kind { contentType = SwiftLiteral.string(mediaType) }
        return [
            "wireName": TemplateValue(SwiftLiteral.string(part.part.name)),
            "value": TemplateValue(SwiftKeyword.escaped(part.name)),
            "contentType": TemplateValue(contentType),
        ]
    }
}

/// A header with a constant value.
struct HeaderSetting: TemplateConvertible {
    private let header: HeaderField

    init(_ header: HeaderField) {
        self.header = header
    }

    var templateValue: TemplateValue {
        [
            "wireName": TemplateValue(SwiftLiteral.string(header.name)),
            "value": TemplateValue(SwiftLiteral.string(header.value)),
        ]
    }
}

/// The type of an error body.
struct ErrorSetting: TemplateConvertible {
    private let statuses: String
    private let type: String

    init(_ body: ClientErrorBody, _ spelling: TypeSpelling) {
        statuses = EndpointDeclaration.statuses(of: body.statuses)
        type = spelling.name(of: body.type)
    }

    var templateValue: TemplateValue {
        ["statuses": TemplateValue(statuses), "type": TemplateValue(type)]
    }
}

/// The function that reads a list page by page.
struct PagedDeclaration: TemplateConvertible {
    private let pages: ClientPages
    private let operation: ClientOperation
    private let signature: EndpointSignature
    private let spelling: TypeSpelling

    init(_ pages: ClientPages, _ operation: ClientOperation, _ signature: EndpointSignature, _ spelling: TypeSpelling) {
        self.pages = pages
        self.operation = operation
        self.signature = signature
        self.spelling = spelling
    }

    var templateValue: TemplateValue {
        let omitted = operation.argumentsOfPaging
        let items = pages.items.tokens.isEmpty ? "" : "at: " + SwiftLiteral.string(pages.items.description) + ", "
        let use = "page by page, for a client's `pages` and `all`."
        let title = operation.operation.title
        let paragraphs =
            operation.operation.description.map { [$0, use.prefix(1).uppercased() + use.dropFirst(), title] }
            ?? ["\(title), \(use)"]
        let documentation = Documentation(paragraphs, indentation: 4)
        return [
            "documentation": documentation.templateValue,
            "pagedName": TemplateValue(SwiftKeyword.escaped(pages.name)),
            "pagedParameters": TemplateValue(signature.parameters(without: omitted)),
            "pagedArguments": TemplateValue(signature.arguments(without: omitted)),
            "item": TemplateValue(spelling.name(of: pages.item)),
            "items": TemplateValue(items),
            "pageStyle": TemplateValue(style),
        ]
    }

    private var style: String {
        switch pages.style {
        case .page(let parameter, let size):
            ".page(\(SwiftLiteral.string(parameter))\(size.map { ", size: " + SwiftLiteral.string($0) } ?? ""))"
        case .offset(let parameter, let limit):
            ".offset(\(SwiftLiteral.string(parameter))\(limit.map { ", limit: " + SwiftLiteral.string($0) } ?? ""))"
        case .cursor(let parameter, let next):
            ".cursor(\(SwiftLiteral.string(parameter)), next: \(SwiftLiteral.string(next.description)))"
        case .link: ".link"
        }
    }
}

extension ClientOperation {
    /// The names of the arguments that paging sets, and nobody else needs to.
    var argumentsOfPaging: [String] {
        guard let parameter = pages?.parameter else { return [] }
        // A parameter that must be given is given, even where paging sets it afterwards.
        return arguments.filter { $0.parameter.wireName == parameter && !$0.parameter.isRequired }.map(\.name)
    }
}
