import ApigenJSON
import ApigenKit

extension Command {
    /// Makes specs and samples from what describes or records an API.
    static let importing: Command = Command(
        name: "import",
        summary: "Makes a spec and samples from OpenAPI, a HAR recording, Postman or curl.",
        discussion: """
            What a file is, its contents tell: an OpenAPI 3.0 or 3.1 document in JSON, a recording of a browser (HAR), a \
            Postman collection, or commands of curl. Each gives a spec of its own, but recordings are read as one. "-" \
            is standard input.

            What a spec can't express is listed with its place, and everything else is carried over. Credentials never \
            are: a spec says how requests prove who is asking, and secrets in recorded bodies are replaced by fakes.

            Before anything is written the result is generated from, so "generate" takes it as it is.
            """,
        operands: .any("FILE", "A document; or \"curl --\", and a command line of curl as you would type it."),
        options: [name, output, curl, response, force],
        examples: [
            Example(
                line: "apigen import openapi.json",
                summary: "writes Specs/<name>.api.json and Specs/samples/<name>/"
            ),
            Example(line: "apigen import --name Shop session.har", summary: "makes an API named Shop of a recording"),
            Example(
                line: "apigen import --curl 'curl -u me:pw https://api.example.com/users/42' --response user.json",
                summary: "makes one endpoint of a command and the answer that you saved"
            ),
            Example(
                line: "apigen import curl -- curl -X POST --json '{\"name\":\"Ida\"}' https://api.example.com/users",
                summary: "the same, without quotes around the command"
            ),
        ],
        action: { invocation, console in
            let result = try await console.working(on: "importing") { try imported(invocation) }
            console.report(result.diagnostics)
            guard !console.hasErrors else { return .fault }
            let folder = FilePath.tidied(invocation[output] ?? "Specs")
            let changes = try changes(for: result.specs, in: folder, force: invocation[force])
            try FileTransaction.apply(changes)
            for spec in result.specs { say(spec, in: folder, console) }
            console.set("specs", .array(result.specs.map { json($0, in: folder) }))
            return .done
        }
    )

    private static let name = Option.text("name", "NAME", "The name of the API; else the document tells.")
    private static let output = Option.text(
        "output",
        letter: "o",
        "DIR",
        "The folder to write into; \"Specs\" where none is given."
    )
    private static let curl = Option.text("curl", "COMMAND", "A command line of curl, in quotes.")
    private static let response = Option.text("response", "FILE", "A saved answer to the request of a curl command.")
    private static let force = Option.flag("force", "Overwrites files that are there already.")

    // MARK: Reading

    private static func imported(_ invocation: Invocation) throws -> Import {
        let sources = try sources(invocation)
        let answer = try invocation[response].map { try file(at: $0) }
        return Importer.run(sources, options: .init(name: try checkedName(invocation[name]), response: answer))
    }

    private static func sources(_ invocation: Invocation) throws -> [SourceFile] {
        let operands = invocation.operands
        let isCommandLine = operands.first == "curl" && operands.count > 1
        var sources: [SourceFile] = []
        if let command = invocation[curl] {
            sources.append(SourceFile(path: "<curl>", text: CurlLine.completed(command)))
        }
        if isCommandLine {
            sources.append(SourceFile(path: "<curl>", text: CurlLine.text(of: Array(operands.dropFirst()))))
        } else {
            sources += try operands.map { try file(at: $0) }
        }
        guard !sources.isEmpty else {
            let usage = invocation.command.usage(after: invocation.path)
            throw ArgumentError(
                .missingOperand("FILE", summary: "A document, or a command of curl."),
                in: invocation.path,
                usage: usage
            )
        }
        return sources
    }

    private static func file(at path: String) throws -> SourceFile {
        if path == "-" { return StandardInput.file() }
        let path = FilePath.tidied(path)
        do {
            return SourceFile(path: path, bytes: try DiskFileSystem().read(path))
        } catch {
            throw CommandFailure(error.message(about: path))
        }
    }

    /// The name that was given, if a spec can have it.
    private static func checkedName(_ given: String?) throws(CommandFailure) -> String? {
        guard let given else { return nil }
        let proposal = Namer().name(for: given, as: .type)
        let isUpper = given.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false
        guard SwiftKeyword.isIdentifier(given), isUpper, !given.contains("_") else {
            throw CommandFailure("\(given.quoted) can't be the name of an API; \(proposal.quoted) can")
        }
        return given
    }

    // MARK: Writing

    private static func changes(
        for specs: [ImportedSpec],
        in folder: String,
        force: Bool
    ) throws(CommandFailure) -> [FileChange] {
        let disk = DiskFileSystem()
        var faults = Diagnostics()
        var changes: [FileChange] = []
        for file in specs.flatMap(\.files) {
            let path = FilePath.join(folder, file.path)
            let before = try? disk.read(path)
            if before == nil, disk.kind(of: path) != nil {
                faults.error("\(path) is no plain file", at: nil)
            } else if before != nil, before != file.bytes, !force {
                faults.error("\(path) is there already, and is left alone; --force overwrites it", at: nil)
            }
            changes.append(FileChange(path: path, before: before, after: file.bytes))
        }
        guard faults.isEmpty else { throw CommandFailure(faults) }
        return changes
    }

    @MainActor private static func say(_ spec: ImportedSpec, in folder: String, _ console: Console) {
        let path = FilePath.join(folder, spec.spec.path)
        let operations = spec.operationCount == 1 ? "1 operation" : "\(spec.operationCount) operations"
        let samples = spec.samples.count == 1 ? "1 sample" : "\(spec.samples.count) samples"
        console.say("wrote \(path): \(operations), \(samples)")
        console.say("now \"apigen generate \(path)\" writes the client")
    }

    private static func json(_ spec: ImportedSpec, in folder: String) -> JSONValue {
        [
            "name": .string(spec.name),
            "spec": .string(FilePath.join(folder, spec.spec.path)),
            "samples": .array(spec.samples.map { .string(FilePath.join(folder, $0.path)) }),
            "operations": .number(JSONNumber(spec.operationCount)),
        ]
    }
}

/// A command line of curl that was given as arguments.
enum CurlLine {
    /// A command whose first word may have been left out.
    static func completed(_ command: String) -> String {
        let start = command.drop { $0.isWhitespace || $0 == "$" }
        return start.hasPrefix("curl") || start.hasPrefix("/") ? command : "curl \(command)"
    }

    /// The words of a command, quoted as a shell would have to see them.
    static func text(of words: [String]) -> String {
        let all = words.first == "curl" ? words : ["curl"] + words
        return all.map(quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@,%+?".contains($0) }
        if isPlain { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
