/// An object of a spec whose keys are fixed, after its keys were checked.
struct SpecObject {
    private let members: [SpecKey: JSONNode.Member]
    /// The offset of its opening brace.
    let offset: Int

    init(members: [SpecKey: JSONNode.Member], offset: Int) {
        self.members = members
        self.offset = offset
    }

    /// The member with a key.
    subscript(key: SpecKey) -> JSONNode.Member? { members[key] }

    /// Whether there is a member with a key.
    func has(_ key: SpecKey) -> Bool { members[key] != nil }
}
