/// The objects of one position, by their tags.
///
/// Most objects have none, and none should be hashed for each of millions: they have a place of their own.
package struct TagGroups: Equatable, Sendable {
    private var untagged: FieldTable?
    private var tagged: [ObjectShape.Tag: FieldTable] = [:]

    package init() {}

    /// The number of groups.
    var count: Int { tagged.count + (untagged == nil ? 0 : 1) }

    /// The tags of the groups, in no order; nothing for the objects without one.
    package var tags: [ObjectShape.Tag?] {
        let tags = tagged.keys.map { $0 as ObjectShape.Tag? }
        return untagged == nil ? tags : tags + [nil]
    }

    /// Whether all objects are in the group without a tag.
    var areUntagged: Bool {
        if case nil = untagged { return false }
        return tagged.isEmpty
    }

    /// The only group.
    var only: FieldTable? { count == 1 ? untagged ?? tagged.values.first : nil }

    /// The objects with a tag, or without one; nothing where there are none.
    subscript(tag: ObjectShape.Tag?) -> FieldTable? {
        get { tag.map { tagged[$0] } ?? untagged }
        set {
            if let tag { tagged[tag] = newValue } else { untagged = newValue }
        }
    }

    /// The objects with a tag, or without one, changed where they stand.
    mutating func update(_ tag: ObjectShape.Tag?, _ change: (inout FieldTable) throws -> Void) rethrows {
        if let tag { return try change(&tagged[tag, default: FieldTable()]) }
        if case nil = untagged { untagged = FieldTable() }
        try change(&untagged!)
    }
}
