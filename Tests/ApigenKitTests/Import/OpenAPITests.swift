import Testing

@testable import ApigenKit

@Suite("A document in the manner of the pet store, OpenAPI 3.0")
struct PetShopTests {
    private let client: ImportedClient

    init() throws {
        client = try ImportedClient(fixtures: "petshop.json")
    }

    @Test func theTitleWithoutItsNoiseIsTheName() {
        #expect(client.spec.name == "PetShop")
        #expect(client.result.specs[0].spec.path == "pet-shop.api.json")
        #expect(client.spec.description == "A shop for pets.")
    }

    @Test func variablesOfTheServerHaveTheirDefaults() {
        #expect(client.spec.baseURL == "https://eu.petshop.example/api/v3")
    }

    @Test func functions() {
        #expect(client.signature("addPet") == "static func addPet(_ body: PetInput) -> Endpoint<Pet>")
        #expect(client.signature("getPetByID") == "static func getPetByID(petID: Int) -> Endpoint<Pet>")
        #expect(client.signature("deletePet") == "static func deletePet(petID: Int) -> Endpoint<Void>")
        #expect(client.signature("getInventory") == "static func getInventory() -> Endpoint<[String: Int]>")
        #expect(
            client.signature("findPetsByStatus")
                == "static func findPetsByStatus(xTenant: UUID, status: [StatusParameter]? = nil, limit: Int = 20) -> Endpoint<[Pet]>"
        )
        #expect(
            client.signature("uploadFile")
                == "static func uploadFile(petID: Int, file: URL, caption: String? = nil) -> Endpoint<APIResponseModel>"
        )
        #expect(
            client.signature("placeOrder")
                == "static func placeOrder(petID: Int, quantity: Int = 1, express: Bool? = nil) -> Endpoint<Order>"
        )
    }

    @Test func fieldsAreAsOptionalAsTheSchemaSays() {
        #expect(
            client.members(of: "Pet") == [
                "id: Int", "name: String", "weight: Double", "category: Category?", "photoURLs: [String]",
                "tags: [Tag]?",
                "status: Status?", "born: CalendarDay?", "owner: Customer?", "attributes: [String: String]?",
                "updatedAt: Date?",
            ]
        )
        #expect(client.members(of: "Category") == ["id: Int?", "name: String?"])
        #expect(client.members(of: "Tag") == ["name: String", "color: String?"])
        #expect(
            client.members(of: "Status") == ["case available", "case pending", "case sold", "case unknown(String)"]
        )
    }

    @Test func whatOnlyAnswersHaveIsNotSent() {
        let fields = client.members(of: "PetInput")
        #expect(!fields.contains("id: Int"))
        #expect(fields.contains("owner: Customer?"))
    }

    @Test func aSchemaWithinItselfIsARecursiveType() {
        #expect(client.members(of: "Customer") == ["id: UUID", "email: String?", "friends: [Customer]?"])
    }

    @Test func allOfIsOneType() {
        #expect(
            client.members(of: "Order") == ["createdAt: Date", "id: Int", "complete: Bool", "priority: Int?"]
        )
    }

    @Test func securityBecomesTheWayAndItsExceptions() throws {
        #expect(client.spec.authentication == .bearer)
        #expect(try client.operation("addPet").authentication == nil)
        #expect(try client.operation("getPetByID").authentication == .apiKeyHeader("api_key"))
        #expect(try client.operation("getInventory").authentication == Authentication.none)
    }

    @Test func anErrorOfAllOperationsIsToldOnce() throws {
        #expect(client.spec.errors.map(\.statuses) == [.exactly(422)])
        #expect(try client.operation("getPetByID").errors.map(\.statuses) == [.exactly(404)])
        #expect(client.members(of: "ErrorModel") == ["code: String", "message: String"])
    }

    @Test func examplesThatFitAreTheFirstSamples() throws {
        let samples = client.result.specs[0].samples
        let dog = try #require(
            samples.first { String(decoding: $0.bytes, as: UTF8.self).contains("petshop.example/10.jpg") }
        )
        // A number that the schema leaves open is written with a fraction, so that it becomes a Double.
        #expect(String(decoding: dog.bytes, as: UTF8.self).contains(#""weight": 12.0"#))
        #expect(client.told.contains("an example that contradicts its schema is left out"))
        #expect(!client.everything.contains(#""ten""#))
    }

    @Test func statusesAndDeprecation() throws {
        #expect(try client.operation("addPet").response.statuses == .exactly(201))
        #expect(try client.operation("getPetByID").response.statuses == .hundred(2))
        #expect(try client.operation("deletePet").deprecation != nil)
    }

    @Test func whatASpecCannotExpressIsListedWithItsPlace() throws {
        for message in [
            "a spec has one server, the first; others are left out", "parameters in cookies are left out",
            #"the field "note" of a form is an object, and is left out"#,
        ] {
            let diagnostic = try #require(client.result.diagnostics.all.first { $0.message == message })
            #expect(diagnostic.location?.path == "petshop.json")
        }
    }

    @Test func theSameDocumentGivesTheSameBytes() throws {
        let again = try ImportedClient(fixtures: "petshop.json")
        #expect(again.result.specs[0].files == client.result.specs[0].files)
    }
}

