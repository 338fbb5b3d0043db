/// Words that are written in capitals (`userID`, `avatarURL`), or wholly in lower case at the start of a member.
package struct Acronyms: Sendable {
    /// How they are written in names.
    let spelling: UpperCamelCase

    /// The acronyms that hold unless a spec lists its own.
    package static let standard = UpperCamelCase.standardAcronyms

    /// Creates a set of acronyms; their case does not matter.
    package init(_ words: some Sequence<String> = standard) {
        spelling = UpperCamelCase(acronyms: words)
    }

    /// Whether a word in lower case is an acronym.
    func contains(_ word: String) -> Bool { spelling.acronyms.contains(word) }

    /// The word in capitals where it is an acronym, one with digits (`sha256`) or the plural of one (`ids` → `IDs`).
    func capitalized(_ word: String) -> String? { spelling.acronym(word) }
}
