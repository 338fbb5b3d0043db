/// Decides every identifier of generated code.
///
/// Names follow the Swift API Design Guidelines: `user_id` → `userID`, `AvatarUrl` → `avatarURL`. A key that Swift
/// can't spell gets a readable name (`+1` → `plus1`, `""` → `empty`, `1x` → `value1x`), and a name that would mean
/// something else gets a suffix (`Date` → `DateModel`, `self` → `selfValue`). All names come without back-ticks;
/// ``SwiftKeyword/escaped(_:)`` adds them where they are declared.
package struct Namer: Sendable {
    /// What a name is for.
    package enum Role: Sendable, CaseIterable {
        /// A type, in UpperCamelCase.
        case type
        /// A property of a model, in lowerCamelCase.
        case property
        /// A case of an enum, in lowerCamelCase.
        case enumCase
        /// A function of an API, in lowerCamelCase.
        case function
        /// An argument of a function, in lowerCamelCase.
        case argument
    }

    /// The words that are written in capitals.
    package let acronyms: Acronyms

    /// Creates a namer.
    package init(acronyms: Acronyms = Acronyms()) {
        self.acronyms = acronyms
    }

    /// The name for a key by itself, before it is told apart from others in its scope.
    package func name(for key: String, as role: Role) -> String {
        name(words: words(in: key), as: role)
    }

    /// The name made of words, each of which stands in the case that it had in its key.
    package func name(words: [String], as role: Role) -> String {
        unreserved(joined(words, as: role), as: role)
    }

    /// The name for the type of the elements of a list or map: `cookies` → `Cookie`, `hotel_list` → `Hotel`.
    package func elementTypeName(for key: String) -> String {
        var words = words(in: key)
        if words.count > 1, let last = words.last, ["list", "array"].contains(last.lowercased()) { words.removeLast() }
        return name(words: singular(words), as: .type)
    }

    /// The words of a key. A key in capitals (`USER_ID`) is not shouted; an empty key is called `empty`.
    package func words(in key: String) -> [String] {
        let words = WordSplitter.words(in: key)
        if words.isEmpty { return ["empty"] }
        return isShouted(key) ? words.map { $0.lowercased() } : words
    }

    /// The same words, the last one in the singular.
    package func singular(_ words: [String]) -> [String] {
        guard let last = words.last else { return words }
        return words.dropLast() + [singular(last)]
    }

    /// The singular of one word; a word that is no plural stays as it is.
    package func singular(_ word: String) -> String {
        let lowercase = word.lowercased()
        if acronyms.contains(lowercase) { return word }
        if acronyms.capitalized(lowercase) != nil, lowercase.hasSuffix("s") { return String(word.dropLast()) }
        let singular = Inflection.singular(of: lowercase)
        guard singular != lowercase else { return word }
        return word.first?.isUppercase == true ? singular.capitalizedFirst : singular
    }

    // MARK: Joining

    func joined(_ words: [String], as role: Role) -> String {
        var name = ""
        for word in words {
            let isFirst = name.isEmpty
            name += isFirst && role != .type ? word.lowercased() : capitalized(word)
        }
        // A digit or a mark can't start a name.
        if let first = name.unicodeScalars.first, !first.canStartIdentifier { name = prefix(for: role) + name }
        return name.isEmpty ? joined(["empty"], as: role) : name
    }

    private func prefix(for role: Role) -> String { role == .type ? "Value" : "value" }

    private func capitalized(_ word: String) -> String {
        let lowercase = word.lowercased()
        if let acronym = acronyms.capitalized(lowercase) { return acronym }
        // Capitals among small letters are an acronym that we don't know: totalUSD.
        let isAcronym = word.unicodeScalars.count { $0.properties.isUppercase } > 1
        return isAcronym ? word : lowercase.capitalizedFirst
    }

    private func isShouted(_ key: String) -> Bool {
        !key.unicodeScalars.contains { $0.properties.isLowercase }
    }

    // MARK: Reserved names

    /// Whether a name can't be used in a role.
    package func isReserved(_ name: String, as role: Role) -> Bool {
        switch role {
        case .type: ReservedNames.types.contains(name)
        case .property: ReservedNames.properties.contains(name)
        case .enumCase: ReservedNames.enumCases.contains(name)
        case .function: ReservedNames.functions.contains(name)
        case .argument: ReservedNames.arguments.contains(name)
        }
    }

    /// The name, or a near one that can be used in the role.
    package func unreserved(_ name: String, as role: Role) -> String {
        guard isReserved(name, as: role) else { return name }
        switch role {
        case .type: return isReserved(name + "Model", as: role) ? name + "Type" : name + "Model"
        case .function: return "get" + name.capitalizedFirst
        case .property, .enumCase, .argument: return name + (name.hasSuffix("Value") ? "Field" : "Value")
        }
    }
}

extension String {
    /// The text with its first letter in upper case.
    var capitalizedFirst: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
