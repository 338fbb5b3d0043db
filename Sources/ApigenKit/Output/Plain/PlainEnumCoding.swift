import ApigenJSON
import ApigenMustache

/// How a value of several kinds passes through a container: one kind after the other is tried, the last one for good.
struct PlainChoiceCoding: TemplateConvertible {
    private let name: String
    private let alternatives: [Alternative]

    init(_ type: TypeDeclaration, _ choice: ChoiceType, coding: PlainCoding) {
        name = SwiftKeyword.escaped(type.name)
        // What is cheap to tell comes first. An object comes last, where its own error is the one to show.
        let order: [JSONKind] = [.null, .bool, .number, .string, .array, .object]
        let sorted = order.flatMap { kind in choice.alternatives.filter { $0.kind == kind } }
        alternatives = sorted.map { Alternative($0, coding: coding) }
    }

    var templateValue: TemplateValue {
        [
            "typeName": TemplateValue(name),
            "alternatives": alternatives.templateValue,
            "attempts": alternatives.dropLast().map(\.self).templateValue,
            "last": TemplateValue(alternatives.last),
        ]
    }

    private struct Alternative: TemplateConvertible {
        let name: String
        /// The condition under which a container holds the alternative.
        let test: String
        /// The value once the test has passed.
        let found: String
        /// The value where nothing was tested.
        let decoded: String
        let encoded: String

        init(_ alternative: ChoiceType.Alternative, coding: PlainCoding) {
            let wire = coding.wireType(alternative.type)
            name = alternative.name
            encoded = coding.encoded("value", alternative.type)
            let decode = "container.decode(\(wire).self)"
            let value = "(try \(coding.decoded(decode, alternative.type)))"
            decoded = alternative.kind == .null ? "" : value
            switch alternative.kind {
            case .null:
                test = "container.decodeNil()"
                found = ""
            case .bool, .number, .string:
                test = "let value = try? \(decode)"
                found = "(\(coding.decoded("value", alternative.type)))"
            case .array, .object:
                test = "(try? decoder.unkeyedContainer()) != nil"
                found = value
            }
        }

        var templateValue: TemplateValue {
            [
                "member": TemplateValue(name), "test": TemplateValue(test), "found": TemplateValue(found),
                "decoded": TemplateValue(decoded), "encoded": TemplateValue(encoded),
                "hasValue": TemplateValue(!decoded.isEmpty),
            ]
        }
    }
}
