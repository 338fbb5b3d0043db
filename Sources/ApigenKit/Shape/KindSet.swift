import ApigenJSON

/// Kinds of JSON values.
struct KindSet: OptionSet, Hashable {
    var rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    static let bool = KindSet(rawValue: 1)
    static let number = KindSet(rawValue: 2)
    static let string = KindSet(rawValue: 4)
    static let array = KindSet(rawValue: 8)
    static let object = KindSet(rawValue: 16)

    /// The kinds of which something was seen.
    init(_ booleans: Sightings, _ numbers: NumberShape?, _ strings: StringShape?, hasArrays: Bool, hasObjects: Bool) {
        self = []
        if booleans.count > 0 { insert(.bool) }
        if case .some = numbers { insert(.number) }
        if case .some = strings { insert(.string) }
        if hasArrays { insert(.array) }
        if hasObjects { insert(.object) }
    }

    /// The number of kinds.
    var count: Int { rawValue.nonzeroBitCount }

    /// The kinds, in the order of ``JSONKind``.
    var kinds: [JSONKind] {
        let all: [(KindSet, JSONKind)] = [
            (.bool, .bool), (.number, .number), (.string, .string), (.array, .array), (.object, .object),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
