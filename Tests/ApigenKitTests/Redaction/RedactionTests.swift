import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct RedactionTests {
    private func json(_ text: String) throws -> JSONValue {
        var reader = JSONReader(text.utf8)
        return try reader.readValue()
    }

    private func redacted(_ text: String, _ redaction: Redaction = Redaction()) throws -> JSONValue {
        redaction.redacted(try json(text))
    }

    @Test(arguments: [
        "authorization", "Authorization", "Proxy-Authorization", "cookie", "Set-Cookie", "X-API-Key", "api_key",
        "apiKey", "apikey", "access_token", "accessToken", "refreshToken", "id_token", "csrfToken", "token", "tokens",
        "token2", "client_secret", "clientSecret", "secret", "secrets", "password", "passwd", "userPassword",
        "password_hash", "secretValue", "session", "session_id", "sessionId", "PHPSESSID", "signature",
        "X-Amz-Signature", "private_key", "AWSAccessKeyId", "jwt", "X-Auth-Token", "credentials", "accesstoken",
    ])
    func namesOfCredentialsAreKnown(name: String) {
        #expect(SecretName.isSecret(name))
    }

    @Test(arguments: [
        "tokenizer", "token_type", "tokenType", "nextPageToken", "next_page_token", "pageToken", "continuation_token",
        "syncToken", "secretary", "passwordChangedAt", "has_password_at", "session_count", "sessionStart", "keyboard",
        "key", "author", "authored_by", "author_id", "signature_count", "cookieConsentGiven", "compass", "id", "",
        "passage", "sidebar", "assignee", "design", "secret_expires_at", "url", "monkey", "sid", "account_sid", "keyId",
    ])
    func namesOfOtherThingsAreNot(name: String) {
        #expect(!SecretName.isSecret(name))
    }

    @Test func credentialsAreReplacedByNameAndTheRestStays() throws {
        let value = try redacted(
            #"{"user": {"name": "Ada", "password": "hunter2", "pin": 3}, "accessToken": "abc", "expires_in": 3600}"#
        )
        #expect(value["user"]?["name"] == "Ada")
        #expect(value["user"]?["pin"] == 3)
        #expect(value["expires_in"] == 3600)
        #expect(value["accessToken"]?.stringValue?.hasPrefix("redacted-") == true)
        #expect(value["user"]?["password"]?.stringValue?.hasPrefix("redacted-") == true)
    }

    @Test func aSecretStandsInListsAndObjectsToo() throws {
        let value = try redacted(
            #"""
            {"tokens": ["one", "two"], "token": {"access": "inner!", "ttl": 5}, "password": 4711,
             "session": {"id": "sess!", "title": "Keynote"}, "secret": null, "signature": "", "max_tokens": 4096,
             "headers": [{"name": "Cookie", "value": "sid=1"}, {"name": "Accept", "value": "text/html"}]}
            """#
        )
        let text = value.description
        for secret in ["one", "two", "inner!", "4711", "sess!", "sid=1"] {
            #expect(!text.contains(secret), "\(secret)")
        }
        #expect(value["session"]?["title"] == "Keynote")
        #expect(value["headers"]?[1]?["value"] == "text/html")
        #expect(value["token"]?["ttl"] == 5)
        #expect(value["secret"] == .null)
        #expect(value["signature"] == "")
        #expect(value["max_tokens"] == 4096)
        #expect(value["password"]?.kind == .number)
    }

    /// Put together here, so that no scanner takes this file for a leak.
    private static let credentials = [
        "sk_" + "live_" + "51H8xYz2eZvKYlo2C", "gh" + "p_" + String(repeating: "a1B2", count: 9),
        "AK" + "IA" + "IOSFODNN7EXAMPL3", "xox" + "b-" + "123456789012-abcdefGHIJ",
        "ey" + "JhbGciOiJIUzI1NiJ9.ey" + "JzdWIiOiIxIn0.dBjftJeZ4CVP",
        "AI" + "za" + String(repeating: "Sy4b", count: 9),
    ]

    @Test(arguments: credentials)
    func credentialsAreFoundByTheirForm(credential: String) throws {
        for text in [credential, "key \(credential), and more", "Bearer \(credential)"] {
            let value = try redacted(#"{"note": "\#(text)"}"#)
            #expect(!value.description.contains(credential))
            #expect(!value.description.contains(credential.dropFirst(8)))
        }
        #expect(try redacted(#"{"note": "key \#(credential), and more"}"#).description.contains("and more"))
    }

    @Test(arguments: [
        "Bearer of bad news to everyone", "basic information", "token economics explained", "sk-", "AKIA", "eyJ",
        "https://example.com/path?page=2#top", "a.b.c", "/users?sort=name", "skip_live_updates_and_more_1",
        "d41d8cd98f00b204e9800998ecf8427e", "Ada <ada@example.com>",
    ])
    func ordinaryTextsStay(text: String) {
        #expect(Redaction().redacted(text: text) == text)
    }

    @Test func schemesTellOfCredentials() {
        let redaction = Redaction()
        #expect(!redaction.redacted(text: "Authorization: Basic dXNlcjpwYXNz").contains("dXNlcjpwYXNz"))
        #expect(!redaction.redacted(text: "Bearer 0123456789abcdef").contains("0123456789abcdef"))
    }

    @Test func addressesLoseCredentialsAndKeepTheRest() {
        let redaction = Redaction()
        let text = redaction.redacted(
            text: "https://ada:pw123@example.com/a?page=2&access_token=abc&X-Amz-Signature=9f#x"
        )
        for secret in ["ada", "pw123", "abc", "9f"] {
            #expect(!text.contains("=\(secret)") && !text.contains("//\(secret)"))
        }
        #expect(text.hasPrefix("https://redacted-"))
        #expect(text.contains("@example.com/a?page=2&access_token=redacted-"))
        #expect(text.hasSuffix("#x"))
    }

    @Test func knownSecretsAreFoundAnywhere() throws {
        let redaction = Redaction(knownSecrets: ["hush-hush", "ab"])
        let value = try redacted(#"{"echo": "you sent hush-hush", "hush-hush": "table", "short": "ab"}"#, redaction)
        #expect(!value.description.contains("hush-hush"))
        #expect(value.description.contains("table"))
        #expect(value["short"] != "ab")
    }

    @Test func headersAndParametersAreRedactedByName() {
        let redaction = Redaction(fields: ["email"])
        #expect(redaction.redacted(header: "Authorization", value: "x").hasPrefix("redacted-"))
        #expect(redaction.redacted(header: "Accept", value: "application/json") == "application/json")
        #expect(redaction.redacted(parameter: "email", value: "ada@host.org").hasSuffix("@example.com"))
        #expect(redaction.isSecret("X-Api-Key") && !redaction.isSecret("page"))
    }

    @Test func chosenFieldsAreNamedByKeyOrPath() throws {
        let redaction = Redaction(fields: ["email", "owner.name", "first_name"])
        let value = try redacted(
            #"{"name": "Ada", "email": "a@b.org", "owners": [], "owner": {"name": "Bo", "age": 9}, "firstName": "Cy"}"#,
            redaction
        )
        #expect(value["name"] == "Ada")
        #expect(value["owner"]?["age"] == 9)
        #expect(value["owner"]?["name"] != "Bo")
        #expect(value["firstName"] != "Cy")
        #expect(value["email"] != "a@b.org")
    }

    @Test func aNumberInAFieldsNameCounts() throws {
        let value = try redacted(#"{"line1": "Here", "line2": "There", "1": "one"}"#, Redaction(fields: ["line1"]))
        #expect(value["line1"] != "Here")
        #expect(value["line2"] == "There")
        #expect(value["1"] == "one")
    }

    @Test func keptFieldsStay() throws {
        let redaction = Redaction(keeping: ["token"])
        #expect(try redacted(#"{"token": {"symbol": "ETH"}}"#, redaction)["token"]?["symbol"] == "ETH")
        #expect(try redacted(#"{"accessToken": "abc"}"#, redaction)["accessToken"] != "abc")
    }

    @Test func redactingTwiceChangesNothingMore() throws {
        let redaction = Redaction()
        let once = try redacted(#"{"token": "abc", "note": "Bearer abcdefgh12345678"}"#, redaction)
        #expect(Redaction().redacted(once) == once)
    }

    @Test func valuesAreTheSameButForTheirFakes() throws {
        let text =
            #"{"email": "a@b.org", "token": "t1", "n": 1, "other": {"email": "a@b.org"}, "u": "x://h/?token=q1w2"}"#
        let first = Redaction(fields: ["email"])
        let second = Redaction(fields: ["email"])
        let old = try redacted(text, first)
        #expect(old != (try redacted(text, second)))
        #expect(second.isSame(old, try redacted(text, second)))
        func changed(_ part: String, to other: String) -> String { text.parts(between: part).joined(separator: other) }
        let others = [
            changed(#""n": 1"#, to: #""n": 2"#), changed(#""n": 1"#, to: #""n": 1.0"#),
            changed(#""n": 1"#, to: #""n": "1""#), changed(#""token": "t1", "#, to: ""),
        ]
        for other in others { #expect(!second.isSame(old, try redacted(other, second)), "\(other)") }
    }
}
