import ApigenJSON

/// A schema of an OpenAPI document, read one level deep: what stands below it is read when someone asks.
struct OpenAPISchema {
    /// What values of it are.
    enum Kind {
        /// Anything.
        case any
        case object(Object)
        case array(Array)
        case string(format: String?)
        case integer(format: String?)
        case number
        case boolean
        /// Nothing but `null`.
        case null
        /// One of several.
        case choice(Choice)
    }

    /// An object.
    struct Object {
        /// The properties, in order, each key once.
        var properties: [(key: String, node: JSONNode)] = []
        /// The keys that are always there.
        var required: Set<String> = []
        /// What stands under any other key; nothing where that is not said.
        var additional: JSONNode?
        /// Whether it says that it has no other keys.
        var isClosed = false

        /// Whether its keys are data, so that it is a dictionary.
        var isMap: Bool { properties.isEmpty && additional != nil }
    }

    /// A list.
    struct Array {
        /// The elements.
        var items: JSONNode?
        /// The first elements, where each place has a schema of its own.
        var prefix: [JSONNode] = []
        /// The most elements that there may be.
        var maximum: Int?
    }

    /// One of several schemas.
    struct Choice {
        /// A schema, and the value that tells it from the others.
        struct Variant {
            var node: JSONNode
            var tag: String?
        }

        var variants: [Variant]
        /// The key whose value tells variants apart.
        var tag: String?
    }

    /// What values of it are.
    var kind = Kind.any
    /// The name of the component that it is.
    var component: String?
    /// Whether it may be `null`.
    var isNullable = false
    /// The values that it may have; empty where it may have any.
    var values: [JSONValue] = []
    /// Examples, and the default.
    var examples: [JSONValue] = []
    /// What it is called.
    var title: String?
    /// What it is.
    var description: String?
    /// Whether only answers have it.
    var isReadOnly = false
    /// Whether only requests have it.
    var isWriteOnly = false
    /// Limits of numbers and texts.
    var minimum: Double?
    var maximum: Double?
    var maximumLength: Int?
    /// The node that it was read from, references followed.
    var node: JSONNode

    init(node: JSONNode) {
        self.node = node
    }

    /// What tells it from other schemas, wherever it is used.
    var identity: Int { node.offset }

    /// The properties of an object.
    var object: Object? {
        if case .object(let object) = kind { object } else { nil }
    }

    /// Whether it says nothing about the type.
    var isAny: Bool {
        if case .any = kind { values.isEmpty } else { false }
    }
}
