import ApigenJSON
import Testing

@testable import ApigenKit

@Suite("Reports of changes")
struct ReportTests {
    private static let report = APIDiffReport(comparisons: [
        APIDiffReport.Comparison(
            name: "ZooAPI",
            old: "main:zoo.api.json",
            new: "zoo.api.json",
            changes: [
                APIChange(
                    .breaking,
                    .propertyTypeChanged,
                    "User.email",
                    "is now `String?`, and was `String`",
                    consequence: "code that reads it has to unwrap it"
                ),
                APIChange(.compatible, .typeAdded, "Kind", "is new: <b>a|b</b>"),
                APIChange(.internal, .documentationChanged, "User", "is described in other words"),
            ]
        ),
        APIDiffReport.Comparison(name: "ParkAPI", old: "a", new: "b", changes: []),
    ])

    @Test("text for a terminal")
    func text() {
        let expected = """
            ZooAPI: 1 breaking, 1 compatible, 1 internal
              main:zoo.api.json → zoo.api.json
              breaking    User.email is now `String?`, and was `String`
                          code that reads it has to unwrap it
              compatible  Kind is new: <b>a|b</b>

            ParkAPI: no changes
              a → b

            """
        #expect(Self.report.text(showsInternal: false) == expected)
        #expect(Self.report.text(showsInternal: true).contains("  internal    User is described in other words\n"))
    }

    @Test("Markdown for a pull request, in which nothing reads as HTML or ends a cell")
    func markdown() {
        let expected = """
            ## Changes in the Swift API

            ### `ZooAPI`: 1 breaking, 1 compatible, 1 internal

            | | What | Change |
            | --- | --- | --- |
            | **breaking** | `User.email` | is now `String?`, and was `String`. Code that reads it has to unwrap it |
            | compatible | `Kind` | is new: &lt;b>a\\|b&lt;/b> |

            <details>
            <summary>1 internal, which code can't see</summary>

            | | What | Change |
            | --- | --- | --- |
            | internal | `User` | is described in other words |

            </details>

            ### `ParkAPI`: no changes

            """
        #expect(Self.report.markdown == expected)
    }

    @Test("a document for machines")
    func json() {
        let first = Self.report.json[path: "0"]
        #expect(first["client"] == "ZooAPI")
        #expect(first["counts"] == ["breaking": 1, "behavior": 0, "compatible": 1, "internal": 1])
        #expect(
            first[path: "changes 0"] == [
                "impact": "breaking", "kind": "propertyTypeChanged", "subject": "User.email",
                "summary": "is now `String?`, and was `String`",
                "consequence": "code that reads it has to unwrap it",
            ]
        )
        #expect(first[path: "changes 1 consequence"] == .null)
    }

    @Test("the worst counts")
    func worst() {
        #expect(Self.report.worst == .breaking)
        #expect(APIDiffReport(comparisons: []).worst == nil)
        #expect(APIChange.Impact.breaking < .internal)
    }
}
