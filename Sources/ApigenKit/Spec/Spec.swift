/// What a person wrote about an API, checked and with every default filled in.
package struct Spec: Sendable {
    /// The file that it was read from.
    package var file: SourceFile
    /// The name, in UpperCamelCase, from which the names of files and of the API's type are made.
    package var name: String
    /// What a person wrote about the API.
    package var description: String?
    /// Where the paths start, without a slash at its end.
    package var baseURL: String
    /// Headers that every request carries.
    package var headers: [HeaderField] = []
    /// How requests prove who is asking, unless an operation says otherwise.
    package var authentication: Authentication?
    /// Bodies of errors that any operation may answer with.
    package var errors: [ErrorResponse] = []
    /// The operations, in the order of the file.
    package var operations: [Operation] = []
    /// What a person decided about models, in the order of the file.
    package var models: [ModelOverride] = []
    /// How the Swift code is to be.
    package var swift: SwiftOptions

    /// The namer that the spec's options ask for.
    package var namer: Namer { Namer(acronyms: Acronyms(swift.acronyms)) }

    /// The headers of an operation's requests: its own, and those of the spec that it does not replace.
    package func headers(of operation: Operation) -> [HeaderField] {
        headers.filter { shared in !operation.headers.contains { $0.isNamed(shared.name) } } + operation.headers
    }

    /// The error bodies of an operation: its own, and those of the spec that it does not replace.
    package func errors(of operation: Operation) -> [ErrorResponse] {
        operation.errors + errors.filter { shared in !operation.errors.contains { $0.statuses == shared.statuses } }
    }

    /// What a person decided about a model.
    package func override(of model: String) -> ModelOverride? {
        models.first { $0.name == model }
    }
}
