import ApigenMustache
import Foundation
import Testing

/// The suites of the Mustache specification, in the folder `mustache` of the folder that `APIGEN_SUITES` names.
@Suite struct SpecificationTests {
    static let suites = ProcessInfo.processInfo.environment["APIGEN_SUITES"]

    @Test(
        .enabled(if: suites != nil, "Set APIGEN_SUITES to the folder that holds the Mustache suites to run them"),
        arguments: [
            "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names",
            "~inheritance",
        ]
    )
    func suite(name: String) throws {
        let folder = URL(fileURLWithPath: try #require(Self.suites)).appendingPathComponent("mustache")
        let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
        let suite = try JSONDecoder().decode(SpecificationSuite.self, from: data)
        #expect(!suite.tests.isEmpty)
        for test in suite.tests {
            let partials = try Templates(test.partials ?? [:])
            let rendered = try Template(test.template).render(test.data.value, partials: partials, escape: .html)
            #expect(rendered == test.expected, "\(name): \(test.name)")
        }
    }
}

private struct SpecificationSuite: Decodable {
    struct Case: Decodable {
        let name: String
        let data: SpecificationData
        let template: String
        let partials: [String: String]?
        let expected: String
    }

    let tests: [Case]
}

/// A template value read from JSON.
private struct SpecificationData: Decodable {
    let value: TemplateValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let bool = try? container.decode(Bool.self) {
            value = .bool(bool)
        } else if let integer = try? container.decode(Int.self) {
            value = .number(String(integer))
        } else if let decimal = try? container.decode(Double.self) {
            value = .number(String(decimal))
        } else if let text = try? container.decode(String.self) {
            value = .string(text)
        } else if let elements = try? container.decode([SpecificationData].self) {
            value = .list(elements.map(\.value))
        } else {
            value = .object(try container.decode([String: SpecificationData].self).mapValues(\.value))
        }
    }
}
