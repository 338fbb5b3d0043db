import ApigenKit
import Foundation
import Testing

@testable import apigen

@Suite struct ExplanationPageTests {
    @Test func writesAPageAndOnlyWhereItChanged() async throws {
        let project = try HotelProject.make()
        let run = try await BuiltTool.run("explain", "Specs/hotels.api.json", "--html", "docs/hotels.html", in: project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "wrote docs/hotels.html\n")
        let page = try project.text("docs/hotels.html")
        #expect(page.contains("id=\"model-Hotel.stars\""))
        #expect(page.contains("from <span class=\"place\">samples/hotels.json:2</span>"))
        let again = try await BuiltTool.run("explain", "Specs/hotels.api.json", "--html=docs/hotels.html", in: project)
        #expect(again.output == "docs/hotels.html is up to date\n")
        let printed = try await BuiltTool.run("explain", "Specs/hotels.api.json", "--html", "-", in: project)
        #expect(printed.output == page)
    }

    @Test func showsAllSpecsOfAFolder() async throws {
        let project = try HotelProject.make(adding: ["Specs/inns.api.json": HotelProject.spec(named: "Inns")])
        let run = try await BuiltTool.run("explain", "Specs", "--html", "all.html", "--json", in: project)
        #expect(run.output.contains("\"change\": \"added\""))
        let page = try project.text("all.html")
        #expect(page.contains("<title>Hotels, Inns: endpoints and models</title>"))
        #expect(page.contains("id=\"api2-model-Hotel\""))
    }

    @Test func neverOverwritesWhatIsNoPage() async throws {
        let project = try HotelProject.make(adding: ["index.html": "<p>mine</p>\n"])
        let before = try project.contents()
        for path in ["index.html", "Specs/hotels.api.json", "Specs"] {
            let run = try await BuiltTool.run("explain", "Specs/hotels.api.json", "--html", path, in: project)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("error: \(path) is "), "\(run.errors)")
        }
        #expect(try project.contents() == before)
    }

    @Test func aFaultySpecGivesNoPage() async throws {
        let project = try HotelProject.make(adding: ["Specs/samples/hotels.json": "["])
        let run = try await BuiltTool.run("explain", "Specs/hotels.api.json", "--html", "a.html", in: project)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Specs/samples/hotels.json:1:2: error:"))
        #expect(!project.has("a.html"))
    }

    @Test func rendersWithTemplatesOfOnesOwn() async throws {
        let page = "<ul>{{#apis}}{{#models}}<li>{{name}}</li>{{/models}}{{/apis}}</ul>\n"
        let project = try HotelProject.make(adding: ["Mine/page.mustache": page])
        let arguments = ["explain", "Specs/hotels.api.json", "--html", "a.html", "--templates", "Mine"]
        let run = try await BuiltTool.run(arguments, in: project)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.text("a.html").hasPrefix("<ul><li>Hotel</li></ul>\n"))
        try project.write("{{surprise}}\n", to: "Mine/page.mustache")
        let fault = try await BuiltTool.run(arguments, in: project)
        #expect(fault.status == 1)
        #expect(fault.errors.contains("page:1:"))
    }

    @Test func withoutAPageTheThirdArgumentIsOneTooMany() async throws {
        let project = try HotelProject.make()
        let run = try await BuiltTool.run("explain", "Specs/hotels.api.json", "Hotel", "Inn", in: project)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: there is an argument too many: \"Inn\"\n"))
    }
}
