import ApigenJSON

/// What a reader found out about an API, whatever the format that told it: ready to be written as a spec and samples.
package struct ImportedAPI: Sendable {
    /// What the document calls the API; no Swift name yet.
    package var title: String
    /// What it is.
    package var description: String?
    /// Where the paths start, without a slash at its end.
    package var baseURL: String
    /// Headers that every request carries.
    package var headers: [ImportedHeader] = []
    /// How requests prove who is asking, unless an endpoint says otherwise.
    package var authentication: Authentication?
    /// The endpoints, in the order in which they were found.
    package var endpoints: [ImportedEndpoint] = []
    /// What a schema says of models that samples can't show.
    package var models: [ImportedModel] = []
    /// The formats, besides date-times, that the document promises of strings.
    package var formats: Set<SwiftOptions.Format> = []
}

/// A header with a constant value.
package struct ImportedHeader: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value; never a secret.
    package var value: String
}

/// A method on a path.
package struct ImportedEndpoint: Sendable {
    /// The method.
    package var method: HTTPMethod
    /// The path, with placeholders in braces.
    package var path: String
    /// The name of its function; nothing where the one that follows from method and path will do.
    package var name: String?
    /// What it does.
    package var description: String?
    /// Whether it should not be used any more.
    package var isDeprecated = false
    /// The parameters of path, query and headers.
    package var parameters: [ImportedParameter] = []
    /// Headers with constant values.
    package var headers: [ImportedHeader] = []
    /// What a request sends.
    package var body: ImportedBody?
    /// What the server answers when all is well.
    package var response = ImportedResponse()
    /// Bodies of errors.
    package var errors: [ImportedError] = []
    /// How requests prove who is asking; nothing where nothing is known.
    package var authentication: Authentication?
    /// How the pages of a list are asked for.
    package var pagination: ImportedPagination?
    /// Whether answers carry the header `Link`, which tells of pages.
    package var answersWithLinks = false
    /// The group whose files hold it in a large API.
    package var group: String?
    /// Where it was found.
    package var location: SourceLocation

    /// Creates an endpoint.
    package init(method: HTTPMethod, path: String, location: SourceLocation) {
        self.method = method
        self.path = path
        self.location = location
    }

    /// `GET /users/{id}`
    package var title: String { "\(method.token) \(path)" }
}

/// A value that a request carries in its path, query, headers or form.
package struct ImportedParameter: Sendable {
    /// Its name on the wire.
    package var name: String
    /// Where it is carried.
    package var placement: Parameter.Placement
    /// Its type.
    package var type: ParameterType
    /// Whether it may be left out.
    package var isOptional = false
    /// The value where none is given.
    package var defaultValue: JSONValue?
    /// The values that it may have.
    package var values: [JSONValue] = []
    /// How a list is written, where that is not the usual way.
    package var style: Parameter.Style?
    /// What it means.
    package var description: String?
    /// A value to try it with.
    package var sample: JSONValue?

    /// Creates a parameter.
    package init(_ name: String, in placement: Parameter.Placement, type: ParameterType = ParameterType(.string)) {
        self.name = name
        self.placement = placement
        self.type = type
    }
}

/// How the pages of a list are asked for.
package struct ImportedPagination: Hashable, Sendable {
    /// How pages are asked for.
    package var style: Pagination.Style
    /// Where the elements stand in a page; nothing where the page is the list.
    package var items: JSONPointer?
}
