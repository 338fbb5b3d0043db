/// The singular of English words, as far as keys of APIs need it.
///
/// It prefers to leave a word alone: `news`, `status`, `address` and `canvas` are no plurals. Words that follow no
/// rule stand in ``IrregularWords``.
package enum Inflection {
    /// The singular of a word in lower case; a word that is no plural stays as it is.
    package static func singular(of word: String) -> String {
        if let irregular = IrregularWords.singulars[word] { return irregular }
        guard word.hasSuffix("s"), word.count > 2, !IrregularWords.unchanged.contains(word) else { return word }
        if word.hasSuffix("es"), let singular = singularOfEs(word) { return singular }
        if word.hasSuffix("ss") || word.hasSuffix("'s") { return word }
        if word.hasSuffix("us"), !IrregularWords.pluralsInUs.contains(word) { return word }
        if word.hasSuffix("is"), !IrregularWords.pluralsInIs.contains(word) { return word }
        return String(word.dropLast())
    }

    /// Whether a word in lower case is a plural.
    package static func isPlural(_ word: String) -> Bool { singular(of: word) != word }

    /// The singular of a word in `-es`, where it is more than the word without its `s`.
    private static func singularOfEs(_ word: String) -> String? {
        let stem = word.dropLast(2)
        guard let last = stem.last else { return nil }
        switch last {
        case "i":
            // movies, cookies; ties, pies
            let endsInIe = stem.count <= 2 || IrregularWords.pluralsInIes.contains(word)
            return endsInIe ? nil : stem.dropLast() + "y"
        case "x": return String(stem)
        case "h":
            let endsInHe = stem.hasSuffix("th") || IrregularWords.pluralsInHes.contains(word)
            return endsInHe ? nil : String(stem)
        case "z": return stem.hasSuffix("zz") ? String(stem) : nil
        case "o": return IrregularWords.pluralsInOes.contains(word) ? String(stem) : nil
        case "s": return singularOfSes(word, stem: stem)
        default: return nil
        }
    }

    private static func singularOfSes(_ word: String, stem: Substring) -> String? {
        // addresses; analyses
        if stem.hasSuffix("ss") { return String(stem) }
        if stem.hasSuffix("ys") { return stem + "is" }
        guard stem.hasSuffix("us") else { return nil }
        // statuses, viruses; but houses, causes, uses
        let endsInUse = stem.hasSuffix("ous") || stem.hasSuffix("aus") || IrregularWords.pluralsInUses.contains(word)
        return endsInUse ? nil : String(stem)
    }
}
