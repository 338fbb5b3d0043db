import Testing

@testable import ApigenKit

@Suite("A Postman collection")
struct PostmanTests {
    private let client: ImportedClient

    init() throws {
        client = try ImportedClient(fixtures: "library.postman_collection.json")
    }

    @Test func requestsOfAllFolders() {
        #expect(
            client.spec.operations.map(\.title) == [
                "GET /books", "POST /books", "GET /books/{bookId}", "DELETE /books/{bookId}", "POST /login",
                "PUT /readers/{readerId}/photo", "GET /readers",
            ]
        )
        #expect(client.spec.name == "Library")
        #expect(client.spec.baseURL == "https://api.library.example/v1")
        #expect(client.spec.description == "Books and readers.")
    }

    @Test func functions() {
        #expect(
            client.signature("listBooks")
                == "static func listBooks(offset: Int = 0, limit: Int = 10, genre: String? = nil) -> Endpoint<[Book]>"
        )
        #expect(client.signature("getBook") == "static func getBook(bookID: Int) -> Endpoint<Book>")
        #expect(client.signature("addBook") == "static func addBook(_ body: AddBookBody) -> Endpoint<Book>")
        #expect(client.signature("remove") == "static func remove(bookID: Int) -> Endpoint<Void>")
        #expect(client.signature("logIn") == "static func logIn(name: String, password: String) -> Endpoint<Login>")
        #expect(
            client.signature("photo")
                == "static func photo(readerID: String, photo: URL, caption: String) -> Endpoint<JSONValue>"
        )
    }

    @Test func savedExamplesAreSamples() {
        #expect(
            client.members(of: "Book") == [
                "id: Int", "title: String", "pages: Int", "published: Date", "subtitle: String?", "author: Author?",
            ]
        )
        #expect(client.members(of: "AddBookBody") == ["title: String", "copies: Int"])
    }

    @Test func errorsAndPages() throws {
        #expect(try client.operation("getBook").errors.map(\.statuses) == [.exactly(404)])
        #expect(try client.operation("listBooks").pagination?.style == .offset(parameter: "offset", limit: "limit"))
        #expect(try client.operation("addBook").response.statuses == .exactly(201))
    }

    @Test func authenticationIsInherited() throws {
        #expect(client.spec.authentication == .bearer)
        #expect(try client.operation("listBooks").authentication == nil)
        #expect(try client.operation("logIn").authentication == Authentication.none)
        #expect(try client.operation("photo").authentication == .apiKeyHeader("X-Reader-Key"))
    }

    @Test func descriptionsOfParameters() throws {
        let book = try client.operation("getBook")
        #expect(book.parameters.first?.description == "Which book.")
        #expect(book.parameters.first?.sample == 1)
        #expect(try client.operation("listBooks").description == "All books.")
    }

    @Test func noSecretIsWritten() {
        for secret in ["s3cr3t-library", "k-secret", "opensesame"] { #expect(!client.everything.contains(secret)) }
    }

    @Test func whatIsLeftOutIsTold() {
        #expect(client.told.contains("scripts and tests are left out"))
        #expect(client.told.contains { $0.contains("https://other.example") })
        #expect(client.told.contains { $0.hasPrefix("no answer was saved") })
    }

    @Test func aServerInAVariableWithoutAValueIsToldOf() throws {
        let text = """
            {"info": {"name": "X", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
             "item": [{"name": "Ping", "request": {"method": "GET", "url": "{{host}}/ping/:what?a=1"}}]}
            """
        let client = try ImportedClient([SourceFile(path: "x.json", text: text)])
        #expect(client.spec.operations.map(\.title) == ["GET /ping/{what}"])
        #expect(client.spec.baseURL == ImportedAPI.unknownBaseURL)
        #expect(client.told.contains { $0.contains("doesn't tell the server") })
    }
}
