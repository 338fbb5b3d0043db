/// The values that names are looked up in, the innermost last.
struct ContextStack {
    private var values: [TemplateValue]

    init(_ value: TemplateValue) {
        values = [value]
    }

    mutating func push(_ value: TemplateValue) {
        values.append(value)
    }

    mutating func pop() {
        values.removeLast()
    }

    mutating func replaceTop(_ value: TemplateValue) {
        values[values.count - 1] = value
    }

    /// The value of a name, or `nil` if it is not defined.
    ///
    /// Only the first part of a dotted name is looked for through the stack: a value found for it hides the outer ones
    /// even when it lacks the rest.
    func value(of name: DottedName) -> TemplateValue? {
        guard let first = name.parts.first else { return values.last }
        guard var value = firstValue(of: first) else { return nil }
        guard name.parts.count > 1 else { return value }
        for part in name.parts.dropFirst() {
            guard case .object(let members) = value, let member = members[part] else { return nil }
            value = member
        }
        return value
    }

    private func firstValue(of name: String) -> TemplateValue? {
        var index = values.count
        while index > 0 {
            index -= 1
            if case .object(let members) = values[index], let value = members[name] { return value }
        }
        return nil
    }
}
