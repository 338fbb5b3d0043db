import Testing

@testable import ApigenKit

@Suite struct NamerTests {
    private let namer = Namer()

    @Test(arguments: [
        ("user_id", "userID"), ("avatar_url", "avatarURL"), ("id", "id"), ("ID", "id"), ("Id", "id"), ("URL", "url"),
        ("userId", "userID"), ("user_ids", "userIDs"), ("imageUrls", "imageURLs"), ("ids", "ids"),
        ("USER_NAME", "userName"), ("X-Request-ID", "xRequestID"), ("totalUSD", "totalUSD"),
        ("sha256_sum", "sha256Sum"),
        ("file_sha256", "fileSHA256"), ("html_url", "htmlURL"), ("isHTTPS", "isHTTPS"), ("first name", "firstName"),
        ("+1", "plus1"), ("-1", "minus1"), ("@id", "atID"), ("$ref", "dollarRef"), ("#text", "hashText"),
        ("", "empty"), ("1x", "value1x"), ("1080p", "value1080p"), ("24h_change", "value24hChange"),
        ("1.5", "value1Point5"), ("*", "asterisk"), ("👍", "thumbsUpSign"), ("größe", "größe"), ("名前", "名前"),
        ("Ünïcode_Key", "ünïcodeKey"), ("\u{301}x", "value\u{301}x"), ("٣", "value٣"),
        ("class", "class"), ("self", "selfValue"), ("Self", "selfValue"), ("init", "initValue"), ("Type", "type"),
        ("hashValue", "hashValueField"), ("hash", "hash"), ("jsonData", "jsonDataValue"),
        ("json_data", "jsonDataValue"),
        ("description", "description"), ("json", "json"), ("decoder", "decoder"), ("none", "none"),
    ])
    func propertiesReadAsSwift(key: String, expected: String) {
        #expect(namer.name(for: key, as: .property) == expected)
    }

    @Test(arguments: [
        ("user", "User"), ("user_profile", "UserProfile"), ("url", "URLModel"), ("url_info", "URLInfo"),
        ("date", "DateModel"), ("data", "DataModel"), ("error", "ErrorModel"), ("type", "TypeModel"),
        ("protocol", "ProtocolModel"), ("result", "ResultModel"), ("task", "TaskModel"), ("string", "StringModel"),
        ("codingKeys", "CodingKeysModel"), ("1x", "Value1x"), ("", "Empty"), ("@context", "AtContext"),
        ("id", "IDModel"),
        ("nmdc_assets", "NmdcAssets"), ("ß", "Ss"), ("名前", "名前"), ("state", "StateModel"), ("api", "APIType"),
    ])
    func typesAreNeverThoseOfOthers(key: String, expected: String) {
        #expect(namer.name(for: key, as: .type) == expected)
    }

    @Test(arguments: [
        ("none", "noneValue"), ("some", "someValue"), ("unknown", "unknownValue"), ("self", "selfValue"),
        ("default", "default"), ("IN_PROGRESS", "inProgress"), ("4:3", "value4To3"), ("en-US", "enUS"), ("<", "less"),
    ])
    func casesOfEnumsAreNotMistaken(value: String, expected: String) {
        #expect(namer.name(for: value, as: .enumCase) == expected)
    }

    @Test(arguments: [
        ("cookies", "Cookie"), ("hotels", "Hotel"), ("HotelsList", "Hotel"), ("user_list", "User"), ("list", "List"),
        ("news", "News"), ("order_items", "OrderItem"), ("userIDs", "UserID"), ("avatarURLs", "AvatarURL"),
        ("statuses", "Status"), ("STATUSES", "Status"), ("people", "Person"), ("data", "DataModel"), ("dns", "DNS"),
    ])
    func elementsAreNamedInTheSingular(key: String, expected: String) {
        #expect(namer.elementTypeName(for: key) == expected)
    }

    @Test func functionsDontHideMembersOfAnAPI() {
        #expect(namer.name(for: "headers", as: .function) == "getHeaders")
        #expect(namer.name(for: "users", as: .function) == "users")
    }

    @Test func acronymsCanBeChosen() {
        #expect(Namer(acronyms: Acronyms([])).name(for: "user_id", as: .property) == "userId")
        #expect(Namer(acronyms: Acronyms(["SKU"])).name(for: "item_sku", as: .property) == "itemSKU")
        #expect(Namer(acronyms: Acronyms(["sku"])).name(for: "item_skus", as: .type) == "ItemSKUs")
    }

    @Test func keywordsAreEscapedWhereTheyMust() {
        #expect(SwiftKeyword.escaped("default") == "`default`")
        #expect(SwiftKeyword.escaped("name") == "name")
        #expect(SwiftKeyword.label("default") == "default")
        #expect(SwiftKeyword.label("inout") == "`inout`")
        #expect(SwiftKeyword.label("let") == "`let`")
        #expect(SwiftKeyword.argument("let") == "let")
        #expect(SwiftKeyword.argument("inout") == "`inout`")
        #expect(
            SwiftKeyword.isIdentifier("größe") && SwiftKeyword.isIdentifier("_a1") && SwiftKeyword.isIdentifier("in")
        )
        #expect(!SwiftKeyword.isIdentifier("1a") && !SwiftKeyword.isIdentifier("") && !SwiftKeyword.isIdentifier("a-b"))
        #expect(!SwiftKeyword.isIdentifier("_") && !SwiftKeyword.isIdentifier("a.b"))
    }

    @Test func whatTakesThePlaceOfAReservedNameIsFree() {
        for name in ReservedNames.types {
            #expect(!namer.isReserved(namer.unreserved(name, as: .type), as: .type), "\(name)")
        }
        for role in Namer.Role.allCases where role != .type {
            for name in ["init", "self", "hashValue", "headers", "none", "body", "name"] {
                #expect(!namer.isReserved(namer.unreserved(name, as: role), as: role), "\(name)")
            }
        }
    }

    @Test func anyTextGetsAnIdentifier() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5000 {
            var key = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let limit: UInt32 = [0x80, 0x2FF, 0xFFFF, 0x10FFFF][Int.random(in: 0..<4, using: &random)]
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { key.append(scalar) }
            }
            for role in Namer.Role.allCases {
                let name = namer.name(for: String(key), as: role)
                #expect(SwiftKeyword.isIdentifier(name), "\(String(key).debugDescription) → \(name)")
                #expect(!namer.isReserved(name, as: role), "\(name)")
            }
        }
    }
}
