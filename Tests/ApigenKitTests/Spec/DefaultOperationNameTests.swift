import Testing

@testable import ApigenKit

@Suite struct DefaultOperationNameTests {
    @Test(arguments: [
        ("get", "/users", "users", "Users"), ("get", "/users/{id}", "user", "Users"),
        ("post", "/users", "createUser", "Users"), ("put", "/users/{id}", "replaceUser", "Users"),
        ("patch", "/users/{id}", "updateUser", "Users"), ("delete", "/users/{id}", "deleteUser", "Users"),
        ("get", "/users/{id}/posts", "userPosts", "Users"), ("get", "/users/{id}/posts/{post}", "userPost", "Users"),
        ("post", "/users/{id}/posts", "createUserPost", "Users"),
        ("get", "/HotelsList.json", "hotelsList", "HotelsList"),
        ("get", "/get.json", "get", "Get"), ("get", "/api/v2/users/{id}", "user", "Users"), ("get", "/v1", "v1", "V1"),
        ("get", "/", "root", "A"), ("get", "/{slug}", "slug", "A"), ("get", "/{a}/posts", "posts", "Posts"),
        ("get", "/search/repositories", "searchRepositories", "Search"), ("get", "/user/repos", "userRepos", "User"),
        ("get", "/repos/{owner}/{repo}/issues", "repoIssues", "Repos"), ("get", "/users/{id}.json", "user", "Users"),
        ("get", "/compare/{a}...{b}", "compare", "Compare"),
        ("get", "/release-groups", "releaseGroups", "ReleaseGroups"),
        ("post", "/login", "login", "Login"), ("post", "/users/{id}/activate", "activateUser", "Users"),
        ("post", "/users/{id}", "updateUser", "Users"), ("post", "/session", "createSession", "Session"),
        ("delete", "/users/{id}/posts", "deleteUserPosts", "Users"),
        ("put", "/settings", "replaceSettings", "Settings"),
        ("get", "/headers", "getHeaders", "Headers"), ("get", "/news/{id}", "news", "News"),
        ("get", "/categories/{id}", "category", "Categories"), ("head", "/users", "headUsers", "Users"),
        ("get", "/3d/models", "value3dModels", "Value3d"), ("get", "/import", "import", "Import"),
        ("get", "/größen", "größen", "Größen"), ("get", "/user_ids", "userIDs", "UserIDs"),
    ])
    func namesReadAsSwift(method: String, path: String, name: String, group: String) {
        let body = method == "post" || method == "put" || method == "patch" ? "\"a.json\"" : "null"
        let operation = SpecText.parse(
            body == "null" ? #"{"response": null}"# : #"{"body": \#(body), "response": null}"#,
            path: path,
            method: method
        )
        #expect(operation?.name == name)
        #expect(operation?.group == group)
    }
}
