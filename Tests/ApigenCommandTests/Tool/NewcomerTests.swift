import Foundation
import Testing

@testable import apigen

/// What people do who use the tool for the first time, and what it tells them to do in its place.
@Suite struct NewcomerTests {
    struct Case: CustomTestStringConvertible {
        var arguments: [String]
        var status: Int32
        var message: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String, _ status: Int32, _ message: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.status = status
            self.message = message
        }
    }

    static let cases = [
        Case("hotels.json", 2, #"did you mean "apigen infer hotels.json"?"#),
        Case("generate nope", 1, #"there is no file or folder "nope"; name a spec, or start with "apigen init""#),
        Case("generate Specs/*.api.jsn", 1, #"no file matches "Specs/*.api.jsn""#),
        Case("generate Specs/hotel.api.json", 1, #"did you mean "Specs/hotels.api.json"?"#),
        Case("infer *.jsn", 1, #"error: no file matches "*.jsn""#),
        Case("infer Specs/samples/hotel.json", 1, #"did you mean "Specs/samples/hotels.json"?"#),
        Case("infer", 2, #"FILE is missing: a sample; "-" is standard input"#),
        Case(
            "infer Specs/hotels.api.json",
            0,
            #"is a spec, and these are models of the spec itself; "apigen generate""#
        ),
        Case("explain", 2, "SPEC is missing: a spec"),
        Case("explain Specs/hotels.api.json Hotl", 1, #"did you mean "Hotel"?"#),
        Case("help templates exprot", 2, #"there is no command "exprot"; did you mean "export"?"#),
        Case("completions", 2, "SHELL is missing: the shell: bash, zsh or fish"),
        Case("init Hotels", 1, "Specs/hotels.api.json is there already, and is left alone"),
    ]

    @Test(arguments: cases) func isTold(_ test: Case) async throws {
        let project = try HotelProject.make()
        let before = try project.contents()
        let run = try await BuiltTool.run(test.arguments, in: project)
        #expect(run.status == test.status)
        #expect(run.errors.contains(test.message), "\(run.errors)")
        #expect(try project.contents() == before)
    }

    /// What is good to know is told where all else is well.
    @Test func notesAreNotToldBesideErrors() async throws {
        let spec = HotelProject.spec.replacingOccurrences(
            of: "\"response\"",
            with: "\"deprecated\": 1, \"response\""
        )
        let project = try HotelProject.make(adding: ["Specs/samples/hotels.json": "[{ \"id\": 1 }]"])
        let fine = try await BuiltTool.run("generate", in: project)
        #expect(fine.errors.contains("note: "))
        try project.write(spec, to: "Specs/hotels.api.json")
        let faulty = try await BuiltTool.run("generate", in: project)
        #expect(faulty.errors.contains("error: \"deprecated\" must be true or a message"))
        #expect(!faulty.errors.contains("note: "))
    }
}
