import ApigenJSON
import Testing

@testable import ApigenKit

@Suite struct SpecReadingTests {
    @Test func theShortestSpecHasEveryDefault() throws {
        let text =
            #"{"baseURL": "https://jsonplaceholder.typicode.com", "paths": {"/users": {"get": {"response": "samples/users.json"}}}}"#
        let (found, diagnostics) = SpecText.read(text, path: "Specs/place-holder.api.json")
        #expect(diagnostics.isEmpty)
        let spec = try #require(found)
        #expect(spec.name == "PlaceHolder")
        #expect(spec.baseURL == "https://jsonplaceholder.typicode.com")
        #expect(spec.headers.isEmpty && spec.errors.isEmpty && spec.models.isEmpty && spec.authentication == nil)
        let operation = try #require(spec.operations.first)
        #expect(spec.operations.count == 1)
        #expect(operation.title == "GET /users")
        #expect(operation.name == "users")
        #expect(operation.group == "Users")
        #expect(operation.parameters.isEmpty && operation.body == nil && operation.pagination == nil)
        #expect(operation.response.format == .json)
        #expect(operation.response.statuses == .hundred(2))
        guard case .files(let path)? = operation.response.payload?.samples.first else {
            Issue.record("no sample")
            return
        }
        #expect(path.value == "samples/users.json")
        #expect(path.location.description == "Specs/place-holder.api.json:1:94")
    }

    @Test func everyPartOfTheWholeIsRead() throws {
        let text = """
            {
              "$schema": "apigen.schema.json", "name": "Shop", "description": "A shop.", "baseURL": "https://a.b/v1/",
              "headers": {"Accept-Language": "en", "X-Client": "1"}, "auth": {"apiKey": {"header": "X-API-Key"}},
              "errors": {"404": "e.json", "5XX": {"inline": {"a": 1}, "model": "Failure", "at": "/error"}, "default": null},
              "paths": {"/a": {"get": {"response": null, "headers": {"x-client": "2"}, "errors": {"404": null}, "auth": "none",
                "deprecated": "Use b.", "timeout": 2.5, "idempotent": true, "group": "some group", "description": "A."}}},
              "swift": {"access": "package", "namespace": "Models", "acronyms": ["sku"], "formats": ["uuid"],
                "mutable": false, "conformances": ["Hashable", "Module.Other"], "coding": "codable",
                "observation": "observableObject", "samples": false, "requiredAfter": 3, "output": "../Generated/Shop"}
            }
            """
        let (found, diagnostics) = SpecText.read(text)
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
        let spec = try #require(found)
        #expect(spec.name == "Shop" && spec.description == "A shop." && spec.baseURL == "https://a.b/v1")
        #expect(spec.authentication == .apiKeyHeader("X-API-Key"))
        #expect(spec.errors.map(\.statuses) == [.exactly(404), .hundred(5), .any])
        #expect(spec.errors[1].payload?.model?.value == "Failure")
        #expect(spec.errors[1].payload?.pointer?.value == JSONPointer(tokens: ["error"]))
        #expect(spec.errors[2].payload == nil)
        let operation = try #require(spec.operations.first)
        #expect(spec.headers(of: operation).map { "\($0.name)=\($0.value)" } == ["Accept-Language=en", "x-client=2"])
        #expect(spec.errors(of: operation).map(\.statuses) == [.exactly(404), .hundred(5), .any])
        #expect(spec.errors(of: operation)[0].payload == nil)
        #expect(operation.authentication == Authentication.none)
        #expect(operation.deprecation?.message == "Use b.")
        #expect(operation.timeout == 2.5 && operation.isIdempotent == true && operation.group == "SomeGroup")
        let swift = spec.swift
        #expect(swift.access == .package && swift.namespace == "Models" && swift.acronyms == ["sku"])
        #expect(swift.formats == [.uuid] && !swift.isMutable && swift.conformances == ["Hashable", "Module.Other"])
        #expect(swift.coding == .codable && swift.observation == .observableObject && !swift.generatesSamples)
        #expect(swift.requiredAfter == 3 && swift.output?.value == "../Generated/Shop")
        #expect(spec.namer.name(for: "item_sku", as: .property) == "itemSKU")
    }

