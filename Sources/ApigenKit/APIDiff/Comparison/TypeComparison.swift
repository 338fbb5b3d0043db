/// Compares declared types.
struct TypeComparison {
    private let old: TypeSurface
    private let new: TypeSurface
    private var changes: [APIChange] = []

    /// The changes from some types to others.
    static func changes(
        from old: [TypeSurface],
        to new: [TypeSurface],
        _ oldOptions: SwiftOptions,
        _ newOptions: SwiftOptions
    ) -> [APIChange] {
        let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(new.map(\.name))
        // What every model lost or got is told of the client.
        let shared = Set(oldOptions.conformances).union(newOptions.conformances)
        var changes = old.filter { !after.contains($0.name) }.map { type in
            APIChange(.breaking, .typeRemoved, type.name, "is gone", consequence: "it was \(type.form.rawValue)")
        }
        for type in new {
            if let other = before[type.name] {
                changes += TypeComparison(other, type, besides: shared).changes
            } else {
                changes.append(APIChange(.compatible, .typeAdded, type.name, "is new: \(type.form.rawValue)"))
            }
        }
        return changes
    }

    private init(_ old: TypeSurface, _ new: TypeSurface, besides shared: Set<String>) {
        self.old = old
        self.new = new
        guard old.form == new.form else {
            let summary = "is now \(new.form.rawValue), and was \(old.form.rawValue)"
            add(.breaking, .typeFormChanged, new.name, summary)
            return
        }
        compareConformances(besides: shared)
        compareProperties()
        compareOrder()
        compareCases()
        if old.documentation != new.documentation {
            add(.internal, .documentationChanged, new.name, "is described, or was inferred, in another way")
        }
    }

    private mutating func add(
        _ impact: APIChange.Impact,
        _ kind: APIChange.Kind,
        _ subject: String,
        _ summary: String,
        _ consequence: String? = nil
    ) {
        changes.append(APIChange(impact, kind, subject, summary, consequence: consequence))
    }

    private mutating func compareConformances(besides shared: Set<String>) {
        for name in old.conformances where !new.conformances.contains(name) && !shared.contains(name) {
            add(.breaking, .conformanceRemoved, new.name, "is no longer `\(name)`")
        }
        for name in new.conformances where !old.conformances.contains(name) && !shared.contains(name) {
            add(.compatible, .conformanceAdded, new.name, "is `\(name)`")
        }
    }

    // MARK: Properties

    private mutating func compareProperties() {
        var unmatched = old.properties
        var added: [TypeSurface.Property] = []
        for property in new.properties {
            if let index = unmatched.firstIndex(where: { $0.name == property.name }) {
                compare(unmatched.remove(at: index), property)
            } else {
                added.append(property)
            }
        }
        for property in added {
            // A property that reads the same key is the same one under another name.
            if let key = property.key, let index = unmatched.firstIndex(where: { $0.key == key }) {
                let other = unmatched.remove(at: index)
                add(.breaking, .propertyRenamed, "\(new.name).\(other.name)", "is now called `\(property.name)`")
                compare(other, property)
            } else {
                add(property)
            }
        }
        for property in unmatched {
            add(.breaking, .propertyRemoved, "\(new.name).\(property.name)", "is gone: `\(property.type)`")
        }
    }

    private mutating func add(_ property: TypeSurface.Property) {
        let parameter = new.parameters.first { $0.label == property.name }
        let isRequired = parameter.map { $0.defaultValue == nil } ?? false
        add(
            isRequired ? .breaking : .compatible,
            .propertyAdded,
            "\(new.name).\(property.name)",
            "is new: `\(property.type)`",
            isRequired ? "code that makes a `\(new.name)` has to give it; code that reads one goes on" : nil
        )
    }

