import Foundation
import Testing

@testable import apigen

/// Completions, asked of the shells themselves.
@Suite struct ShellCompletionTests {
    struct Case: CustomTestStringConvertible {
        /// What is typed; the cursor stands at its end.
        var line: String
        var candidates: [String]
        var testDescription: String { line }

        init(_ line: String, _ candidates: [String]) {
            self.line = line
            self.candidates = candidates
        }
    }

    /// What holds in every shell.
    static let cases = [
        Case("apigen gen", ["generate"]),
        Case("apigen --quiet gen", ["generate"]),
        Case("apigen templates ", ["embed", "export"]),
        Case("apigen templates emb", ["embed"]),
        Case("apigen export --form", ["--format"]),
        Case("apigen export --format ", ["json-schema", "openapi"]),
        Case("apigen export --format json-schema --ou", ["--output"]),
        Case("apigen completions ", ["bash", "fish", "zsh"]),
        Case("apigen help comp", ["completions"]),
        // A name is a person's own.
        Case("apigen infer --name ", []),
        Case("apigen infer --name generate --pl", ["--plain"]),
        Case("apigen generate Spe", ["Specs/"]),
        Case("apigen generate Specs/h", ["Specs/hotels.api.json"]),
        Case("apigen infer Specs/samples/h", ["Specs/samples/hotels.json"]),
        Case("apigen generate --output So", ["Sources/"]),
        Case("apigen generate -o Specs/", ["Specs/samples/"]),
        Case("apigen templates export So", ["Sources/"]),
        Case("apigen diff --since ma", ["main"]),
    ]

    private static func folder(with shell: Shell) throws -> TemporaryFolder {
        let folder = try HotelProject.make(adding: [
            "Sources/main.swift": "", "completions": shell.completions(of: .root),
        ])
        try TemporaryRepository.make(folder)
        return folder
    }

    /// Where a shell is on this machine.
    private static func program(_ shell: Shell) -> URL? {
        let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        return folders.map { "\($0)/\(shell)" }.first(where: FileManager.default.isExecutableFile).map {
            URL(fileURLWithPath: $0)
        }
    }

    @Test(.enabled(if: program(.bash) != nil), arguments: cases) func bashOffers(_ test: Case) async throws {
        let candidates = try await bash(test.line.components(separatedBy: " "))
        // Bash itself ends folders with a slash.
        #expect(candidates == test.candidates.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    }

    /// Bash makes three words of `--format=json`, or two where nothing follows.
    @Test(.enabled(if: program(.bash) != nil)) func bashOffersValuesAfterAnEqualsSign() async throws {
        #expect(try await bash(["apigen", "export", "--format", "="]) == ["json-schema", "openapi"])
        #expect(try await bash(["apigen", "export", "--format", "=", "js"]) == ["json-schema"])
    }

    @Test(.enabled(if: program(.bash) != nil)) func bashOffersNoOptionsAfterTwoDashes() async throws {
        #expect(try await bash(["apigen", "generate", "--", "--"]).isEmpty)
    }

    @Test(.enabled(if: program(.bash) != nil)) func bashKnowsWhomToAsk() async throws {
        let program = try #require(Self.program(.bash))
        let run = try await BuiltTool.run(
            ["--norc", "-c", "source completions; complete -p apigen"],
            of: program,
            in: Self.folder(with: .bash)
        )
        #expect(run.output == "complete -F _apigen apigen\n")
        #expect(run.errors.isEmpty)
    }

    /// Calls the function as bash does at the press of the tab key.
    private func bash(_ words: [String]) async throws -> [String] {
        let program = try #require(Self.program(.bash))
        let list = words.map(Shell.bash.quoted).joined(separator: " ")
        let script = """
            source completions
            COMP_WORDS=(\(list))
            COMP_CWORD=\(words.count - 1)
            _apigen
            for candidate in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$candidate"; done
            """
        let run = try await BuiltTool.run(["--norc", "-c", script], of: program, in: Self.folder(with: .bash))
        #expect(run.errors.isEmpty)
        return run.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test(.enabled(if: program(.fish) != nil), arguments: cases) func fishOffers(_ test: Case) async throws {
        let program = try #require(Self.program(.fish))
        let script = "source completions; complete -C \(Shell.fish.quoted(test.line))"
        let run = try await BuiltTool.run(["--no-config", "-c", script], of: program, in: Self.folder(with: .fish))
        #expect(run.errors.isEmpty)
        // The description follows a tab.
        let offered = run.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        // Specs are offered before other files, which fish keeps.
        #expect(offered.sorted() == test.candidates)
    }

    @Test(.enabled(if: program(.zsh) != nil)) func zshReadsItsScript() async throws {
        let program = try #require(Self.program(.zsh))
        let folder = try Self.folder(with: .zsh)
        let syntax = try await BuiltTool.run(["-f", "-n", "completions"], of: program, in: folder)
        #expect(syntax.status == 0)
        #expect(syntax.errors.isEmpty)
        let script = "autoload -U compinit && compinit -u -D && source completions && print $_comps[apigen]"
        let run = try await BuiltTool.run(["-f", "-c", script], of: program, in: folder)
        #expect(run.output == "_apigen\n", "\(run.errors)")
    }

    @Test func zshHasAFunctionForEveryCommand() {
        let script = Shell.zsh.completions(of: .root)
        #expect(script.hasPrefix("#compdef apigen\n"))
        for (path, command) in Command.root.descendants() {
            #expect(script.contains("\n_apigen_\(path.joined(separator: "_"))() {\n"))
            #expect(script.contains("'\(command.name):"))
            for option in command.options { #expect(script.contains(option.form.typedName)) }
        }
        #expect(
            script.contains("'(--format)'--format='[The form: openapi".replacingOccurrences(of: ": ", with: "\\: "))
        )
        #expect(script.contains(":FORMAT:(openapi json-schema)'"))
    }

    @Test(arguments: Shell.allCases) func theCommandPrintsTheScript(shell: Shell) async throws {
        let run = try await BuiltTool.run("completions", shell.rawValue, in: TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.output == shell.completions(of: .root))
    }

    /// Whatever a description says, it stays text.
    @Test(arguments: Shell.allCases) func descriptionsAreQuoted(shell: Shell) async throws {
        guard let program = Self.program(shell) else { return }
        let summary = #"It's $(touch run) `touch run` [a]: \ "b"; 100% ¢"#
        let option = Option.text("name", "NAME", summary)
        let child = Command(name: "show", summary: summary, options: [option])
        let root = Command(name: "apigen", summary: summary, options: GlobalOption.all, commands: [child])
        let folder = try TemporaryFolder(["completions": shell.completions(of: root)])
        let source = "\(shell == .zsh ? "autoload -U compinit && compinit -u -D; " : "")source completions"
        let run = try await BuiltTool.run(["-c", source], of: program, in: folder)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(!folder.has("run"))
    }
}
