/// The places on a page that links lead to.
///
/// Names of Swift are letters, digits and underscores, so that hyphens and points between them keep places apart.
struct PageLinks {
    private let schema: Schema
    /// What sets the places of several APIs on one page apart.
    private let prefix: String
    private let types: [String: TypeID]

    init(schema: Schema, number: Int) {
        self.schema = schema
        prefix = number == 1 ? "" : "api\(number)-"
        let named = schema.types.enumerated().map { ($1.name, TypeID($0)) }
        types = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// A part of an API, such as `models`.
    func section(_ name: String) -> String { prefix + name }

    /// The card of a type.
    func model(_ id: TypeID) -> String { "\(prefix)model-\(schema[id].name)" }

    /// The card of a type by its name, where it is declared.
    func model(named name: String) -> String? { types[name].map(model) }

    /// A field of a type.
    func field(_ field: Field, of id: TypeID) -> String { "\(model(id)).\(field.name)" }

    /// The card of an operation.
    func endpoint(_ operation: Operation) -> String { "\(prefix)endpoint-\(operation.name)" }
}
