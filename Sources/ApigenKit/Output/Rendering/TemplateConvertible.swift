import ApigenMustache

/// A piece of a declaration that a template shows.
///
/// Every name is defined in every value, also where it is empty: templates look names up outwards, and a piece that
/// lacks one would show its surrounding's.
protocol TemplateConvertible {
    var templateValue: TemplateValue { get }
}

extension Array where Element: TemplateConvertible {
    var templateValue: TemplateValue { .list(map(\.templateValue)) }
}

extension TemplateValue {
    init(_ text: String) { self = .string(text) }
    init(_ flag: Bool) { self = .bool(flag) }
    init(_ texts: [String]) { self = .list(texts.map { .string($0) }) }

    init(_ text: String?) {
        if let text { self = .string(text) } else { self = .null }
    }

    init(_ value: (some TemplateConvertible)?) { self = value?.templateValue ?? .null }
}