    @Test(arguments: [
        (#""bearer""#, Authentication.bearer), (#""basic""#, .basic), (#""none""#, Authentication.none),
        (#"{"apiKey": {"header": "K"}}"#, .apiKeyHeader("K")), (#"{"apiKey": {"query": "k"}}"#, .apiKeyQuery("k")),
    ])
    func authenticationIsRead(text: String, expected: Authentication) {
        #expect(SpecText.parse(#"{"response": null, "auth": \#(text)}"#)?.authentication == expected)
    }

    @Test(arguments: [
        (#"{"page": "p", "size": "s"}"#, Pagination.Style.page(parameter: "p", size: "s")),
        (#"{"page": "p", "items": "/data"}"#, .page(parameter: "p", size: nil)),
        (#"{"offset": "p", "limit": "s"}"#, .offset(parameter: "p", limit: "s")),
        (
            #"{"cursor": "c", "next": "/meta/next"}"#,
            .cursor(parameter: "after", next: JSONPointer(tokens: ["meta", "next"]))
        ),
        (#"{"link": true}"#, .link),
    ])
    func paginationIsRead(text: String, expected: Pagination.Style) {
        let parameters = #"{"p?": 1, "s?": 2, "c?": {"wire": "after"}}"#
        let operation = SpecText.parse(
            #"{"response": "a.json", "parameters": \#(parameters), "pagination": \#(text)}"#
        )
        #expect(operation?.pagination?.style == expected)
        let items = text.contains("items") ? JSONPointer(tokens: ["data"]) : nil
        #expect(operation?.pagination?.items?.value == items)
    }

    @Test(arguments: [
        (#"{"samples": ["a.json", "b/*.json"], "model": "A"}"#, ResponseSpec.Format.json, 2),
        (#"["a.json", "b.json"]"#, .json, 2), (#"{"inline": [1], "status": 201}"#, .json, 1), ("null", .none, 0),
        (#"{"as": "data"}"#, .data, 0), (#"{"as": "text"}"#, .text, 0), (#"{"as": "file"}"#, .file, 0),
        (#"{"as": "none"}"#, .none, 0), (#"{"as": "lines"}"#, .lines, 0),
        (#"{"as": "events", "samples": "a"}"#, .events, 1),
        (#"{"type": "[User]"}"#, .json, 0),
    ])
    func responsesAreRead(text: String, format: ResponseSpec.Format, count: Int) throws {
        let response = try #require(SpecText.parse(#"{"response": \#(text)}"#)).response
        #expect(response.format == format)
        #expect((response.payload?.samples.count ?? 0) == count)
        #expect(response.statuses == (text.contains("201") ? .exactly(201) : .hundred(2)))
    }

    @Test func bodiesAreRead() throws {
        func body(_ text: String) throws -> RequestBody {
            try #require(SpecText.parse(#"{"body": \#(text)}"#, path: "/u", method: "post")?.body)
        }
        #expect(try body(#""a.json""#).payload?.samples.count == 1)
        #expect(try body(#"{"samples": "a.json", "model": "Draft"}"#).payload?.model?.value == "Draft")
        let fields = try #require(try body(#"{"form": {"a": 1, "b?": ["x"]}}"#).formFields)
        #expect(fields.map(\.placement) == [.form, .form])
        #expect(fields.map(\.isRequired) == [true, false])
        #expect(fields.map(\.type.description) == ["Int", "[String]"])
        guard
            case .multipart(let parts) = try body(#"{"multipart": {"c?": "text", "p": {"file": "image/jpeg"}}}"#)
                .content,
            case .raw(let mediaType) = try body(#"{"raw": "image/png"}"#).content
        else {
            Issue.record("other bodies")
            return
        }
        #expect(parts.map(\.name) == ["c", "p"])
        #expect(parts.map(\.kind) == [.text, .file(mediaType: "image/jpeg")])
        #expect(parts.map(\.isOptional) == [true, false])
        #expect(mediaType == "image/png")
    }

    @Test func modelsAreRead() throws {
        let text = #"""
            {"baseURL": "https://a.b", "paths": {"/users": {"get": {"response": null}}}, "models": {
              "User": {"at": ["users[]", "User.owner"], "rename": {"lat": "latitude"}, "exclude": ["phone"],
                "fields": {"zip": "String?", "created": {"type": "Date", "name": "createdAt", "description": "When."},
                  "kind": {"enum": false}, "rows": {"lossy": true}},
                "description": "A user.", "as": "struct", "tag": false, "id": "login", "nulls": "distinct",
                "unknown": "keep", "lossy": ["items", "zip"]},
              "Rates": {"as": "map"}, "Event": {"tag": "type", "id": false}
            }}
            """#
        let (found, diagnostics) = SpecText.read(text)
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
        let spec = try #require(found)
        let user = try #require(spec.override(of: "User"))
        #expect(user.places.map(\.description) == ["users[]", "User.owner"])
        #expect(user.fields.map(\.key) == ["zip", "created", "kind", "rows", "lat", "items", "phone"])
        #expect(user[field: "zip"]?.type?.value == .optional(.named("String")))
        #expect(user[field: "zip"]?.isLossy == true && user[field: "items"]?.isLossy == true)
        #expect(user[field: "created"]?.name?.value == "createdAt" && user[field: "created"]?.description == "When.")
        #expect(user[field: "kind"]?.isEnum?.value == false && user[field: "rows"]?.isLossy == true)
        #expect(user[field: "lat"]?.name?.value == "latitude" && user[field: "phone"]?.isExcluded == true)
        #expect(user[field: "other"] == nil)
        #expect(user.form?.value == .structure && user.tag?.value == .off && user.identifier?.value == .key("login"))
        #expect(user.keepsNullsDistinct?.value == true && user.keepsUnknown?.value == true)
        #expect(spec.override(of: "Rates")?.form?.value == .map)
        #expect(spec.override(of: "Event")?.tag?.value == .key("type"))
        #expect(spec.override(of: "Event")?.identifier?.value == .off)
        #expect(spec.override(of: "Other") == nil)
    }

    @Test func fiveHundredOperationsAreReadWithoutFault() throws {
        var paths: [String] = []
        for index in 0..<100 {
            paths.append(
                """
                "/resource\(index)s": {
                  "get": {"name": "listResource\(index)s", "parameters": {"cursor?": "c1", "limit?": 20, "status?": {"values": ["a", "b"]}},
                    "response": {"samples": "p.json", "model": "Resource\(index)Page"},
                    "pagination": {"cursor": "cursor", "next": "/nextCursor", "items": "/data"}},
                  "post": {"body": {"samples": "d.json", "model": "Resource\(index)Input"}, "response": {"samples": "o.json", "status": 201}}
                },
                "/resource\(index)s/{id}": {
                  "get": {"parameters": {"id": "x"}, "response": "o.json"},
                  "put": {"parameters": {"id": "x"}, "body": "d.json", "response": "o.json"},
                  "delete": {"parameters": {"id": "x"}, "response": null}
                }
                """
            )
        }
        let (spec, diagnostics) = SpecText.read(
            "{\"baseURL\": \"https://a.b\", \"paths\": {\(paths.joined(separator: ",\n"))}}"
        )
        #expect(diagnostics.isEmpty)
        #expect(spec?.operations.count == 500)
        #expect(spec?.operations.last?.name == "deleteResource99")
    }
}
