import Foundation
import Testing

@testable import ApigenKit

@Suite("Overrides that explanations name")
struct OverrideSnippetTests {
    /// The decisions with an override, by what they are about.
    private func overrides(_ inferred: InferredSpec) -> [(subject: String, decision: ExplainedDecision)] {
        Explanation(of: inferred.schema).types.flatMap { type in
            type.decisions.map { (type.name, $0) }
                + type.fields.flatMap { field in field.decisions.map { ("\(type.name).\(field.name)", $0) } }
        }.filter { $0.1.override != nil }
    }

    @Test("each can be pasted as it is, fits the samples, and changes the decision")
    func canBePasted() throws {
        let all = overrides(try ShopSpec.inferred())
        #expect(all.count >= 7)
        for (subject, decision) in all {
            let snippet = try #require(decision.override)
            let text = ShopSpec.text.replacingOccurrences(
                of: #""name": "Shop","#,
                with: #""name": "Shop", \#(snippet),"#
            )
            // An override that does not fit, or means nothing, is an error or a warning.
            let changed = try ShopSpec.inferred(text)
            let isStillThere = overrides(changed).contains { $0.subject == subject && $0.decision == decision }
            #expect(!isStillThere, "\(subject): \(snippet)")
        }
    }

    @Test("they spell optionals, lists and places")
    func spelling() throws {
        let all = Dictionary(
            overrides(try ShopSpec.inferred()).map { ($0.subject, $0.decision.override ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
        #expect(all["Order.createdAt"] == #""models": { "Order": { "fields": {"created_at": "String"} } }"#)
        #expect(all["Order.shippedAt"] == #""models": { "Order": { "fields": {"shipped_at": "String?"} } }"#)
        #expect(all["Event"] == #""models": { "Event": { "tag": false } }"#)
        // The objects that are the values of other rates have the name already.
        #expect(all["Quote.rates"] == #""models": { "RateObject": { "at": ["Quote.rates"], "as": "struct" } }"#)
    }
}
