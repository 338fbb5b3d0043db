/// The names of models in documents, which allow fewer characters than Swift does: letters and digits of ASCII, `.`,
/// `-` and `_` (OpenAPI 3.1, Components Object).
struct ComponentNames: Sendable {
    private let names: [String]

    init(_ schema: Schema) {
        var taken: Set<String> = []
        names = schema.types.map { type in
            let name = Self.unique(Self.spelled(type.name), among: taken)
            taken.insert(name.lowercased())
            return name
        }
    }

    /// The name of a declared type.
    subscript(id: TypeID) -> String { names[id.index] }

    /// The name with each character that documents don't allow replaced.
    static func spelled(_ name: String) -> String {
        let spelled = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" })
        return spelled.contains { $0 != "_" } ? spelled : "Model"
    }

    /// A name that no other has. Names that differ only in case would be one file on many disks.
    static func unique(_ name: String, among taken: Set<String>) -> String {
        SwiftIdentifier.unique(name, suffix: "2") { taken.contains($0.lowercased()) }
    }
}
