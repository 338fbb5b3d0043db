/// Header fields in order. The case of their names does not matter.
package struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    /// A header field.
    package struct Field: Hashable, Sendable {
        /// The name as it was written.
        package let name: String
        /// The name in lower case.
        package let key: String
        /// The value, without white space around it.
        package var value: String
    }

    /// The fields.
    package private(set) var fields: [Field] = []

    /// Creates an empty list.
    package init() {}

    /// Creates a list in the order of the literal.
    package init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// The value of the first field with a name; setting it replaces all of them, or removes them.
    package subscript(name: String) -> String? {
        get {
            let key = name.lowercased()
            return fields.first { $0.key == key }?.value
        }
        set {
            let key = name.lowercased()
            fields.removeAll { $0.key == key }
            if let newValue { append(name, newValue) }
        }
    }

    /// The values of all fields with a name.
    package func values(of name: String) -> [String] {
        let key = name.lowercased()
        return fields.filter { $0.key == key }.map(\.value)
    }

    /// The words of a field that is a list, in lower case, whether they stand in one field or in several.
    package func words(of name: String) -> [String] {
        values(of: name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { word in
            word.trimmingBlanks.lowercased()
        }
    }

    /// Adds a field.
    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, key: name.lowercased(), value: value))
    }
}

extension StringProtocol {
    /// The text without spaces and tabs around it.
    var trimmingBlanks: String {
        var rest = self[...]
        while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return String(rest)
    }
}
