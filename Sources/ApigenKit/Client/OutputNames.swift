/// The names of the files of a client.
///
/// They follow from the spec alone, never from samples: a build system has to know them before the tool runs. The
/// build plugin can't import a target, so this file is compiled into both (`Sources/Plugins/Naming`).
///
/// A small API is one set of files, a large one is a set for each group of operations, so that no file is huge and an
/// edit recompiles little.
struct OutputNames: Hashable, Sendable {
    /// What a file holds.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case models = "Models"
        case coding = "Coding"
        case api = "API"
        case resources = "Resources"
        case samples = "Samples"
    }

    /// A spec of more operations than this has files for each group.
    static let operationsInOneSet = 40

    /// What every name starts with: the name of the spec.
    let base: String
    /// The groups with files of their own, in order; none where all are in one set.
    let groups: [String]
    /// What the spec asks for.
    let kinds: [Kind]

    /// The names for a spec.
    ///
    /// - Parameters:
    ///   - name: The name of the spec.
    ///   - groups: The group of each operation, in UpperCamelCase.
    ///   - isPlain: Whether there are only models, which need no runtime.
    ///   - hasSamples: Whether there are samples for previews and tests.
    init(name: String, groups: [String], isPlain: Bool, hasSamples: Bool) {
        base = name
        kinds = Kind.allCases.filter { isPlain ? $0 == .models : hasSamples || $0 != .samples }
        var spellings: [String: String] = [:]
        if groups.count > Self.operationsInOneSet, !isPlain {
            // Names that differ only in case would be one file on many disks.
            for group in groups { spellings[group.lowercased()] = min(group, spellings[group.lowercased()] ?? group) }
        }
        self.groups = spellings.count > 1 ? spellings.values.sorted() : []
    }

    /// All of them.
    var files: [String] {
        if groups.isEmpty { return kinds.map { file($0, of: nil) } }
        return groups.flatMap { group in kinds.map { file($0, of: group) } } + sharedKinds.map { file($0, of: nil) }
    }

    /// What the groups of a large API have in common.
    var sharedKinds: [Kind] { kinds.filter { [.api, .samples].contains($0) } }

    /// The file for a part of a group, or of what all have in common.
    func file(_ kind: Kind, of group: String?) -> String {
        base + (group ?? "") + kind.rawValue + ".swift"
    }

    /// The group among ``groups`` whose files hold an operation; nothing where all are in one set.
    func group(holding group: String) -> String? {
        groups.first { $0.lowercased() == group.lowercased() }
    }
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