@Suite("A document with the types of OpenAPI 3.1")
struct WarehouseTests {
    private let client: ImportedClient

    init() throws {
        client = try ImportedClient(fixtures: "warehouse.json")
    }

    @Test func fields() {
        #expect(
            client.members(of: "Parcel") == [
                "id: UUID", "state: ParcelState", "shape: Shape", "weight: Double?", "reference: IntOrString",
                "receiver: Contact?", "sender: Contact?", "history: [Event]", "serial: UInt64?", "extra: JSONValue?",
            ]
        )
        #expect(client.members(of: "Meta") == ["nextCursor: String?", "sort: Sort?"])
        #expect(client.members(of: "Sort") == ["case newest", "case oldest", "case unknown(String)"])
    }

    @Test func oneOfWithADiscriminatorIsATaggedUnion() {
        #expect(
            client.members(of: "Shape") == ["case box(BoxShape)", "case tube(TubeShape)", "case unknown(JSONValue)"]
        )
        #expect(client.members(of: "TubeShape") == ["kind: String", "length: Int", "diameter: Double"])
        #expect(client.members(of: "BoxShape").contains("material: Material?"))
    }

    @Test func aBaseWithADiscriminatorIsThoseThatBuildOnIt() {
        #expect(
            client.members(of: "Event") == [
                "case arrived(ArrivedEvent)", "case lost(LostEvent)", "case unknown(JSONValue)",
            ]
        )
        #expect(client.members(of: "LostEvent") == ["type: String", "at: Date", "reason: String", "claim: String?"])
    }

    @Test func additionalPropertiesAreAMapOrKept() throws {
        #expect(client.signature("shelves") == "static func shelves() -> Endpoint<[String: Shelf]>")
        #expect(client.members(of: "Shelf").prefix(3) == ["code: String", "free: Int", "grid: [[Int]]"])
        #expect(client.spec.override(of: "Contact")?.keepsUnknown?.value == true)
    }

    @Test func streamsAndBytes() throws {
        #expect(try client.operation("streamEvents").response.format == .events)
        #expect(try client.operation("label").response.format == .data)
        #expect(client.signature("label") == "static func label(parcelID: String) -> Endpoint<Data>")
        #expect(
            client.signature("replaceLabel")
                == "static func replaceLabel(parcelID: String, with body: Data) -> Endpoint<Void>"
        )
    }

    @Test func aCursorInTheAnswerIsPagination() throws {
        let pagination = try #require(try client.operation("parcels").pagination)
        #expect(pagination.style == .cursor(parameter: "cursor", next: JSONPointer(tokens: ["meta", "next_cursor"])))
        #expect(pagination.items?.value == JSONPointer(tokens: ["data"]))
        #expect(client.signature("pagedParcels").hasSuffix("-> PagedEndpoint<Parcel>"))
    }

    @Test func namesComeFromTheOperationOrFromItsPath() {
        #expect(client.spec.operations.map(\.name).prefix(2) == ["parcels", "parcelsCreate"])
    }

    @Test func securityOfNothingIsNone() throws {
        #expect(client.spec.authentication == .bearer)
        #expect(try client.operation("label").authentication == Authentication.none)
    }

    @Test func webhooksAndObjectsAsParametersAreListed() {
        #expect(client.told.contains { $0.hasPrefix("webhooks are requests to you") })
        #expect(client.told.contains { $0.hasPrefix(#"the parameter "filter" is an object"#) })
        #expect(client.told.contains(#""trace" is no method of a spec, and is left out"#))
    }

    @Test func descriptionsStayWithTheirFields() {
        let models = client.generation.files.first { $0.name == "WarehouseModels.swift" }?.text ?? ""
        #expect(models.contains("/// Something that is stored or sent."))
        #expect(models.contains("/// Who sent it.\n    public var sender"))
    }
}

