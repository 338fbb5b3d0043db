import Testing

@testable import ApigenKit

/// A row for each kind of fault: the text with a mark where the fault is, and what is said about it.
@Suite struct OperationFaultTests {
    @Test(arguments: [
        ("▸null", "error: an operation must be an object, not null"),
        (
            #"{"response": null, ▸"summary": "x"}"#,
            #"error: unknown key "summary" in an operation; known are name, description, deprecated, parameters, headers, body, response, errors, auth, pagination, timeout, idempotent, group"#
        ),
        (
            #"{"response": null, "name": ▸"get_user"}"#,
            #"error: "get_user" does not read as a Swift function; did you mean "getUser"?"#
        ),
        (
            #"{"response": null, "name": ▸"headers"}"#,
            #"error: every API has a member called "headers"; did you mean "getHeaders"?"#
        ),
        (#"{"response": null, "name": ▸1}"#, #"error: "name" must be a string, not a number"#),
        (#"{"response": null, "group": ▸""}"#, #"error: "group" must not be empty"#),
        (#"{"response": null, "group": ▸"-"}"#, #"error: "group" needs letters, because files are named by it"#),
        (#"{"response": null, "deprecated": ▸1}"#, #"error: "deprecated" must be true or a message, not a number"#),
        (#"{"response": null, "timeout": ▸0}"#, #"error: "timeout" must be more than 0 seconds"#),
        (#"{"response": null, "idempotent": ▸"yes"}"#, #"error: "idempotent" must be true or false, not a string"#),
        (#"{"response": null, ▸"body": "a.json"}"#, "error: a GET request has no body"),
    ])
    func faultsOfOperationsAreReported(operation: String, expected: String) {
        expectFault(in: SpecText.operation(operation), expected)
    }

    @Test(arguments: [
        (#"{▸"id?": 1}"#, #"error: "id" is a placeholder of the path, so it can't be optional"#),
        (#"{▸"id": {"optional": true}}"#, #"error: "id" is a placeholder of the path, so it can't be optional"#),
        (#"{▸"?": 1}"#, "error: a parameter needs a name"),
        (#"{"a": ▸null}"#, #"error: null doesn't tell the type of "a"; write a sample such as 1 or "text""#),
        (#"{"a": ▸[]}"#, #"error: an empty list doesn't tell its type; write {"type": "[String]"}"#),
        (#"{"a": [1, ▸null]}"#, #"error: an element of "a" must be a string, a number, true or false, not null"#),
        (#"{"a": ▸[1, "b"]}"#, #"error: the elements of "a" are of different types"#),
        (#"{"a": {▸"typ": "Int"}}"#, #"error: unknown key "typ" in a parameter; did you mean "type"?"#),
        (#"{"a": {"type": ▸"integer"}}"#, #"error: a parameter can't be "integer"; did you mean "Int"?"#),
        (#"{"a": {"type": ▸"Strin"}}"#, #"error: a parameter can't be "Strin"; did you mean "String"?"#),
        (
            #"{"a": {"type": ▸"Status"}}"#,
            #"error: a parameter can't be "Status"; its type is one of String, Int, UInt64, Double, Decimal, Bool, Date, UUID, URL"#
        ),
        (
            #"{"a": {"type": ▸"[String"}}"#,
            #"error: "[String" is no Swift type such as "String?", "[User]" or "[String: Int]""#
        ),
        (#"{"a": {"type": ▸"[[Int]]"}}"#, "error: a parameter is a value or a list of values, not [[Int]]"),
        (#"{"a": {"type": ▸1}}"#, #"error: "type" must be a Swift type in quotes, such as "[String]", not a number"#),
        (#"{"a": {"in": ▸"cookie"}}"#, #"error: "in" can't be "cookie"; it is one of "path", "query", "header""#),
        (#"{"a": {"in": ▸"form"}}"#, #"error: "in" can't be "form"; it is one of "path", "query", "header""#),
        (#"{"idd": {"in": ▸"path"}}"#, "error: the path /u/{id} has no placeholder {idd}; did you mean {id}?"),
        (#"{▸"id": {"in": "query"}}"#, #"error: "id" is a placeholder of the path, so it can't be in the query"#),
        (#"{▸"a b": {"in": "header"}}"#, #"error: "a b" can't be the name of a header"#),
        (#"{"a?": {▸"optional": false}}"#, #"error: the "?" in the key says that the parameter is optional"#),
        (#"{"a": 1, ▸"a?": 1}"#, #"error: the parameter "a" is there twice"#),
        (#"{"a": 1, ▸"b": {"wire": "a"}}"#, #"error: the parameter "a" is there twice"#),
        (#"{"a": {"wire": ▸""}}"#, #"error: "wire" must not be empty"#),
        (#"{"a": {▸"style": "comma"}}"#, #"error: "style" says how a list is written, and "a" is none"#),
        (
            #"{"a": {"type": "[Int]", "style": ▸"pipes"}}"#,
            #"error: "style" can't be "pipes"; it is one of "repeat", "comma", "brackets""#
        ),
        (
            #"{"a": {"type": "[Int]", "in": "header", "style": ▸"repeat"}}"#,
            "error: in the header a list is written with commas"
        ),
        (#"{"a": {"values": ▸[]}}"#, #"error: "values" must not be empty"#),
        (#"{"a": {"values": ▸"x"}}"#, #"error: "values" must be a list, not a string"#),
        (#"{"a": {"values": [1, ▸"x"]}}"#, #"error: "values" are all strings or all numbers"#),
        (#"{"a": {"values": ["x", ▸"x"]}}"#, #"error: "x" is there twice"#),
        (#"{"a": {"values": [▸1.5]}}"#, #"error: one of "values" must be a string or a whole number, not a number"#),
        (#"{"a": {"type": "Int", "values": [▸"x"]}}"#, #"error: "x" is no Int"#),
        (#"{"a": {"type": "Int", "default": ▸"x"}}"#, #"error: "x" is no Int"#),
        (#"{"a": {"type": "UUID", "default": ▸"x"}}"#, #"error: "x" is no UUID"#),
        (#"{"a": {"type": "[Int]", "default": ▸1}}"#, #"error: "default" must be a list, because the type is [Int]"#),
        (
            #"{"a": {"values": ["new", "old"], "default": ▸"nwe"}}"#,
            #"error: "nwe" is none of "values"; did you mean "new"?"#
        ),
        ("▸[]", #"error: "parameters" must be an object, not a list"#),
    ])
    func faultsOfParametersAreReported(parameters: String, expected: String) {
        expectFault(in: SpecText.operation(#"{"response": null, "parameters": \#(parameters)}"#), expected)
    }

    @Test(arguments: [
        ("▸{}", #"error: "body" lacks "samples", "inline", "type", "form", "multipart" or "raw""#),
        ("▸null", #"error: "body" must be the path of a sample, or an object, not null"#),
        (#"▸"""#, "error: the path of a sample must not be empty"),
        ("▸[]", #"error: "body" must name a sample"#),
        ("[▸1]", #"error: an element of "body" must be a string, not a number"#),
        (#"▸"https://a.b/c.json""#, #"error: a sample is a file; "apigen record" saves what a server answers"#),
        (#"{"form": {}, ▸"raw": "a/b"}"#, #"error: "raw" does not go with "form""#),
        (#"{"samples": "a", ▸"inline": 1}"#, #"error: "inline" does not go with "samples""#),
        (#"{"type": "User", ▸"model": "User"}"#, #"error: "model" does not go with "type", which says all"#),
        (#"{"raw": ▸"png"}"#, #"error: "png" is no media type such as "image/png""#),
        (#"{"multipart": {"a": ▸"file"}}"#, #"error: a part is "text" or {"file": "image/jpeg"}"#),
        (#"{"multipart": {"a": ▸{}}}"#, #"error: a part is "text" or {"file": "image/jpeg"}"#),
        (#"{"multipart": {"a": "text", ▸"a?": "text"}}"#, #"error: the part "a" is there twice"#),
        (
            #"{"form": {"a": {▸"in": "query"}}}"#,
            #"error: unknown key "in" in a field of a form; known are type, optional, default, values, wire, style, sample, description"#
        ),
        (#"{"samples": "a", "model": ▸"user"}"#, #"error: "user" does not read as a Swift type; did you mean "User"?"#),
        (
            #"{"samples": "a", "model": ▸"Date"}"#,
            #"error: a model called "Date" would hide a type that Swift code needs; did you mean "DateModel"?"#
        ),
    ])
    func faultsOfBodiesAreReported(body: String, expected: String) {
        expectFault(in: SpecText.operation(#"{"body": \#(body)}"#, method: "post"), expected)
    }

    @Test(arguments: [
        ("▸1", #"error: "response" must be the path of a sample, an object or null, not a number"#),
        ("▸{}", #"error: "response" lacks "samples", "inline" or "type"; they tell its type"#),
        (#"{"samples": "a", "status": ▸700}"#, #"error: "status" must be a status such as 201 or "2XX""#),
        (#"{"samples": "a", "status": ▸"ok"}"#, #"error: "status" must be a status such as 201 or "2XX""#),
        (#"{"samples": "a", "status": ▸404}"#, #"error: 404 is an error; write it in "errors""#),
        (#"{"samples": "a", "at": ▸"/~2"}"#, #"error: "/~2" is no JSON Pointer, which is written like "/data/items""#),
        (
            #"{"samples": "a", "at": ▸"data.items"}"#,
            #"error: "data.items" is no JSON Pointer, which is written like "/data/items"; did you mean "/data/items"?"#
        ),
        (#"{"as": ▸"jsn"}"#, #"error: "as" can't be "jsn"; did you mean "json"?"#),
        (#"{"as": "data", ▸"samples": "a"}"#, #"error: "samples" does not go with "as": "data", which is no JSON"#),
        (#"{"as": "lines", ▸"at": "/a"}"#, #"error: "at" does not go with "as": "lines""#),
        (
            #"{"inline": 1, "type": ▸"a b"}"#,
            #"error: "a b" is no Swift type such as "String?", "[User]" or "[String: Int]""#
        ),
    ])
    func faultsOfResponsesAreReported(response: String, expected: String) {
        expectFault(in: SpecText.operation(#"{"response": \#(response)}"#), expected)
    }

    @Test(arguments: [
        (#""errors": {▸"oops": null}"#, #"error: "oops" is no status such as "404", "4XX" or "default""#),
        (#""errors": {▸"200": null}"#, "error: 200 is no error; errors have statuses from 400 to 599"),
        (#""errors": {"4XX": null, ▸"4xx": null}"#, "error: the status 4XX is there twice"),
        (#""errors": {"404": ▸{}}"#, #"error: an error lacks "samples", "inline" or "type"; they tell its type"#),
        (#""errors": {"404": ▸1}"#, "error: an error must be the path of a sample, an object or null, not a number"),
        (#""auth": ▸"barer""#, #"error: "auth" can't be "barer"; did you mean "bearer"?"#),
        (#""auth": ▸1"#, #"error: "auth" must be "bearer", "basic", "none" or an object with "apiKey", not a number"#),
        (#""auth": ▸{}"#, #"error: "auth" lacks "apiKey""#),
        (#""auth": {"apiKey": ▸{}}"#, #"error: "apiKey" lacks "header" or "query", which names where the key goes"#),
        (
            #""auth": {"apiKey": ▸{"header": "a", "query": "b"}}"#,
            #"error: "apiKey" has a header or a query parameter, not both"#
        ),
        (#""headers": {▸"a b": "c"}"#, #"error: "a b" can't be the name of a header"#),
        (#""headers": {"a": ▸1}"#, #"error: "a" must be a string, not a number"#),
        (#""headers": {"a": ▸"b\r\nc: d"}"#, "error: a header's value holds no control characters"),
        (#""headers": {"A": "b", ▸"a": "b"}"#, #"error: the header "A" is there twice; case does not matter"#),
        (
            #""headers": {▸"authorization": "x"}"#,
            #"warning: a secret in a spec ends up in the app and in its history; "auth" gives it at run time"#
        ),
        (
            #""headers": {▸"A": "b"}, "parameters": {"a": {"in": "header"}}"#,
            #"error: the header "A" is a parameter too, so it can't be constant"#
        ),
        (#""pagination": ▸{}"#, #"error: "pagination" lacks one of "page", "offset", "cursor" and "link""#),
        (#""pagination": {"link": ▸false}"#, #"error: leave "pagination" out where there are no pages"#),
        (
            #""parameters": {"p": 1}, "pagination": {▸"link": true, "page": "p"}"#,
            #"error: "link" does not go with "page""#
        ),
        (
            #""parameters": {"page": 1}, "pagination": {"page": ▸"pge"}"#,
            #"error: the operation has no parameter "pge"; did you mean "page"?"#
        ),
        (
            #""parameters": {"page": "1"}, "pagination": {"page": ▸"page"}"#,
            #"error: "page" is String, but must be an Int"#
        ),
        (#""pagination": {"page": ▸"id"}"#, #"error: "id" is not in the query"#),
        (
            #""parameters": {"c": "1"}, "pagination": ▸{"cursor": "c"}"#,
            #"error: "cursor" lacks "next", which tells where in a page the next cursor is"#
        ),
        (
            #""parameters": {"c": 1}, "pagination": {"offset": "c", ▸"size": "c"}"#,
            #"error: "size" does not go with "offset""#
        ),
    ])
    func otherFaultsAreReported(members: String, expected: String) {
        expectFault(in: SpecText.operation(#"{"response": {"type": "Int"}, \#(members)}"#), expected)
    }

    @Test func aGetRequestNeedsAResponse() {
        #expect(
            SpecText.faults(SpecText.operation("{}")) == [
                "1:50: error: \"response\" is missing; write null where the answer has no content"
            ]
        )
    }

    @Test func onlyJSONHasPages() {
        let operation = #"{"response": {"as": "data"}, ▸"pagination": {"link": true}}"#
        expectFault(in: SpecText.operation(operation), "error: only a JSON response has pages")
    }

    @Test func aHeadRequestHasNoContent() {
        let text = SpecText.operation(#"{"response": ▸"a.json"}"#, method: "head")
        expectFault(in: text, "error: the answer to a HEAD request has no content; write null")
    }
}
