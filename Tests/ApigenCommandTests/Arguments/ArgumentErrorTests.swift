import Testing

@testable import apigen

/// What people read who typed something that can't be done.
@Suite struct ArgumentErrorTests {
    struct Case: CustomTestStringConvertible {
        var arguments: String
        var message: String
        var testDescription: String { arguments }

        init(_ arguments: String, _ message: String) {
            self.arguments = arguments
            self.message = message
        }
    }

    static let cases = [
        Case("genrate", #"there is no command "genrate"; did you mean "generate"?"#),
        Case("frobnicate", #"there is no command "frobnicate""#),
        Case("hotels.json", #"there is no command "hotels.json"; did you mean "apigen infer hotels.json"?"#),
        Case(
            "Specs/a.api.json",
            #"there is no command "Specs/a.api.json"; did you mean "apigen generate Specs/a.api.json"?"#
        ),
        Case("Generate", #"there is no command "Generate"; did you mean "generate"?"#),
        Case("--verson", #"unknown option "--verson"; did you mean "--version"?"#),
        Case("--output x generate", #"unknown option "--output""#),
        Case("-x", #"unknown option "-x""#),
        Case("templates", "which one? export or embed"),
        Case("templates exprot x", #"there is no command "exprot"; did you mean "export"?"#),
        Case("templates export", "DIR is missing: the folder to write into"),
        Case("templates export a b", #"there is an argument too many: "b""#),
        Case("templates embed now", #"there is an argument too many: "now""#),
        Case("infer", #"FILE is missing: a sample; "-" is standard input"#),
        Case("infer --nmae X a.json", #"unknown option "--nmae"; did you mean "--name"?"#),
        Case("infer -name X a.json", #"unknown option "-name"; did you mean "--name"?"#),
        Case("infer a.json --name", "--name needs a value: --name NAME"),
        Case(
            "infer a.json --name --plain",
            #"--name needs a value; if it is "--plain", write --name=--plain"#
        ),
        Case("infer --name A --name=B a.json", "--name is there twice"),
        Case("infer --plain=yes a.json", #"--plain takes no value, but has "yes""#),
        Case("completions", "SHELL is missing: the shell: bash, zsh or fish"),
        Case("completions fihs", #"SHELL must be bash, zsh or fish, not "fihs"; did you mean "fish"?"#),
        Case("init A B", #"there is an argument too many: "B""#),
        Case("generate --outptu x", #"unknown option "--outptu"; did you mean "--output"?"#),
        Case("check --json=1", #"--json takes no value, but has "1""#),
    ]

    @Test(arguments: cases) func says(_ test: Case) {
        let error = #expect(throws: ArgumentError.self) {
            try ArgumentParser.parse(test.arguments.split(separator: " ").map(String.init), root: .root)
        }
        #expect(error?.message == test.message)
    }

    @Test func showsUsageAndWhereToReadMore() {
        let error = #expect(throws: ArgumentError.self) {
            try ArgumentParser.parse(["templates", "export"], root: .root)
        }
        #expect(
            error?.description == """
                error: DIR is missing: the folder to write into
                usage: apigen templates export [options] DIR
                "apigen templates export --help" says more
                """
        )
    }

    @Test func numbersAreChecked() throws {
        let port = Option.number("port", "PORT", in: 1...65535, "The port.")
        let command = Command(name: "serve", summary: "Serves.", options: [port])
        let root = Command(name: "apigen", summary: "", commands: [command])
        #expect(try ArgumentParser.parse(["serve", "--port", "8080"], root: root)[port] == 8080)
        #expect(try ArgumentParser.parse(["serve"], root: root)[port] == nil)
        for text in ["0", "70000", "many", ""] {
            let error = #expect(throws: ArgumentError.self) {
                try ArgumentParser.parse(["serve", "--port", text], root: root)
            }
            #expect(error?.message == "--port must be a number from 1 to 65535, not \"\(text)\"")
        }
    }
}
