/// Gives names that are unique among those that share a place: the properties of a model, the cases of an enum.
///
/// A key that is already spelled as its name keeps that name, in whatever order keys arrive. Of the others the first
/// one keeps the name that it would have by itself, and each that comes later gets the first free one of: its own
/// spelling, its symbols spoken (`begin-area` → `beginDashArea`, `_id` → `underscoreID`), its case spoken
/// (`T` → `upperT`), a number. So a key that is added later renames none of those before it, unless it is spelled
/// exactly as their name.
package struct NameScope: Sendable {
    private let namer: Namer
    private let role: Namer.Role
    private var used: Set<String>

    /// Creates a scope.
    ///
    /// - Parameter reserved: Names that may not be given, besides those that the role itself reserves.
    package init(namer: Namer, role: Namer.Role, reserved: Set<String> = []) {
        self.namer = namer
        self.role = role
        used = reserved
    }

    /// Names for keys that arrive together, in the order of the keys.
    package mutating func names(for keys: [String]) -> [String] {
        var names = keys.map { key in
            let preferred = namer.name(for: key, as: role)
            return preferred.utf8.elementsEqual(key.utf8) && used.insert(preferred).inserted ? preferred : nil
        }
        for (index, key) in keys.enumerated() where names[index] == nil { names[index] = name(for: key) }
        return names.map { $0 ?? "" }
    }

    /// A name for one more key.
    package mutating func name(for key: String) -> String {
        claim(namer.name(for: key, as: role), alternatives: alternatives(for: key))
    }

    /// Takes the first free one of a name and its alternatives, and numbers the last of them where none is free.
    package mutating func claim(_ name: String, alternatives: [String] = []) -> String {
        let candidates = [name] + alternatives
        for candidate in candidates where used.insert(candidate).inserted { return candidate }
        let base = candidates.last ?? name
        // A number at the end of a name would run into ours.
        let separator = base.unicodeScalars.last?.isASCIIDigit == true ? "n" : ""
        var number = 2
        while !used.insert("\(base)\(separator)\(number)").inserted { number += 1 }
        return "\(base)\(separator)\(number)"
    }

    /// What a key may be called when the name that it would have by itself is taken.
    private func alternatives(for key: String) -> [String] {
        var result: [String] = []
        if isSpelledForRole(key), !namer.isReserved(key, as: role) { result.append(key) }
        let spoken = WordSplitter.words(in: key, speaksSeparators: true)
        let isShouted = !key.unicodeScalars.contains { $0.properties.isLowercase }
        let words = isShouted ? spoken.map { $0.lowercased() } : spoken
        if !words.isEmpty { result.append(namer.name(words: words, as: role)) }
        if let first = key.unicodeScalars.first(where: \.isWordPart), first.properties.isUppercase {
            result.append(namer.name(words: [isShouted ? "upper" : "capital"] + words, as: role))
        }
        return result
    }

    private func isSpelledForRole(_ key: String) -> Bool {
        guard SwiftKeyword.isIdentifier(key), !key.contains("_"), let first = key.unicodeScalars.first else {
            return false
        }
        return first.properties.isUppercase == (role == .type)
    }
}
