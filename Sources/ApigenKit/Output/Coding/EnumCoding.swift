import ApigenMustache

/// How a value of several kinds is read and written.
struct ChoiceCoding: TemplateConvertible {
    var name: String
    var alternatives: [AlternativeCoding]
    /// What an error says was expected; nothing where every kind is expected.
    var expected: String?

    var templateValue: TemplateValue {
        [
            "typeName": TemplateValue(name),
            "alternatives": alternatives.templateValue,
            "expected": TemplateValue(expected),
        ]
    }

    init(_ type: TypeDeclaration, _ choice: ChoiceType, in context: ModelContext) {
        let coding = DirectCoding(spelling: context.spelling)
        name = SwiftKeyword.escaped(type.name)
        alternatives = choice.alternatives.map { alternative in
            let hasValue = alternative.kind != .null
            return AlternativeCoding(
                name: alternative.name,
                kind: alternative.kind.rawValue,
                read: hasValue ? "try " + coding.read(alternative.type) : nil,
                timestampStyle: coding.timestampStyle(of: alternative.type)
            )
        }
        let kinds = choice.alternatives.map { $0.kind == .bool ? "Boolean" : $0.kind.rawValue }
        expected = kinds.count < 6 ? SwiftLiteral.string(kinds.joined(separator: " or ")) : nil
    }
}

/// How an alternative or a variant is read and written.
struct AlternativeCoding: TemplateConvertible {
    var name: String
    var kind: String
    /// The expression that reads the associated value, where there is one.
    var read: String?
    var timestampStyle: String?

    var templateValue: TemplateValue {
        [
            "member": TemplateValue(name),
            "kind": TemplateValue(kind),
            "read": TemplateValue(read),
            "timestampStyle": TemplateValue(timestampStyle),
        ]
    }
}

/// How an object with a tag is read and written.
struct TaggedUnionCoding: TemplateConvertible {
    var name: String
    var tagKey: String
    var variants: [VariantCoding]
    var unknownCase: String

    var templateValue: TemplateValue {
        [
            "typeName": TemplateValue(name),
            "tagKey": TemplateValue(tagKey),
            "variants": variants.templateValue,
            "unknownCase": TemplateValue(unknownCase),
        ]
    }

    init(_ type: TypeDeclaration, _ union: TaggedUnionType, in context: ModelContext) {
        name = SwiftKeyword.escaped(type.name)
        tagKey = SwiftLiteral.string(union.tagKey)
        variants = union.variants.map { variant in
            VariantCoding(
                name: variant.name,
                tags: variant.tags.map(SwiftLiteral.string).joined(separator: ", "),
                nameLiteral: SwiftLiteral.string(variant.tags.first ?? variant.name),
                type: context.spelling.name(of: variant.type)
            )
        }
        unknownCase = EnumDeclaration.unknownCase(Set(union.variants.map(\.name)))
    }
}

/// How a variant of a tagged union is read and written.
struct VariantCoding: TemplateConvertible {
    var name: String
    /// The patterns of its tags.
    var tags: String
    var nameLiteral: String
    var type: String

    var templateValue: TemplateValue {
        [
            "member": TemplateValue(name),
            "tags": TemplateValue(tags),
            "nameLiteral": TemplateValue(nameLiteral),
            "type": TemplateValue(type),
        ]
    }
}
