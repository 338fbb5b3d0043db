import Testing

@testable import ApigenKit

@Suite struct NameScopeTests {
    private func names(_ keys: [String], as role: Namer.Role = .property) -> [String] {
        var scope = NameScope(namer: Namer(), role: role)
        return scope.names(for: keys)
    }

    @Test(arguments: [
        (["begin-area", "begin_area"], ["beginArea", "beginUnderscoreArea"]),
        (["begin-area", "beginArea"], ["beginDashArea", "beginArea"]),
        (["T", "t"], ["upperT", "t"]), (["t", "T"], ["t", "upperT"]),
        (["id", "@id", "_id"], ["id", "atID", "underscoreID"]),
        (["_id", "@id", "id"], ["underscoreID", "atID", "id"]),
        (["_id"], ["id"]), (["@id"], ["atID"]), (["+1", "-1"], ["plus1", "minus1"]),
        (["-1", "1"], ["minus1", "value1"]),
        (["user_id", "userId", "userID"], ["userUnderscoreID", "userId", "userID"]),
        (["user_id", "userId"], ["userID", "userId"]),
        (["Name", "name", "NAME"], ["capitalName", "name", "upperName"]),
        (["self", "selfValue"], ["selfValue2", "selfValue"]), (["a b", "a  b"], ["aB", "aSpaceSpaceB"]),
        (["é", "e\u{301}"], ["é", "é2"]), (["value1", "1"], ["value1", "value1n2"]),
        (["", "empty"], ["empty2", "empty"]),
        (["👍", "👍🏽"], ["thumbsUpSign", "thumbsUpSignEmojiModifierFitzpatrickType"]),
    ])
    func tellsKeysApart(keys: [String], expected: [String]) {
        #expect(names(keys) == expected)
    }

    @Test func enumCasesAndTypesAreToldApartToo() {
        #expect(names(["a", "A"], as: .enumCase) == ["a", "upperA"])
        #expect(names(["user", "User"], as: .type) == ["User2", "User"])
    }

    @Test func namesCanBeReserved() {
        var scope = NameScope(namer: Namer(), role: .property, reserved: ["load"])
        #expect(scope.names(for: ["load", "users"]) == ["load2", "users"])
    }

    @Test func claimsTakeTheFirstFreeAlternative() {
        var scope = NameScope(namer: Namer(), role: .type)
        #expect(scope.claim("Address", alternatives: ["CompanyAddress"]) == "Address")
        #expect(scope.claim("Address", alternatives: ["CompanyAddress"]) == "CompanyAddress")
        #expect(scope.claim("Address", alternatives: ["CompanyAddress"]) == "CompanyAddress2")
    }

    /// Keys that collide in every way that we know of.
    private static let colliding = [
        "id", "ID", "Id", "_id", "@id", "$id", "#id", "i_d", "iD", "begin-area", "begin_area", "beginArea",
        "begin area",
        "BeginArea", "t", "T", "+1", "-1", "1", "self", "Self", "selfValue", "init", "user_id", "userId", "userID", "",
        " ",
        "empty", "é", "É", "a.b", "a/b", "aB", "ab", "value1", "none", "None",
    ]

    @Test func allNamesAreUniqueAndExactSpellingsStay() {
        var random = SeededGenerator(seed: 3)
        let namer = Namer()
        for _ in 0..<300 {
            let keys = Array(Self.colliding.shuffled(using: &random).prefix(Int.random(in: 1...20, using: &random)))
            let names = names(keys)
            #expect(Set(names).count == keys.count)
            for (key, name) in zip(keys, names) where namer.name(for: key, as: .property) == key {
                #expect(name == key)
            }
        }
    }

    @Test func aKeyAddedLaterRenamesNoneUnlessItIsSpelledAsTheirName() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let keys = Array(Self.colliding.shuffled(using: &random).prefix(Int.random(in: 1...15, using: &random)))
            let added = Self.colliding.filter { !keys.contains($0) }.randomElement(using: &random) ?? "other"
            let before = names(keys)
            let after = names(keys + [added])
            for (old, new) in zip(before, after) where old != added { #expect(old == new, "\(keys) + \(added)") }
        }
    }

    @Test func keysSpelledAsTheirNamesDontDependOnOrder() {
        #expect(
            Set(zip(["t", "T"], names(["t", "T"])).map { "\($0)" })
                == Set(zip(["T", "t"], names(["T", "t"])).map { "\($0)" })
        )
    }
}
