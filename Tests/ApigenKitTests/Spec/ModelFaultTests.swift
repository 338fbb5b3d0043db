import Testing

@testable import ApigenKit

/// A row for each kind of fault: the text with a mark where the fault is, and what is said about it.
@Suite struct ModelFaultTests {
    @Test(arguments: [
        (#"{▸"user": {}}"#, #"error: "user" does not read as a Swift type; did you mean "User"?"#),
        (
            #"{▸"String": {}}"#,
            #"error: a model called "String" would hide a type that Swift code needs; did you mean "StringModel"?"#
        ),
        (#"{"A": ▸[]}"#, "error: a model must be an object, not a list"),
        (#"{"A": {▸"renam": {}}}"#, #"error: unknown key "renam" in a model; did you mean "rename"?"#),
        (#"{"A": {"at": ▸"users["}}"#, #"error: "users[" is no place such as "users[]" or "user.owner""#),
        (#"{"A": {"at": ▸"usrs[]"}}"#, #"error: there is no operation "usrs"; did you mean "users"?"#),
        (#"{"A": {"at": "users[]"}, "B": {"at": [▸"users[]"]}}"#, #"error: "users[]" is a place of A already"#),
        (#"{"A": {"rename": {"a": ▸"b-c"}}}"#, #"error: "b-c" can't be the name of a property; did you mean "bC"?"#),
        (
            #"{"A": {"rename": {"a": ▸"init"}}}"#,
            #"error: "init" can't be the name of a property; did you mean "initValue"?"#
        ),
        (#"{"A": {"rename": {"a": "x", "b": ▸"x"}}}"#, #"error: "a" and "b" can't both be called x"#),
        (#"{"A": {"fields": {"a": ▸1}}}"#, "error: a field must be a type in quotes, or an object, not a number"),
        (
            #"{"A": {"fields": {"a": ▸"["}}}"#,
            #"error: "[" is no Swift type such as "String?", "[User]" or "[String: Int]""#
        ),
        (
            #"{"A": {"fields": {"a": {"type": "Int", ▸"enum": true}}}}"#,
            #"error: "enum" does not go with "type", which says all"#
        ),
        (
            #"{"A": {"fields": {"a": {"name": "x"}}, "rename": {▸"a": "y"}}}"#,
            #"error: "a" has a name in "fields" already"#
        ),
        (
            #"{"A": {"exclude": [▸"a"], "rename": {"a": "b"}}}"#,
            #"error: "a" is excluded, so nothing else can be said about it"#
        ),
        (#"{"A": {"as": ▸"class"}}"#, #"error: "as" can't be "class"; it is one of "struct", "map", "json""#),
        (#"{"A": {"as": "map", ▸"id": "x"}}"#, #"error: "id" does not go with "as": "map""#),
        (#"{"A": {"as": "struct", ▸"tag": "x"}}"#, #"error: "tag" does not go with "as": "struct""#),
        (#"{"A": {"tag": ▸true}}"#, #"error: "tag" must be a key, or false where there are no variants, not true"#),
        (#"{"A": {"id": ▸1}}"#, #"error: "id" must be a key, or false where there is none, not a number"#),
        (#"{"A": {"nulls": ▸"both"}}"#, #"error: "nulls" can't be "both"; it is "distinct""#),
        (#"{"A": {"unknown": ▸true}}"#, #"error: "unknown" must be one of "keep", "ignore", not true"#),
        (#"{"A": {"lossy": ▸true}}"#, #"error: "lossy" must be a list of strings, not true"#),
    ])
    func faultsOfModelsAreReported(models: String, expected: String) {
        let start = #"{"baseURL": "https://a.b", "paths": {"/users": {"get": {"response": null}}}, "models": "#
        expectFault(in: start + models + "}", expected)
    }

    @Test(arguments: [
        ("▸[]", #"error: "swift" must be an object, not a list"#),
        (#"{▸"acces": 1}"#, #"error: unknown key "acces" in "swift"; did you mean "access"?"#),
        (#"{"namespace": ▸"api"}"#, #"error: "api" does not read as a Swift type; did you mean "APIType"?"#),
        (#"{"acronyms": ▸"id"}"#, #"error: "acronyms" must be a list of strings, not a string"#),
        (#"{"acronyms": [▸"a-b"]}"#, #"error: an acronym is letters and digits, such as "url""#),
        (
            #"{"formats": [▸"email"]}"#,
            #"error: a format can't be "email"; it is one of "date-time", "date", "uuid", "url""#
        ),
        (#"{"formats": ▸"date"}"#, #"error: "formats" must be a list of formats, not a string"#),
        (#"{"mutable": ▸1}"#, #"error: "mutable" must be true or false, not a number"#),
        (#"{"conformances": [▸"a b"]}"#, #"error: "a b" is no name of a protocol"#),
        (#"{"conformances": ["A", ▸"A"]}"#, #"error: "A" is there twice"#),
        (#"{"coding": ▸"fast"}"#, #"error: "coding" can't be "fast"; it is one of "direct", "codable""#),
        (#"{"requiredAfter": ▸0}"#, #"error: "requiredAfter" must be a whole number from 1"#),
        (#"{"requiredAfter": ▸"x"}"#, #"error: "requiredAfter" must be a whole number from 1"#),
        (#"{"output": ▸""}"#, #"error: "output" must not be empty"#),
    ])
    func faultsOfOptionsAreReported(options: String, expected: String) {
        expectFault(in: #"{"baseURL": "https://a.b", "paths": {}, "swift": "# + options + "}", expected)
    }
}
