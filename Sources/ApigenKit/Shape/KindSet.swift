import ApigenJSON

/// Kinds of JSON values.
struct KindSet: OptionSet, Hashable {
    var rawValue: UInt8

    static let bool = KindSet(rawValue: 1)
    static let number = KindSet(rawValue: 2)
    static let string = KindSet(rawValue: 4)
    static let array = KindSet(rawValue: 8)
    static let object = KindSet(rawValue: 16)

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
