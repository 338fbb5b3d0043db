import ApigenJSON

/// A JSON body: samples, and what is known of its type.
package struct ImportedPayload: Sendable {
    /// A sample, and what it is called where it has a name.
    package struct Sample: Sendable {
        package var value: JSONValue
        package var name: String?

        package init(_ value: JSONValue, name: String? = nil) {
            self.value = value
            self.name = name
        }
    }

    /// The samples, each a file; the best comes first.
    package var samples: [Sample] = []
    /// More samples, which only show what else there may be; all of them are one file.
    package var variants: [JSONValue] = []
    /// The name of the object type at its root, or of the elements of the list or map there.
    package var model: String?
    /// The type in Swift, where samples can't tell it.
    package var type: String?
    /// What files with the samples may be called.
    package var fileName: String?

    /// Creates a payload without samples.
    package init() {}

    /// Creates a payload of samples, equal ones left out.
    package init(samples: [Sample]) {
        var seen: Set<JSONValue> = []
        self.samples = samples.filter { seen.insert($0.value).inserted }
    }
}

/// What a request sends.
package enum ImportedBody: Sendable {
    /// JSON.
    case json(ImportedPayload)
    /// Fields, url-encoded.
    case form([ImportedParameter])
    /// Parts (RFC 7578), in order.
    case multipart([Part])
    /// Bytes of this media type.
    case raw(mediaType: String)

    /// A part of a multipart body.
    package struct Part: Sendable {
        /// The name of the field.
        package var name: String
        /// The media type of the file that it holds; nothing where it holds text.
        package var mediaType: String?
        /// Whether it may be left out.
        package var isOptional: Bool

        package init(name: String, mediaType: String?, isOptional: Bool = false) {
            self.name = name
            self.mediaType = mediaType
            self.isOptional = isOptional
        }
    }
}

/// What the server answers when all is well.
package struct ImportedResponse: Sendable {
    /// How the body is read.
    package var format = ResponseSpec.Format.none
    /// The body, where it is JSON or a stream of JSON.
    package var payload: ImportedPayload?
    /// The status of success; nothing where any of them will do.
    package var status: StatusPattern?
}

/// The body of an error.
package struct ImportedError: Sendable {
    /// The statuses that it comes with.
    package var status: StatusPattern
    /// The body.
    package var payload: ImportedPayload
}

/// What a schema says of a model that samples can't show.
package struct ImportedModel: Sendable {
    /// What is known of a field.
    package struct Field: Sendable {
        /// Its key in JSON.
        package var key: String
        /// Whether its strings are one of a few.
        package var isEnum = false
        /// What it means.
        package var description: String?
    }

    /// The name of the model.
    package var name: String
    /// Where its objects stand, as a spec writes it.
    package var places: [String] = []
    /// What it is.
    package var description: String?
    /// What its objects become, where that is to be said.
    package var form: ModelOverride.Form?
    /// What tells its variants apart, or that there are none.
    package var tag: ModelOverride.Tag?
    /// Whether members that no field names are kept.
    package var keepsUnknown = false
    /// What is known of its fields.
    package var fields: [Field] = []

    /// Creates a model of which nothing is known.
    package init(name: String) {
        self.name = name
    }

    /// Whether there is nothing to say.
    package var isEmpty: Bool {
        places.isEmpty && description == nil && form == nil && tag == nil && !keepsUnknown && fields.isEmpty
    }
}
