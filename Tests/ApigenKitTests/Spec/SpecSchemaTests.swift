import ApigenJSON
import Testing

@testable import ApigenKit

/// Holds the JSON Schema that editors use against what the parser knows.
@Suite struct SpecSchemaTests {
    private static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    private func schema() throws -> JSONValue {
        try JSONValue(json: DiskFileSystem().read(Self.root + "/Specs/apigen.schema.json"))
    }

    @Test(arguments: SpecVocabulary.allCases)
    func theSchemaAndTheParserKnowTheSameKeys(vocabulary: SpecVocabulary) throws {
        let schema = try schema()
        let object = vocabulary == .spec ? schema : try #require(schema["$defs"]?[vocabulary.rawValue])
        #expect(Set(object["properties"]?.objectValue?.keys ?? []) == Set(vocabulary.keys.map(\.rawValue)))
        #expect(object["additionalProperties"] == false)
        for member in object["properties"]?.objectValue?.members ?? [] {
            let reference = member.value["$ref"]?.stringValue?.split(separator: "/").last.map(String.init)
            let target = reference.flatMap { schema["$defs"]?[$0] }
            #expect(member.value["description"] ?? target?["description"] != nil, "\(member.key) has no description")
        }
    }

    @Test func everyKeyIsUsed() {
        #expect(Set(SpecVocabulary.allCases.flatMap(\.keys)) == Set(SpecKey.allCases))
    }

    @Test func theSchemaKnowsEveryMethod() throws {
        let methods = try schema()["properties"]?["paths"]?["additionalProperties"]?["properties"]
        #expect(methods?.objectValue?.keys == HTTPMethod.allCases.map(\.rawValue))
    }

    @Test func theSchemaKnowsEveryWord() throws {
        let definitions = try #require(try schema()["$defs"])
        func words(_ object: String, _ key: String) -> [String] {
            definitions[object]?["properties"]?[key]?["enum"]?.arrayValue?.compactMap(\.stringValue) ?? []
        }
        #expect(words("parameter", "in") == ["path", "query", "header"])
        #expect(words("response", "as") == ResponseSpec.Format.allCases.map(\.rawValue))
        #expect(words("model", "as") == ModelOverride.Form.allCases.map(\.rawValue))
        #expect(words("swift", "access") == SwiftOptions.AccessLevel.allCases.map(\.rawValue))
        #expect(words("swift", "coding") == SwiftOptions.Coding.allCases.map(\.rawValue))
        #expect(words("swift", "observation") == SwiftOptions.Observation.allCases.map(\.rawValue))
        let styles = definitions["parameterStyle"]?["enum"]?.arrayValue?.compactMap(\.stringValue)
        #expect(styles == Parameter.Style.allCases.map(\.rawValue))
        let formats = definitions["swift"]?["properties"]?["formats"]?["items"]?["enum"]?.arrayValue
        #expect(formats?.compactMap(\.stringValue) == SwiftOptions.Format.allCases.map(\.rawValue))
    }

    @Test func theSchemaShowsTheDefaults() throws {
        let properties = try #require(try schema()["$defs"]?["swift"]?["properties"])
        let options = SwiftOptions()
        #expect(properties["access"]?["default"]?.stringValue == options.access.rawValue)
        #expect(properties["namespace"]?["default"] == .null && options.namespace == nil)
        #expect(properties["acronyms"]?["default"]?.arrayValue?.compactMap(\.stringValue) == options.acronyms)
        #expect(
            properties["formats"]?["default"]?.arrayValue?.compactMap(\.stringValue) == options.formats.map(\.rawValue)
        )
        #expect(properties["mutable"]?["default"]?.boolValue == options.isMutable)
        #expect(properties["conformances"]?["default"]?.arrayValue?.compactMap(\.stringValue) == options.conformances)
        #expect(properties["coding"]?["default"]?.stringValue == options.coding.rawValue)
        #expect(properties["observation"]?["default"]?.stringValue == options.observation.rawValue)
        #expect(properties["samples"]?["default"]?.boolValue == options.generatesSamples)
        #expect(properties["requiredAfter"]?["default"]?.intValue == options.requiredAfter)
    }

    @Test func everyReferenceLeadsSomewhere() throws {
        let schema = try schema()
        func check(_ value: JSONValue) {
            for element in value.arrayValue ?? [] { check(element) }
            for member in value.objectValue?.members ?? [] {
                if member.key == "$ref", let text = member.value.stringValue {
                    let name = text.split(separator: "/").last.map(String.init) ?? ""
                    #expect(text.hasPrefix("#/$defs/") && schema["$defs"]?[name] != nil, "\(text)")
                }
                check(member.value)
            }
        }
        check(schema)
    }
}
