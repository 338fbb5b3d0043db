import Testing

/// What a comparison tells as breaking does not compile, and what it does not tell does.
@Suite struct CompilerVerdictTests {
    private static func answer(_ elements: String) -> String {
        #""response": { "inline": [\#(elements)], "model": "User" }"#
    }

    private static let one = answer(#"{ "id": 1, "email": "x" }"#)
    private static let sometimes = answer(#"{ "id": 1, "email": "x" }, { "id": 2 }"#)
    private static let post = #""body": { "inline": { "a": 1 }, "model": "NewUser" }, "# + one
    private static let page = #""page": { "type": "Int", "default": 1 }"#
    private static let makeUser = #"func make() -> User { User(id: 1, email: "x") }"#
    private static let callUsers = "func call() -> Endpoint<[User]> { ZooAPI.users() }"
    private static let listUsers =
        "@MainActor func list() { let users: NetworkResource<[User]> = ZooResources().users; _ = users }"

    private static func statuses(_ values: [String]) -> String {
        answer((0..<12).map { #"{ "status": "\#(values[$0 % values.count])" }"# }.joined(separator: ", "))
    }

    private static func parameters(_ text: String, _ others: String = one) -> String {
        #""parameters": { \#(text) }, "# + others
    }

    private static let models: [ClientChange] = [
        ClientChange(
            "a property becomes optional",
            one,
            sometimes,
            usage: "func read(_ user: User) -> String { user.email }"
        ),
        ClientChange(
            "a property becomes required",
            sometimes,
            one,
            usage: #"func read(_ user: User) -> String { if let email = user.email { email } else { "" } }"#
        ),
        ClientChange(
            "a required property is added",
            one,
            answer(#"{ "id": 1, "email": "x", "age": 1 }"#),
            usage: makeUser
        ),
        ClientChange(
            "an optional property is added",
            answer(#"{ "id": 1, "email": "x" }, { "id": 2, "email": "y" }"#),
            answer(#"{ "id": 1, "email": "x", "age": 1 }, { "id": 2, "email": "y" }"#),
            usage: makeUser
        ),
        ClientChange("properties change places", one, answer(#"{ "email": "x", "id": 1 }"#), usage: makeUser),
        ClientChange(
            "an enum gets a case",
            statuses(["open", "closed"]),
            statuses(["open", "closed", "paused"]),
            usage:
                "func read(_ status: Status) -> Int { switch status { case .open: 1; case .closed: 2; case .unknown: 3 } }"
        ),
        ClientChange(
            "a model is no longer identifiable",
            one,
            one,
            options: ("", #""models": { "User": { "id": false } },"#),
            usage: "func take(_ value: some Identifiable) {}\nfunc give(_ user: User) { take(user) }"
        ),
        ClientChange(
            "a model keeps what it does not know",
            one,
            one,
            options: ("", #""models": { "User": { "unknown": "keep" } },"#),
            usage: makeUser
        ),
    ]

    private static let endpoints: [ClientChange] = [
        ClientChange(
            "a parameter with a default is added",
            one,
            parameters(#""tag?": "x""#),
            usage: callUsers + "\n" + listUsers
        ),
        ClientChange(
            "a parameter with a default is added in the middle",
            parameters(#""z?": "x""#),
            parameters(#""a?": 1, "z?": "x""#),
            usage: #"func call() -> Endpoint<[User]> { ZooAPI.users(z: "") }"#
        ),
        ClientChange(
            "a parameter with a default is added to a resource for each argument",
            parameters(#""a": 1"#),
            parameters(#""a": 1, "tag?": "x""#),
            usage:
                "@MainActor func list() { let users: NetworkResource<[User]> = ZooResources().users(a: 1); _ = users }"
        ),
        ClientChange("a parameter without a default is added", one, parameters(#""tag": "x""#), usage: callUsers),
        ClientChange(
            "a parameter gets a default, and its resource is a property",
            parameters(#""tag": "x""#),
            parameters(#""tag?": "x""#),
            usage: #"@MainActor func list() { let users = ZooResources().users(tag: "a"); _ = users }"#
        ),
        ClientChange(
            "parameters change places",
            parameters(#""a?": "x", "b?": "y""#),
            parameters(#""b?": "y", "a?": "x""#),
            usage: #"func call() -> Endpoint<[User]> { ZooAPI.users(a: "", b: "") }"#
        ),
        ClientChange(
            "a write takes a second argument",
            post,
            parameters(#""tag?": "x""#, post),
            method: "post",
            usage: "@MainActor func write() { ZooResources().users.start(NewUser(a: 1)) }"
        ),
        ClientChange(
            "a write takes a third argument",
            parameters(#""tag?": "x""#, post),
            parameters(#""tag?": "x", "n?": 1"#, post),
            method: "post",
            usage: """
                func call() -> Endpoint<[User]> { ZooAPI.users(NewUser(a: 1), tag: "") }
                @MainActor func write() { ZooResources().users.start(ZooResources.UsersInput(body: NewUser(a: 1))) }
                """
        ),
        ClientChange("an endpoint is deprecated", one, #""deprecated": true, "# + one, usage: listUsers),
        ClientChange(
            "pages come",
            parameters(page),
            #""pagination": { "page": "page" }, "# + parameters(page),
            usage: listUsers
        ),
        ClientChange(
            "a list of pages gets a parameter",
            #""pagination": { "page": "page" }, "# + parameters(page),
            #""pagination": { "page": "page" }, "# + parameters(#""tag?": "x", "# + page),
            usage: """
                func call() -> PagedEndpoint<User> { ZooAPI.pagedUsers() }
                @MainActor func list() { let users: Paged<User> = ZooResources().users; _ = users }
                """
        ),
    ]

    private static let options: [ClientChange] = [
        ClientChange(
            "properties can't be set any more",
            one,
            one,
            options: ("", #""swift": { "mutable": false },"#),
            usage: #"func change(_ user: inout User) { user.email = "" }"#
        ),
        ClientChange(
            "properties can be set",
            one,
            one,
            options: (#""swift": { "mutable": false },"#, ""),
            usage: "func read(_ user: User) -> String { user.email }"
        ),
        ClientChange(
            "models are no longer hashable",
            one,
            one,
            options: ("", #""swift": { "conformances": [] },"#),
            usage: "func read(_ user: User) -> Int { user.hashValue }"
        ),
        ClientChange(
            "models are nested",
            one,
            one,
            options: ("", #""swift": { "namespace": "Models" },"#),
            usage: "func read(_ user: User) -> String { user.email }"
        ),
    ]

    @Test(arguments: models + endpoints + options)
    func theCompilerAgrees(change: ClientChange) async throws {
        try #require(try await change.compiles(with: change.specs[0]))
        let compiles = try await change.compiles(with: change.specs[1])
        #expect(try change.isToldAsBreaking() != compiles)
    }
}
