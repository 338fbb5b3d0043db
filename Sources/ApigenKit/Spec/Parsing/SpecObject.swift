/// An object of a spec whose keys are fixed, after its keys were checked.
struct SpecObject {
    private let members: [SpecKey: JSONNode.Member]
    /// The keys that unknown ones were probably meant to be.
    private let meant: Set<SpecKey>
    /// The offset of its opening brace.
    let offset: Int

    init(members: [SpecKey: JSONNode.Member], meant: Set<SpecKey>, offset: Int) {
        self.members = members
        self.meant = meant
        self.offset = offset
    }

    /// The member with a key.
    subscript(key: SpecKey) -> JSONNode.Member? { members[key] }

    /// Whether there is a member with a key.
    func has(_ key: SpecKey) -> Bool { members[key] != nil }

    /// Whether nothing was written that may have been meant to be the key: a slip of the pen is one fault, not two.
    func lacks(_ key: SpecKey) -> Bool { !has(key) && !meant.contains(key) }
}
