/// When the keys of an object are data, so that it is a dictionary and not a structure.
enum MapRule {
    /// The shape of the values and the reason, where the object is a map.
    ///
    /// - Parameter key: The key under which the object stands; a plural suggests a collection.
    static func decide(_ objects: ObjectShape, key: String?) -> (value: Shape, decision: Decision)? {
        let table = objects.fields
        var place: String { objects.first.map { ": \($0.description)" } ?? "" }
        guard !table.fields.isEmpty else {
            let reason = "no object had a key\(place)"
            return (Shape(), Decision(rule: "map", reason: reason, runnerUp: "a struct, once a sample has a key"))
        }
        guard let reason = reason(table, key: key) else { return nil }
        let fields = table.sorted
        return (
            ArrayShape.merged(fields.map(\.shape)),
            Decision(
                rule: "map",
                reason: reason + place,
                runnerUp: "a struct with \(fields.count == 1 ? "1 field" : "\(fields.count) fields")",
                override: .form(.structure)
            )
        )
    }

    /// Whether the keys of an object are data by their shape.
    static func areKeysData(_ objects: ObjectShape) -> Bool {
        let fields = objects.fields.fields
        return reason(ofKeys: fields, ValueAgreement.degree(of: fields.map(\.shape))) != nil
    }

    private static func reason(_ table: FieldTable, key: String?) -> String? {
        let fields = table.fields
        let degree = ValueAgreement.degree(of: fields.map(\.shape))
        if let reason = reason(ofKeys: fields, degree) { return reason }
        guard degree > .none else { return nil }
        if let reason = varying(table, fields, degree) { return reason }
        guard degree == .structures else { return nil }
        if fields.count >= 3, let key, isPlural(key) {
            return "\(fields.count) keys below the plural \"\(key)\" hold objects with the same fields"
        }
        if fields.count >= 12 { return "\(fields.count) keys hold objects with the same fields" }
        let odd = fields.filter { !isIdentifier($0.key) }.count
        if fields.count >= 4, odd * 2 >= fields.count {
            return "\(fields.count) keys that are no identifiers hold objects with the same fields"
        }
        return nil
    }

    /// What the shape of the keys says.
    private static func reason(ofKeys fields: [FieldTable.Field], _ degree: ValueAgreement.Degree) -> String? {
        var patterns: [KeyPattern] = []
        var named = 0
        for field in fields {
            if let pattern = KeyPattern(field.utf8) { patterns.append(pattern) } else { named += 1 }
            // Most objects are structures, of which a few keys tell.
            if named > maximumAliens { return nil }
        }
        let common = mostCommon(patterns)

        if let common, named == 0 {
            let all = fields.allSatisfy { common.matches($0.utf8) }
            if all, common.isUnmistakable || (fields.count >= 3 && degree > .none) || hasRegion(fields, common) {
                return "the keys are \(common.description)"
            }
            if degree > .none, patterns.allSatisfy(\.isUnmistakable) {
                return "the keys are data (\(common.description) and the like)"
            }
        }
        // One alien among keys that are plainly data, such as the time beside numbered pairs.
        if let common, common.isUnmistakable, common != .path, fields.count - named >= 3 * max(named, 1),
            degree > .none || named == 1
        {
            return "nearly all keys are \(common.description)"
        }
        return nil
    }

    /// Key sets that differ from object to object while the values agree.
    private static func varying(
        _ table: FieldTable,
        _ fields: [FieldTable.Field],
        _ degree: ValueAgreement.Degree
    ) -> String? {
        let objects = table.count
        guard objects >= 3, fields.count >= (degree == .structures ? 4 : 6) else { return nil }
        // Added as integers, so that the order of the fields does not matter.
        let mean = Double(fields.reduce(0) { $0 + $1.presence }) / Double(objects) / Double(fields.count)
        let highest = Double(fields.map(\.presence).max() ?? 0) / Double(objects)
        guard highest <= 0.5 || (mean <= 0.1 && fields.count >= 30), mean <= 0.35 else { return nil }
        return "\(fields.count) keys differ among \(objects) objects while their values agree"
    }

    /// The most keys that may be names among keys that are data.
    private static let maximumAliens = 2

    private static func mostCommon(_ patterns: [KeyPattern]) -> KeyPattern? {
        var counts: [KeyPattern: Int] = [:]
        for pattern in patterns { counts[pattern, default: 0] += 1 }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }

    /// `en-US` says more than `en`, which could be a field.
    private static func hasRegion(_ fields: [FieldTable.Field], _ pattern: KeyPattern) -> Bool {
        pattern == .locale && fields.allSatisfy { $0.key.utf8.count > 3 }
    }

    private static func isIdentifier(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(48...57).contains(first) else { return false }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 0x80...: true
            default: false
            }
        }
    }

    private static func isPlural(_ key: String) -> Bool {
        guard let word = WordSplitter.words(in: key).last else { return false }
        return Inflection.isPlural(word.lowercased())
    }
}
