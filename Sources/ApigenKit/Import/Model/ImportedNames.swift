/// Gives the names that a spec checks: of functions and of models, each unique.
struct ImportedNames {
    let namer = Namer()
    private var functions: NameScope
    private var models: NameScope

    init() {
        functions = NameScope(namer: Namer(), role: .function)
        models = NameScope(namer: Namer(), role: .type)
    }

    /// A name for an endpoint: the one that the document suggests, else the one that a spec would give.
    mutating func function(_ suggestion: String?, method: HTTPMethod, path: PathTemplate) -> String {
        if let suggestion, suggestion.unicodeScalars.contains(where: \.isWordPart) {
            let name = namer.name(for: suggestion, as: .function)
            if SwiftKeyword.isIdentifier(name), !namer.isReserved(name, as: .function), Self.isMember(name) {
                return functions.claim(name)
            }
        }
        let fixed = path.parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }.joined(
            separator: " "
        )
        let placeholders = path.placeholders.joined(separator: " and ")
        let longer = "\(method.rawValue) \(fixed)" + (placeholders.isEmpty ? "" : " by \(placeholders)")
        return functions.claim(
            DefaultOperationName(method: method, path: path, namer: namer).name,
            alternatives: [namer.name(for: longer, as: .function)].filter(Self.isMember)
        )
    }

    /// A name for a model that no other has; where one has it, the alternatives are tried.
    mutating func model(_ text: String, alternatives: [String] = []) -> String {
        let names = ([text] + alternatives).map(typeName)
        return models.claim(names[0], alternatives: Array(names.dropFirst()))
    }

    /// The name that a spec takes for a model.
    func typeName(_ text: String) -> String {
        let name = namer.name(for: text, as: .type)
        guard let first = name.unicodeScalars.first, !first.properties.isLowercase, SwiftKeyword.isIdentifier(name),
            !name.contains("_"), !namer.isReserved(name, as: .type)
        else { return namer.unreserved("Value" + String(name.filter { $0 != "_" }), as: .type) }
        return name
    }

    private static func isMember(_ name: String) -> Bool {
        guard SwiftKeyword.isIdentifier(name), !name.contains("_"), let first = name.unicodeScalars.first else {
            return false
        }
        return !first.properties.isUppercase
    }
}
