/// The fields of objects, in the order in which they were seen first.
package struct FieldTable: Sendable {
    /// One field.
    package struct Field: Sendable {
        package let key: String
        let utf8: [UInt8]
        /// The number of objects that had the field.
        package var presence = 0
        /// Where it was seen first.
        package var first: Witness
        /// What its values were.
        package var shape = Shape()
        /// The ordinal of the object that had it last, to tell a repeated key from a new object.
        var lastObject = -1

        init(key: String, first: Witness) {
            self.key = key
            utf8 = Array(key.utf8)
            self.first = first
        }
    }

    /// The number of objects.
    package var count = 0
    /// The first samples that had such objects, by rank and path; at most ``maximumSources``.
    package private(set) var sources: [Source] = []

    /// A sample.
    package struct Source: Hashable, Comparable, Sendable {
        package var rank: Int
        package var path: String

        package static func < (left: Source, right: Source) -> Bool {
            (left.rank, left.path) < (right.rank, right.path)
        }
    }

    static let maximumSources = 3

    /// Adds a sample. The first few of all stay, so the order of adding does not matter.
    mutating func add(_ source: Source) {
        guard !sources.contains(source) else { return }
        sources = Array((sources + [source]).sorted().prefix(Self.maximumSources))
    }
    /// The fields, in the order of arrival.
    private(set) var fields: [Field] = []
    /// Indices by key, kept only where the fields are too many to be searched.
    private var indices: [[UInt8]: Int] = [:]
    private static let indexedFrom = 12

    package init() {}

    /// The fields in the order of their first witnesses, which does not depend on the order of merging.
    package var sorted: [Field] {
        fields.sorted { $0.first == $1.first ? $0.key < $1.key : $0.first < $1.first }
    }

    /// The keys, in no particular order.
    package var keys: [String] { fields.map(\.key) }

    /// The field of a key.
    package subscript(key: String) -> Field? {
        index(of: Array(key.utf8)).map { fields[$0] }
    }

    func index(of utf8: [UInt8]) -> Int? {
        guard fields.count < Self.indexedFrom else { return indices[utf8] }
        return fields.firstIndex { $0.utf8 == utf8 }
    }

    mutating func append(_ field: Field) {
        fields.append(field)
        if fields.count == Self.indexedFrom {
            for (index, field) in fields.enumerated() { indices[field.utf8] = index }
        } else if fields.count > Self.indexedFrom {
            indices[field.utf8] = fields.count - 1
        }
    }

    mutating func update(_ index: Int, _ change: (inout Field) throws -> Void) rethrows {
        try change(&fields[index])
    }

    mutating func merge(_ other: FieldTable) {
        count += other.count
        for source in other.sources { add(source) }
        for field in other.fields {
            guard let index = index(of: field.utf8) else {
                var copy = field
                copy.lastObject = -1
                append(copy)
                continue
            }
            fields[index].presence += field.presence
            fields[index].first = min(fields[index].first, field.first)
            fields[index].shape.merge(field.shape)
        }
    }
}

extension FieldTable: Equatable {
    /// Whether the same fields were observed; in which order they arrived does not matter.
    package static func == (left: FieldTable, right: FieldTable) -> Bool {
        guard left.count == right.count, left.sources == right.sources, left.fields.count == right.fields.count else {
            return false
        }
        return left.fields.allSatisfy { field in
            guard let index = right.index(of: field.utf8) else { return false }
            let other = right.fields[index]
            return field.presence == other.presence && field.first == other.first && field.shape == other.shape
        }
    }
}
