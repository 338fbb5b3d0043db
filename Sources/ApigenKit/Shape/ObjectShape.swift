/// What was observed of the objects at one position.
///
/// Objects that carry a tag (`"type": "image"`) are kept apart by the tag's value, so that it can be seen later
/// whether the tag decides which fields exist. Each object is kept once: what all have in common is the merge of
/// the groups.
package struct ObjectShape: Equatable, Sendable {
    /// How many were seen.
    package var count = 0
    /// Where the first was seen.
    package var first: Witness?
    /// The objects by their tags.
    package var groups = TagGroups()
    /// Whether there were too many tags to keep objects apart by them; then all are in the group without one.
    package var hasTooManyTags = false

    /// A member that may tell variants apart.
    package struct Tag: Hashable, Sendable {
        package var key: String
        package var value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    static let maximumTags = 64

    package init() {}

    /// The fields of all objects together.
    package var fields: FieldTable {
        if let only = groups.only { return only }
        var merged = FieldTable()
        for tag in sortedTags { merged.merge(groups[tag] ?? FieldTable()) }
        return merged
    }

    /// The tags, in a steady order, nil first.
    var sortedTags: [Tag?] {
        groups.tags.sorted { ($0?.key ?? "", $0?.value ?? "") < ($1?.key ?? "", $1?.value ?? "") }
    }

    mutating func merge(_ other: ObjectShape) {
        count += other.count
        first = Witness.first(first, other.first)
        hasTooManyTags = hasTooManyTags || other.hasTooManyTags
        for tag in other.groups.tags {
            guard let table = other.groups[tag] else { continue }
            groups.update(tag) { $0.merge(table) }
        }
        limitTags()
    }

    /// Gives up on tags once there are too many of them.
    mutating func limitTags() {
        if groups.count > Self.maximumTags { hasTooManyTags = true }
        if hasTooManyTags, !groups.areUntagged {
            let all = fields
            groups = TagGroups()
            groups[nil] = all
        }
    }
}
