/// The header fields of a request or response: ordered, with names compared without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One header field.
    public struct Field: Hashable, Sendable {
        /// The name as it was written.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields in the order in which they were added.
    public private(set) var fields: [Field] = []

    /// Creates an empty list of fields.
    public init() {}

    /// Creates a list of fields; a repeated name is kept twice.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// Creates a list of fields from a dictionary, in the order of their names.
    public init(_ dictionary: [String: String]) {
        fields = dictionary.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
    }

    /// The value of a field; several of the same name are joined by a comma, as RFC 9110 section 5.3 allows.
    /// Setting replaces all fields of that name, setting nil removes them.
    public subscript(name: String) -> String? {
        get {
            let values = values(for: name)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            guard let newValue else {
                fields.removeAll { $0.name.isEqualIgnoringCase(name) }
                return
            }
            let field = Field(name: name, value: newValue)
            guard let first = fields.firstIndex(where: { $0.name.isEqualIgnoringCase(name) }) else {
                fields.append(field)
                return
            }
            fields[first] = field
            let rest = fields[(first + 1)...].filter { !$0.name.isEqualIgnoringCase(name) }
            fields.replaceSubrange((first + 1)..., with: rest)
        }
    }

    /// Every value given for a name, in order.
    public func values(for name: String) -> [String] {
        fields.filter { $0.name.isEqualIgnoringCase(name) }.map(\.value)
    }

    /// Adds a field beside those of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Sets each field of `other`, replacing fields of the same name.
    public mutating func merge(_ other: HTTPHeaders) {
        var seen: Set<String> = []
        for field in other.fields {
            if seen.insert(field.name.lowercased()).inserted {
                self[field.name] = field.value
            } else {
                fields.append(field)
            }
        }
    }

    /// Whether there is no field.
    public var isEmpty: Bool { fields.isEmpty }
}

extension String {
    /// Compares names of headers, which are ASCII.
    func isEqualIgnoringCase(_ other: String) -> Bool {
        utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension UInt8 {
    fileprivate var asciiLowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
