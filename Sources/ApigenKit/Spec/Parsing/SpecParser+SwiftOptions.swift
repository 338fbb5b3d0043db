extension SpecParser {
    /// How the Swift code is to be.
    mutating func swiftOptions(_ node: JSONNode) -> SwiftOptions {
        var options = SwiftOptions()
        guard let object = object(node, .swift) else { return options }
        if let access = word(object[.access], of: SwiftOptions.AccessLevel.self) { options.access = access }
        if let member = object[.namespace], !member.value.isNull {
            options.namespace = typeName(member.value, "\"namespace\"")?.value
        }
        if object.has(.acronyms) { options.acronyms = acronyms(object[.acronyms]) }
        if object.has(.formats) { options.formats = formats(object[.formats]) }
        if let isMutable = bool(object[.mutable]) { options.isMutable = isMutable }
        if object.has(.conformances) { options.conformances = conformances(object[.conformances]) }
        if let coding = word(object[.coding], of: SwiftOptions.Coding.self) { options.coding = coding }
        if let observation = word(object[.observation], of: SwiftOptions.Observation.self) {
            options.observation = observation
        }
        if let samples = bool(object[.samples]) { options.generatesSamples = samples }
        if let member = object[.requiredAfter] {
            if case .number(let number) = member.value.content, let count = number.int, count >= 1 {
                options.requiredAfter = count
            } else {
                error("\"requiredAfter\" must be a whole number from 1", at: member.value)
            }
        }
        options.output = nonemptyString(object[.output])
        return options
    }

    private mutating func acronyms(_ member: JSONNode.Member?) -> [String] {
        var acronyms: [String] = []
        for acronym in strings(member, allowsOne: false) {
            if !acronym.value.isEmpty, acronym.unicodeScalars.allSatisfy(\.isWordPart) {
                acronyms.append(acronym.value)
            } else {
                diagnostics.error("an acronym is letters and digits, such as \"url\"", at: acronym.location)
            }
        }
        return acronyms
    }

    private mutating func formats(_ member: JSONNode.Member?) -> Set<SwiftOptions.Format> {
        guard let member else { return [] }
        guard case .array(let elements) = member.value.content else {
            mismatch("\"formats\"", mustBe: "a list of formats", at: member.value)
            return []
        }
        return Set(elements.compactMap { word($0, "a format", among: SwiftOptions.Format.allCases) })
    }

    private mutating func conformances(_ member: JSONNode.Member?) -> [String] {
        var names: [String] = []
        for name in strings(member, allowsOne: false) {
            let isName = name.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                SwiftKeyword.isIdentifier(String($0))
            }
            if !isName {
                diagnostics.error("\(name.value.quoted) is no name of a protocol", at: name.location)
            } else if names.contains(name.value) {
                diagnostics.error("\(name.value.quoted) is there twice", at: name.location)
            } else {
                names.append(name.value)
            }
        }
        return names
    }
}
