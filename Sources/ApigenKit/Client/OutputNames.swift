/// The names of the files of a client.
///
/// They follow from the spec alone, never from samples: a build system has to know them before the tool runs. The
/// build plugin can't import a target, so this file is compiled into both (`Sources/Plugins/Naming`).
///
/// A small API is one set of files, a large one is a set for each group of operations and one for the rest, so that
/// no file is huge and an edit recompiles little.
struct OutputNames: Hashable, Sendable {
    /// What a file of a set holds.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case models = "Models"
        case coding = "Coding"
        case api = "API"
        case resources = "Resources"
        case samples = "Samples"
    }

    /// The largest number of operations that share one set of files.
    static let operationLimit = 40

    /// What every name starts with: the name of the spec.
    let base: String
    /// The groups with files of their own, in order; none for a small API.
    let groups: [String]

    /// The names for a spec.
    ///
    /// - Parameters:
    ///   - name: The name of the spec.
    ///   - groups: The group of each operation, in UpperCamelCase.
    init(name: String, groups: [String]) {
        base = name
        var spellings: [String: String] = [:]
        if groups.count > Self.operationLimit {
            // Names that differ only in case would be one file on many disks.
            for group in groups {
                let key = group.lowercased()
                spellings[key] = min(group, spellings[key] ?? group)
            }
        }
        // What belongs to no group stands with what all share.
        spellings[name.lowercased()] = nil
        self.groups = spellings.count > 1 ? spellings.values.sorted() : []
    }

    /// The names that a build system was promised, which may be older than the spec.
    ///
    /// - Returns: Nothing where these are not all the files of a client.
    init?(files: [String]) {
        let ending = Kind.models.rawValue + Self.fileExtension
        let stems = files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
        guard let base = stems.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
        self.base = base
        groups = stems.filter { $0 != base && $0.hasPrefix(base) }.map { String($0.dropFirst(base.count)) }.sorted()
        guard Set(self.files) == Set(files) else { return nil }
    }

    /// All of them.
    var files: [String] {
        ([nil] + groups).flatMap { group in Kind.allCases.map { file($0, of: group) } }
    }

    /// The file for a part of a group, or of what all share.
    func file(_ kind: Kind, of group: String?) -> String {
        base + (group ?? "") + kind.rawValue + Self.fileExtension
    }

    /// The group among ``groups`` whose files hold an operation; nothing for those that all share.
    func group(holding group: String) -> String? {
        groups.first { $0.lowercased() == group.lowercased() }
    }

    private static let fileExtension = ".swift"
}

extension OutputNames {
    /// The name of a spec, from what it says itself or else from the name of its file: `my-api.api.json` → `MyAPI`.
    ///
    /// A name that Swift can't spell is at fault, which the tool tells; something that can name a file stands for it.
    static func specName(_ name: String?, file: String, spelling: UpperCamelCase) -> String {
        guard let name else { return spelling.name(for: stem(ofSpec: file)) }
        let isWord = !name.isEmpty && name.unicodeScalars.allSatisfy(\.canContinueIdentifier)
        return isWord ? name : spelling.name(for: name)
    }

    /// The name of a spec's file without its ending: `users` of `Specs/users.api.json`.
    static func stem(ofSpec path: String) -> String {
        let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let ending = [".api.json", ".json"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(ending.count))
    }

    /// The group of an operation: what the spec says, else the first fixed segment of its path, else the spec's name.
    static func group(_ group: String?, path: String, specName: String, spelling: UpperCamelCase) -> String {
        if let group, group.unicodeScalars.contains(where: \.isWordPart) { return spelling.name(for: group) }
        return PathSegment.groupWords(in: path).map(spelling.name) ?? specName
    }
}
