/// One thing that an API does: a method on a path.
package struct Operation: Sendable {
    /// The method.
    package var method: HTTPMethod
    /// The path.
    package var path: PathTemplate
    /// The name of its function, unique in the spec, without back-ticks.
    package var name: String
    /// What a person wrote about it.
    package var description: String?
    /// Whether, and why, it should not be used any more.
    package var deprecation: Deprecation?
    /// The parameters as they were written, and one for each placeholder that has none.
    package var parameters: [Parameter] = []
    /// Headers that every request carries.
    package var headers: [HeaderField] = []
    /// What a request sends.
    package var body: RequestBody?
    /// What the server answers.
    package var response: ResponseSpec
    /// Bodies of errors, besides those of the spec.
    package var errors: [ErrorResponse] = []
    /// How requests prove who is asking, where the spec's way does not hold.
    package var authentication: Authentication?
    /// How the pages of a list are asked for.
    package var pagination: Pagination?
    /// After how many seconds a request is given up.
    package var timeout: Double?
    /// Whether a request may be repeated; nothing where the method tells.
    package var isIdempotent: Bool?
    /// The name, in UpperCamelCase, of the group whose files hold it.
    package var group: String
    /// Where its method was written.
    package var location: SourceLocation

    /// `GET /users/{id}`
    package var title: String { "\(method.token) \(path.text)" }

    /// The parameters in the order of the function's arguments: those of the path as they stand in it, then those
    /// that must be given, then those that need not be.
    package var orderedParameters: [Parameter] {
        let inPath = path.placeholders.compactMap { name in
            parameters.first { $0.placement == .path && $0.wireName == name }
        }
        let others = parameters.filter { $0.placement != .path } + (body?.formFields ?? [])
        return inPath + others.filter(\.isRequired) + others.filter { !$0.isRequired }
    }

    /// The arguments of the function, besides its body: the parameters in order, with names that are unique.
    package func arguments(namer: Namer) -> [Argument] {
        let parameters = orderedParameters
        var scope = NameScope(namer: namer, role: .argument)
        return zip(parameters, scope.names(for: parameters.map(\.key))).map(Argument.init)
    }

    /// An argument of the function.
    package struct Argument: Sendable {
        /// The parameter that it sets.
        package var parameter: Parameter
        /// Its name, without back-ticks.
        package var name: String
    }

    /// Whether, and why, something should not be used any more.
    package struct Deprecation: Hashable, Sendable {
        /// What to do instead.
        package var message: String?
    }
}