@Suite("A document in the manner of a code host")
struct ForgeTests {
    private let client: ImportedClient

    init() throws {
        client = try ImportedClient(fixtures: "forge.json")
    }

    @Test func linksInAHeaderArePagination() throws {
        #expect(try client.operation("issuesListForRepo").pagination?.style == .link)
        #expect(client.signature("pagedIssuesListForRepo").hasSuffix("-> PagedEndpoint<Issue>"))
    }

    @Test func pageAndSizeArePagination() throws {
        let pagination = try #require(try client.operation("searchCode").pagination)
        #expect(pagination.style == .page(parameter: "page", size: "per_page"))
        #expect(pagination.items?.value == JSONPointer(tokens: ["items"]))
        #expect(
            client.signature("pagedSearchCode")
                == "static func pagedSearchCode(q: String, perPage: Int = 30) -> PagedEndpoint<CodeResult>"
        )
    }

    @Test func parametersByReference() {
        #expect(
            client.signature("issuesListForRepo")
                == "static func issuesListForRepo(owner: String, repo: String, state: StateModel = .open, labels: String? = nil, since: Date? = nil, perPage: Int = 30, page: Int = 1) -> Endpoint<[Issue]>"
        )
    }

    @Test func anIssue() {
        let fields = client.members(of: "Issue")
        #expect(fields.contains("user: NullableSimpleUser?"))
        #expect(fields.contains("assignees: [SimpleUser]?"))
        #expect(fields.contains("stateReason: StateReason?"))
        #expect(fields.contains("closedAt: Date?"))
        #expect(fields.contains("createdAt: Date"))
        #expect(fields.contains("authorAssociation: AuthorAssociation?"))
        #expect(fields.contains("labels: [Label]"))
        #expect(client.members(of: "StateReason").count == 4)
        #expect(client.members(of: "ReactionRollup") == ["plus1: Int", "minus1: Int", "url: String"])
    }

    @Test func mixedVariantsAreAChoice() {
        let body = client.members(of: "IssuesCreateBody")
        #expect(body.contains("title: IntOrString"))
        #expect(body.contains("body: String?"))
        #expect(body.contains("milestone: Int?"))
        #expect(body.contains { $0.hasPrefix("labels: [") && $0.contains("OrString") })
    }

    @Test func referencesOutOfTheDocumentAreToldAndStayJSON() throws {
        #expect(client.signature("metaGet") == "static func metaGet() -> Endpoint<JSONValue>")
        let fault = try #require(client.result.diagnostics.all.first { $0.message.contains("common.json") })
        #expect(fault.severity == .warning)
        #expect(!fault.message.contains("more like it"))
    }

    @Test func textAndNothing() {
        #expect(client.signature("metaGetZen") == "static func metaGetZen() -> Endpoint<String>")
        #expect(client.signature("gistsStar") == "static func gistsStar(gistID: String) -> Endpoint<Void>")
    }
}