    private mutating func compare(_ before: TypeSurface.Property, _ after: TypeSurface.Property) {
        let subject = "\(new.name).\(after.name)"
        if before.type != after.type {
            let summary = "is now `\(after.type)`, and was `\(before.type)`"
            add(.breaking, .propertyTypeChanged, subject, summary, Self.consequence(before.type, after.type))
        }
        if before.key != after.key, let key = after.key {
            let summary = "reads the key \(key.quoted), and read \((before.key ?? "").quoted)"
            add(.behavior, .propertyKeyChanged, subject, summary)
        }
        if before.coding != after.coding, before.type == after.type {
            let texts = [after.coding, before.coding].map { $0.isEmpty ? "nothing special" : $0 }
            add(.internal, .propertyCodingChanged, subject, "is coded otherwise: \(texts[0]); it was: \(texts[1])")
        }
        if before.documentation != after.documentation {
            add(.internal, .documentationChanged, subject, "is described in other words")
        }
    }

    private static func consequence(_ before: String, _ after: String) -> String? {
        if after == before + "?" { return "code that reads it has to unwrap it" }
        if before == after + "?" {
            return "code that unwraps it has to take it as it is, and making one has to give it"
        }
        return nil
    }

    /// The parameters of an initialiser are given in their order.
    private mutating func compareOrder() {
        let before = old.parameters.map(\.label).filter { label in new.parameters.contains { $0.label == label } }
        let after = new.parameters.map(\.label).filter { label in old.parameters.contains { $0.label == label } }
        guard before != after else { return }
        let labels = after.map { $0 + ":" }.joined()
        let consequence = "code that makes one by its initialiser has to give the arguments in the new order"
        add(.breaking, .initializerReordered, new.name, "has its properties in another order: (\(labels))", consequence)
    }

    // MARK: Cases

    private mutating func compareCases() {
        var unmatched = old.cases
        var added: [TypeSurface.Case] = []
        for item in new.cases {
            if let index = unmatched.firstIndex(where: { $0.name == item.name }) {
                compare(unmatched.remove(at: index), item)
            } else {
                added.append(item)
            }
        }
        for item in added {
            let isSame = { (other: TypeSurface.Case) in
                // The case for what is unknown stands for no value.
                other.values.isEmpty ? item.values.isEmpty : !Set(other.values).isDisjoint(with: item.values)
            }
            if let index = unmatched.firstIndex(where: isSame) {
                let other = unmatched.remove(at: index)
                add(.breaking, .caseRenamed, "\(new.name).\(other.name)", "is now called `\(item.name)`")
                compare(other, item)
            } else {
                let summary = "is new" + (item.payload.isEmpty ? "" : ": `\(item.payload)`")
                add(.breaking, .caseAdded, "\(new.name).\(item.name)", summary, Self.consequence(ofCaseIn: new.form))
            }
        }
        for item in unmatched {
            let rest = new.form == .openEnum || new.form == .union ? "; its values decode as the unknown case" : ""
            add(.breaking, .caseRemoved, "\(new.name).\(item.name)", "is gone" + rest)
        }
    }

    private static func consequence(ofCaseIn form: TypeSurface.Form) -> String {
        let text = "a `switch` over every case without a `default` has to name it"
        switch form {
        case .openEnum, .union: return text + "; its values decoded as the unknown case before"
        default: return text
        }
    }

    private mutating func compare(_ before: TypeSurface.Case, _ after: TypeSurface.Case) {
        let subject = "\(new.name).\(after.name)"
        if before.payload != after.payload {
            let texts = [after.payload, before.payload].map { $0.isEmpty ? "no value" : "`\($0)`" }
            add(.breaking, .casePayloadChanged, subject, "now has \(texts[0]), and had \(texts[1])")
        }
        if Set(before.values) != Set(after.values) {
            let texts = [after.values, before.values].map { $0.map(\.quoted).joined(separator: ", ") }
            add(.behavior, .caseValueChanged, subject, "stands for \(texts[0]), and stood for \(texts[1])")
        }
    }
}
