/// Tells which required fields rest on very few objects: what no sample showed cannot be known.
enum ThinEvidence {
    /// Fewer objects than this say little.
    static let fewObjects = 3

    private static let maximumNames = 6

    /// Whether a field is required though few objects say so.
    static func isThin(_ field: Field) -> Bool { field.absence == .never && field.presence < fewObjects }

    /// A note, brief and for all fields at once; nothing where all rest on enough.
    static func note(about schema: Schema) -> String? {
        var names: [String] = []
        for type in schema.types {
            guard case .structure(let structure) = type.kind else { continue }
            for field in structure.fields where isThin(field) {
                names.append("\(type.name).\(field.name)")
            }
        }
        guard let first = names.first else { return nil }
        if names.count == 1 {
            return "the required field \(first) rests on fewer than \(fewObjects) objects; more samples would tell"
        }
        let shown = names.prefix(maximumNames).joined(separator: ", ")
        let more = names.count > maximumNames ? " and \(names.count - maximumNames) more" : ""
        return
            "\(names.count) required fields rest on fewer than \(fewObjects) objects: \(shown)\(more); more samples would tell"
    }
}
