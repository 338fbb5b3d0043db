/// When the value of a key decides which fields an object has: a conditional functional dependency (see "Extracting
/// JSON Schemas with Tagged Unions", Klessinger and others, 2022).
enum TagRule {
    /// The variants that a tag tells apart.
    struct Split {
        var key: String
        var variants: [Variant]
        /// The few objects without the tag.
        var untagged: FieldTable
        var decision: Decision

        struct Variant {
            var tags: [String]
            var fields: FieldTable
        }
    }

    /// The variants of an object, where a tag tells them apart.
    static func decide(_ objects: ObjectShape) -> Split? {
        guard !objects.hasTooManyTags, objects.groups.count >= 2, let key = commonKey(objects) else { return nil }
        let tags = objects.sortedTags.compactMap { $0 }.filter { $0.key == key }
        let tagged = tags.reduce(0) { $0 + (objects.groups[$1]?.count ?? 0) }
        // The few objects without the tag are kept as they are; where they are many, the tag decides nothing.
        guard tags.count >= 2, (objects.count - tagged) * 10 <= objects.count else { return nil }
        guard tags.allSatisfy({ !$0.value.contains(" ") }) else { return nil }
        let variants = cluster(tags, objects)
        guard (2...60).contains(variants.count), decides(variants, tagged: tagged, key: key) else { return nil }
        let place = objects.first.map { ": \($0.description)" } ?? ""
        let reason = "\"\(key)\" decides which fields \(tagged) objects have, in \(variants.count) variants\(place)"
        let decision = Decision(
            rule: "tagged union",
            reason: reason,
            runnerUp: "one struct with optional fields",
            override: .untagged
        )
        return Split(key: key, variants: variants, untagged: untagged(objects, key), decision: decision)
    }

    /// The variants by a key that the spec names; nothing where no objects are kept apart by it.
    static func split(_ objects: ObjectShape, by key: String) -> Split? {
        let tags = objects.sortedTags.compactMap { $0 }.filter { $0.key == key }
        guard !tags.isEmpty else { return nil }
        let decision = Decision(rule: "tagged union", reason: "the spec says so", isForced: true)
        return Split(
            key: key,
            variants: cluster(tags, objects),
            untagged: untagged(objects, key),
            decision: decision
        )
    }

    private static func untagged(_ objects: ObjectShape, _ key: String) -> FieldTable {
        objects.sortedTags.filter { $0?.key != key }.reduce(into: FieldTable()) { table, tag in
            table.merge(objects.groups[tag] ?? FieldTable())
        }
    }

    /// The candidate that most objects carry.
    private static func commonKey(_ objects: ObjectShape) -> String? {
        var counts: [String: Int] = [:]
        for case let tag? in objects.groups.tags {
            counts[tag.key, default: 0] += objects.groups[tag]?.count ?? 0
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Puts tags with the same fields together: where the tag makes no difference there is one variant.
    private static func cluster(_ tags: [ObjectShape.Tag], _ objects: ObjectShape) -> [Split.Variant] {
        let ordered = tags.compactMap { tag in objects.groups[tag].map { (tag: tag.value, table: $0) } }
            .sorted { left, right in
                let leftFirst = left.table.sorted.first?.first
                let rightFirst = right.table.sorted.first?.first
                guard let leftFirst, let rightFirst, leftFirst != rightFirst else { return left.tag < right.tag }
                return leftFirst < rightFirst
            }
        var variants: [Split.Variant] = []
        for (tag, table) in ordered {
            if let index = variants.firstIndex(where: { isSame($0.fields, table) }) {
                variants[index].tags.append(tag)
                variants[index].fields.merge(table)
            } else {
                variants.append(Split.Variant(tags: [tag], fields: table))
            }
        }
        return variants
    }

    private static func isSame(_ left: FieldTable, _ right: FieldTable) -> Bool {
        let overlap = FieldOverlap(left, right)
        return overlap.conflicts == 0 && overlap.similarity >= 0.8
    }

    /// Whether the variants explain what is optional in all objects together.
    private static func decides(_ variants: [Split.Variant], tagged: Int, key: String) -> Bool {
        var merged = FieldTable()
        for variant in variants { merged.merge(variant.fields) }
        let conflicting = conflictingKeys(variants)
        let optionalInAll = merged.sorted.filter { $0.presence < merged.count }.count + 2 * conflicting.count
        guard optionalInAll >= 2 else { return false }
        let optionalInVariants = variants.reduce(0.0) { sum, variant in
            let optional = variant.fields.sorted.filter { $0.presence < variant.fields.count }.count
            return sum + Double(optional * variant.fields.count) / Double(max(tagged, 1))
        }
        guard optionalInVariants <= 0.4 * Double(optionalInAll) else { return false }
        // A variant seen once has no optional fields by its nature. Where most are such, only a key that is a tag by
        // its name, and variants with little in common, say that it is no accident.
        let proven = variants.filter { $0.fields.count >= 2 }.count
        if proven * 2 >= variants.count, proven >= 2 { return true }
        guard let rank = TagKey.rank(key), rank < TagKey.certain else { return false }
        return !conflicting.isEmpty || meanSimilarity(variants, without: key) <= 0.5
    }

    private static func conflictingKeys(_ variants: [Split.Variant]) -> Set<String> {
        var keys: Set<String> = []
        for (index, variant) in variants.enumerated() {
            for other in variants[(index + 1)...] {
                keys.formUnion(FieldOverlap(variant.fields, other.fields).conflictingKeys)
            }
        }
        return keys
    }

    private static func meanSimilarity(_ variants: [Split.Variant], without key: String) -> Double {
        var sum = 0.0
        var pairs = 0
        for (index, variant) in variants.enumerated() {
            for other in variants[(index + 1)...] {
                sum += FieldOverlap(variant.fields, other.fields, without: key).similarity
                pairs += 1
            }
        }
        return pairs == 0 ? 1 : sum / Double(pairs)
    }
}
