import Testing

@testable import apigen

/// What everyone meets first: help, versions, mistyped arguments.
@Suite struct FaceTests {
    @Test func withoutArgumentsThereIsAnOverview() async throws {
        let run = try await BuiltTool.run(in: TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.output.contains("apigen init"))
        #expect(run.output.contains("infer"))
        #expect(run.errors.isEmpty)
    }

    @Test(arguments: ["generate", "check", "init", "infer", "mock", "templates", "help"])
    func helpIsTheSameInBothForms(command: String) async throws {
        let folder = try TemporaryFolder()
        let option = try await BuiltTool.run(command, "--help", in: folder)
        let spoken = try await BuiltTool.run("help", command, in: folder)
        #expect(option.status == 0)
        #expect(option.output.contains("Usage: apigen \(command)"))
        #expect(option.output == spoken.output)
    }

    @Test func theVersionIsThatOfTheChangeLog() async throws {
        let run = try await BuiltTool.run("--version", in: TemporaryFolder())
        #expect(run.output == "apigen \(ToolVersion.current)\n")
        #expect(try Repository.text("CHANGELOG.md").contains("## [\(ToolVersion.current)]"))
    }

    @Test func mistypedArgumentsEndWithTwo() async throws {
        for arguments in [["genrate"], ["infer"], ["--nope"]] {
            let run = try await BuiltTool.run(arguments[0], in: TemporaryFolder())
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("error: "))
            #expect(run.errors.contains("usage: apigen"))
        }
    }

    @Test func filesAreNotColoured() async throws {
        let run = try await BuiltTool.run("--help", in: TemporaryFolder())
        #expect(!run.output.contains("\u{1B}"))
    }
}
