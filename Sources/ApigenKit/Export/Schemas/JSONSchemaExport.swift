import ApigenJSON

/// An API's models and bodies as JSON Schemas.
///
/// Each file stands by itself: what a schema refers to is among its own `$defs`, so that any validator takes it as it
/// is.
struct JSONSchemaExport {
    private let inferred: InferredSpec
    private let export: SchemaExport

    init(_ inferred: InferredSpec) {
        self.inferred = inferred
        export = SchemaExport(inferred, referencePrefix: "#/$defs/", hasDiscriminators: false)
    }

    /// All models in one schema, to refer to.
    var bundle: JSONObject {
        let name = inferred.spec.fileStem + ".schema.json"
        var result = header(name, title: inferred.spec.name)
        if let description = inferred.spec.description { result["description"] = .string(description) }
        result["$defs"] = .object(definitions(inferred.schema.types.indices.map { TypeID($0) }))
        return result
    }

    /// A file for each model and each body.
    var files: [ExportedDocument] {
        var files: [ExportedDocument] = []
        var taken: Set<String> = []
        func add(_ name: String, title: String, _ schema: JSONObject, _ types: [TypeID]) {
            let name = ComponentNames.unique(ComponentNames.spelled(name), among: taken)
            taken.insert(name.lowercased())
            let fileName = name + ".schema.json"
            var content = header(fileName, title: title)
            for member in schema.members { content[member.key] = member.value }
            let definitions = definitions(types)
            if !definitions.isEmpty { content["$defs"] = .object(definitions) }
            files.append(ExportedDocument(name: fileName, content: .object(content)))
        }
        for index in inferred.schema.types.indices {
            let id = TypeID(index)
            add(export.names[id], title: inferred.schema[id].name, export.reference(to: id), [id])
        }
        for body in inferred.namedBodies {
            let schema = Envelope(body.body).schema(around: export.schema(of: body.body.type.type))
            add(body.name, title: body.title, schema, body.body.type.type.innermostID.map { [$0] } ?? [])
        }
        return files
    }

    private func header(_ name: String, title: String) -> JSONObject {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string(name),
            "title": .string(title), "$comment": .string(inferred.exportMarker),
        ]
    }

    /// The schemas of types and of all that they are made of.
    private func definitions(_ types: [TypeID]) -> JSONObject {
        var reached: Set<TypeID> = []
        var pending = types
        while let id = pending.popLast() {
            guard reached.insert(id).inserted else { continue }
            pending += inferred.schema[id].kind.references.compactMap(\.innermostID)
        }
        var definitions = JSONObject()
        for id in reached.sorted(by: { $0.index < $1.index }) {
            definitions[export.names[id]] = .object(export.declaration(of: id))
        }
        return definitions
    }
}

extension InferredSpec {
    /// A body under the name that its file gets.
    struct NamedBody {
        /// `users.response`, `createUser.body`, `error.404`
        var name: String
        /// What it is, in words.
        var title: String
        var body: Body
    }

    /// The bodies of all operations, those of errors that operations share once.
    var namedBodies: [NamedBody] {
        var bodies: [NamedBody] = []
        var shared: Set<SourceLocation> = []
        for (operation, types) in zip(spec.operations, operations) {
            if let type = types.response {
                let body = Body(type: type, pointer: operation.response.payload?.pointer?.value)
                let title = "What \(operation.title) answers"
                bodies.append(NamedBody(name: operation.name + ".response", title: title, body: body))
            }
            if let type = types.body {
                let body = Body(type: type, pointer: operation.body?.payload?.pointer?.value)
                let title = "What \(operation.title) takes"
                bodies.append(NamedBody(name: operation.name + ".body", title: title, body: body))
            }
            for (index, (error, type)) in zip(spec.errors(of: operation), types.errors).enumerated() {
                let isShared = index >= operation.errors.count
                guard let type, !isShared || shared.insert(error.location).inserted else { continue }
                let body = Body(type: type, pointer: error.payload?.pointer?.value)
                let name = isShared ? "error.\(error.statuses)" : "\(operation.name).error.\(error.statuses)"
                let title = isShared ? "Error \(error.statuses)" : "Error \(error.statuses) of \(operation.title)"
                bodies.append(NamedBody(name: name, title: title, body: body))
            }
        }
        return bodies
    }
}
