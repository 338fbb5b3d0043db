import ApigenJSON
import Testing

@testable import ApigenKit

@Suite("Figures of samples")
struct SampleFiguresTests {
    private let inferred: InferredSpec
    private let figures: SampleFigures

    init() throws {
        inferred = try ShopSpec.inferred()
        figures = SampleFigures(of: inferred)
    }

    private func type(_ name: String) throws -> (type: TypeDeclaration, figures: TypeFigures) {
        let index = try #require(inferred.schema.types.firstIndex { $0.name == name })
        return (inferred.schema.types[index], figures.types[index])
    }

    private func field(_ key: String, of name: String = "Order") throws -> ValueFigures {
        let (type, figures) = try type(name)
        return figures.fields[try #require(type.fields.firstIndex { $0.key == key })]
    }

    @Test("presence and nulls are counted over all samples of all bodies")
    func presence() throws {
        // Four in the list, and the first again as the answer to a new order.
        #expect(try type("Order").figures.count == 5)
        #expect(try field("id").count == 5)
        #expect(try field("note").nulls == 2)
        #expect(try field("vip").count == 1)
        #expect(try field("size").count == 2)
        #expect(try type("Problem").figures.count == 1)
        #expect(figures.sampleCount == 7)
    }

    @Test("numbers, lengths, days and instants have their range")
    func ranges() throws {
        let total = try #require(try field("total").numbers)
        #expect(total.smallest.literal == "-2" && total.largest.literal == "10.5")
        #expect(try field("note").lengths == 11...11)
        #expect(try field("tags").listLengths == 0...2)
        #expect(try field("rates", of: "Quote").mapSizes == 3...3)
        let created = try #require(try field("created_at").instants)
        #expect(created.first == "2023-05-01T08:30:00Z" && created.last == "2024-05-02T08:30:00Z")
        let day = try #require(try field("day").instants)
        #expect(day.first == "2024-05-01" && day.last == "2024-05-03")
        #expect(try field("status").instants == nil)
        let paid = try field("paid").booleans
        #expect(paid.true == 4 && paid.false == 1)
    }

    @Test("examples are the first few different values, and places are those of the first")
    func examples() throws {
        #expect(try field("id").examples == ["1", "7", "3"])
        #expect(try field("id").distinct == 4)
        #expect(try field("size").examples == ["3", "\"XL\""])
        #expect(try field("id").first?.description == "samples/orders-1.json:3")
        #expect(try field("vip").first?.description == "samples/orders-2.json:5")
        #expect(try field("lines", of: "NewOrder").first?.path == "shop.api.json")
    }

    @Test("cases, variants and kinds are counted")
    func cases() throws {
        let event = try type("Event").figures
        #expect(event.count == 20)
        #expect(event.cases == [7, 7, 6])
        let (size, sizes) = try type("IntOrString")
        #expect(sizes.cases == [1, 1])
        guard case .choice = size.kind else {
            Issue.record("\(size)")
            return
        }
    }

    @Test("of secrets nothing is kept but their number")
    func secrets() throws {
        for key in ["api_key", "log"] {
            let figures = try field(key)
            #expect(figures.isSecret)
            #expect(figures.count == 5)
            #expect(figures.examples.isEmpty && figures.lengths == nil && figures.numbers == nil)
        }
    }

    @Test(
        "secrets are known by their names",
        arguments: [
            ("password", true), ("userPassword", true), ("X-Api-Key", true), ("access_token", true),
            ("Set-Cookie", true),
            ("client_secret", true), ("privateKey", true), ("pin_code", false), ("sort_key", false), ("key", false),
            ("zip_code", false), ("name", false), ("author", false), ("tokenizer", false), ("", false),
        ]
    )
    func secretNames(key: String, isSecret: Bool) {
        #expect(Secrecy.isSecret(key: key) == isSecret)
    }

    @Test(
        "secrets are known by their form",
        arguments: [
            ("ghp_0123456789abcdefghij", true), ("Bearer abcdefghijklmnop", true),
            ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", true), ("https://ada:pw@example.com/x", true),
            ("-----BEGIN PRIVATE KEY-----", true), ("https://example.com/@ada:1", false),
            ("Basic rules of the house", false),
            ("sk-1", false),
            ("https://a.example/f?id=1&X-Amz-Signature=0af", true), ("https://a.example/f?access_token=0af", true),
            ("https://a.example/f?page=2&sort=name", false), ("eyJ" + String(repeating: "a", count: 190), true),
            ("really? token=1 is what", false), ("a perfectly ordinary text", false), ("https://example.com", false),
        ]
    )
    func secretForms(value: String, isSecret: Bool) {
        #expect(Secrecy.isSecret(value: value) == isSecret)
    }
}
