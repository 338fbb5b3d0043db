import ApigenJSON

extension Shape {
    /// The kinds of values seen, `null` left out.
    var kinds: KindSet {
        KindSet(booleans, numbers, strings, hasArrays: arrays != nil, hasObjects: objects != nil)
    }
}

/// Whether the values of several fields are of one type, as the values of a map are.
enum ValueAgreement {
    /// How far values agree.
    enum Degree: Comparable {
        /// They are of different kinds, or objects with different fields.
        case none
        /// They are all null or all empty, or scalars of one kind.
        case scalars
        /// They are objects, or arrays of objects, with mostly the same fields.
        case structures
    }

    /// The degree to which shapes agree.
    static func degree(of shapes: [Shape]) -> Degree {
        // Most objects have fields of several kinds: then nothing need be merged to tell that they are no map.
        var kinds: KindSet = []
        for shape in shapes {
            kinds.formUnion(shape.kinds)
            if kinds.count > 1 { return .none }
        }
        switch kinds {
        case .object:
            var merged = ObjectShape()
            for case let objects? in shapes.map(\.objects) { merged.merge(objects) }
            return agree(shapes.compactMap(\.objects), merged)
        case .array: return degree(of: shapes.compactMap { $0.arrays?.element })
        default: return .scalars
        }
    }

    private static func agree(_ shapes: [ObjectShape], _ merged: ObjectShape?) -> Degree {
        guard let fields = merged?.fields, !fields.keys.isEmpty else { return .scalars }
        // Each key must be at home in most of the values: one optional field more or less does not matter.
        let tables = shapes.map(\.fields).filter { $0.count > 0 }
        guard !tables.isEmpty else { return .none }
        let present = tables.reduce(0) { $0 + $1.keys.count }
        let coverage = Double(present) / Double(tables.count * fields.keys.count)
        if coverage >= 0.5, fields.fields.allSatisfy({ isOfOneType($0.shape.kinds) }) {
            return .structures
        }
        // Maps of maps: the values share no keys because their keys are data too, which here only the keys can show:
        // keys that vary from one field to the next are what different structures have.
        if let merged, MapRule.areKeysData(merged) { return .structures }
        return .none
    }

    private static func isOfOneType(_ kinds: KindSet) -> Bool {
        kinds.count <= 1 || kinds.isSubset(of: [.number, .string, .bool])
    }
}
