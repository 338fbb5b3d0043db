import ApigenKit
import Foundation
import Testing

@Suite struct TargetPlanTests {
    private static let spec = #"{"paths": {"/a": {"get": {"response": "samples/a*.json"}}}}"#

    private func steps(_ folder: TemporaryFolder, _ files: [String]) throws -> [GenerationStep] {
        let plan = TargetPlan(target: "App", files: files.map { folder[$0] }, workFolder: folder["work"])
        return try plan.steps()
    }

    private func faults(_ folder: TemporaryFolder, _ files: [String]) -> [PlanFault] {
        do {
            _ = try steps(folder, files)
            return []
        } catch {
            return (error as? PlanFaults)?.faults ?? []
        }
    }

    @Test func stepReadsTheSpecAndItsSamplesAndWritesNamedFiles() throws {
        let files = ["App/users.api.json": Self.spec, "App/samples/a1.json": "1", "App/samples/a2.json": "2"]
        let folder = try TemporaryFolder(files)
        let steps = try steps(folder, files.keys + ["App/main.swift"])
        try #require(steps.count == 1)
        #expect(steps[0].inputs.map(folder.relative) == files.keys.sorted())
        let outputs = ["Models", "Coding", "API", "Resources", "Samples"].map { "Users\($0).swift" }
        #expect(steps[0].outputs.map(folder.relative) == outputs.map { "work/Users/\($0)" })
        let start = ["generate", folder["App/users.api.json"].path, "--output", folder["work/Users"].path]
        #expect(steps[0].arguments == start + outputs.flatMap { ["--file", $0] })
    }

    /// SwiftPM doesn't plan again where only a spec's text changes, so what it may come to name must be an input.
    @Test func samplesThatNoSpecNamesAreInputsOfAll() throws {
        let files = [
            "App/a.api.json": Self.spec, "App/samples/a.json": "1", "App/samples/unnamed.ndjson": "1",
            "App/b.api.json": #"{"paths": {"/b": {"get": {"response": "samples/b.json"}}}}"#, "App/samples/b.json": "1",
        ]
        let folder = try TemporaryFolder(files)
        let inputs = try steps(folder, Array(files.keys)).map { $0.inputs.map(folder.relative) }
        try #require(inputs.count == 2)
        #expect(inputs[0] == ["App/a.api.json", "App/samples/a.json", "App/samples/unnamed.ndjson"])
        #expect(inputs[1] == ["App/b.api.json", "App/samples/b.json", "App/samples/unnamed.ndjson"])
    }

    @Test func foldersOutsideTheTargetAreInputs() throws {
        let spec = #"{"paths": {"/a": {"get": {"response": ["../shared/**/*.json", "../other/x.json", "no/y.json"]}}}}"#
        let files = ["App/a.api.json": spec, "shared/a.json": "1", "shared/deep/b.json": "1", "other/x.json": "1"]
        let folder = try TemporaryFolder(files)
        let steps = try steps(folder, ["App/a.api.json"])
        let inputs = [
            "App/a.api.json", "other", "other/x.json", "shared", "shared/a.json", "shared/deep", "shared/deep/b.json",
        ]
        #expect(steps.first?.inputs.map(folder.relative) == inputs)
    }

    @Test func templatesBesideTheSpecAreUsed() throws {
        let files = ["App/a.api.json": Self.spec, "App/templates/api.mustache": "x", "App/templates/README": "x"]
        let folder = try TemporaryFolder(files)
        let step = try #require(try steps(folder, ["App/a.api.json"]).first)
        #expect(step.arguments.suffix(2) == ["--templates", folder["App/templates"].path])
        #expect(step.inputs.map(folder.relative) == ["App/a.api.json", "App/templates/api.mustache"])
    }

    @Test func missingSpecSaysWhatToCreate() throws {
        let messages = faults(try TemporaryFolder([:]), ["App/main.swift"]).map(\.text)
        let advice = "create one, such as Users.api.json with its samples beside it"
        #expect(messages == ["target App has no *.api.json; \(advice)"])
    }

    @Test func specsOfOneNameInATargetAreTold() throws {
        let files = ["App/one/a.api.json": Self.spec, "App/two/a.api.json": Self.spec]
        let folder = try TemporaryFolder(files)
        let found = faults(folder, Array(files.keys))
        #expect(found.map(\.file) == [folder["App/two/a.api.json"].path])
        #expect(found.first?.message.hasPrefix("target App would get AModels.swift from it and from ") == true)
    }

    @Test func committedCodeBesideThePluginIsTold() throws {
        let marker = GeneratedFile.marker + "a.api.json. Do not edit: change what it is made from and generate again.\n"
        let other = GeneratedFile.marker + "b.api.json. Do not edit: change what it is made from and generate again.\n"
        let files = [
            "App/a.api.json": Self.spec, "App/Generated/AModels.swift": marker, "App/Generated/AOld.swift": marker,
            "App/AAPI.swift": "struct Mine {}", "App/BModels.swift": other, "App/main.swift": "print(1)",
        ]
        let folder = try TemporaryFolder(files)
        let found = faults(folder, Array(files.keys))
        #expect(
            found.map { $0.file.map { folder.relative(URL(fileURLWithPath: $0)) } } == [
                "App/AAPI.swift", "App/Generated/AModels.swift", "App/Generated/AOld.swift",
            ]
        )
        #expect(found.last?.message.hasPrefix("it was generated from a.api.json and committed, while") == true)
    }

    @Test func markerIsThatOfTheTool() {
        #expect(CommittedCode.marker == GeneratedFile.marker)
    }
}
