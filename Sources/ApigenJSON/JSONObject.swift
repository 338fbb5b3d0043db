/// The members of a JSON object, in order, each key once.
///
/// Two objects are equal when they hold the same members, in whatever order (RFC 8259, section 4).
public struct JSONObject: Sendable {
    /// One member.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSONValue

        /// Creates a member.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The members, in order.
    public private(set) var members: [Member] = []

    // Built only for wide objects: for a few members a search is quicker than hashing.
    private var indices: [KeyBytes: Int] = [:]
    private static let indexedFrom = 16

    /// Keys compare by their bytes: Swift's strings would take two spellings of `é` for one key.
    private struct KeyBytes: Hashable {
        let bytes: [UInt8]
        init(_ text: String) { bytes = Array(text.utf8) }
    }

    /// Creates an object without members.
    public init() {}

    /// The number of members.
    public var count: Int { members.count }
    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }
    /// The keys, in order.
    public var keys: [String] { members.map(\.key) }

    /// The value of a key. Setting a new key appends it; setting `nil` removes the member.
    public subscript(key: String) -> JSONValue? {
        get { index(of: key).map { members[$0].value } }
        set {
            switch (index(of: key), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil):
                members.remove(at: index)
                reindex()
            case (nil, let value?):
                members.append(Member(key: key, value: value))
                if members.count > Self.indexedFrom {
                    indices[KeyBytes(key)] = members.count - 1
                } else if members.count == Self.indexedFrom {
                    reindex()
                }
            case (nil, nil): break
            }
        }
    }

    private func index(of key: String) -> Int? {
        guard members.count < Self.indexedFrom else { return indices[KeyBytes(key)] }
        // Keys are equal where their bytes are. To compare them as texts rules out nearly all at once.
        return members.firstIndex { $0.key == key && $0.key.utf8.elementsEqual(key.utf8) }
    }

    private mutating func reindex() {
        indices = [:]
        guard members.count >= Self.indexedFrom else { return }
        for (index, member) in members.enumerated() { indices[KeyBytes(member.key)] = index }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object with these members, in this order; of equal keys the last one counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init()
        for (key, value) in elements { self[key] = value }
    }
}

extension JSONObject: Hashable {
    /// Whether both hold the same members, in whatever order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes the members without regard to their order.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members { sum = sum &+ member.hashValue }
        hasher.combine(sum)
    }
}
