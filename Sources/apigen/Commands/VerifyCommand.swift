import ApigenJSON
import ApigenKit

extension Command {
    /// Compares what servers answer now with the samples.
    static let verify: Command = Command(
        name: "verify",
        summary: "Tells where the answers of endpoints are not what their samples show.",
        discussion: """
            Errors are what a client made from the samples can't decode; then the status is 1. Notes are what it \
            decodes and the samples don't show: new fields, values and variants, and null or a missing key where \
            there was none. With --against nothing is called: files are compared, whose endpoint follows from the \
            samples that the spec names, from the file's name, or from --endpoint.
            """,
        operands: Operands.any(
            "SPEC",
            "A spec, or a folder with *.api.json files; \"Specs\" where none is given. After --against also files."
        ),
        options: LiveOptions.all + [update, against],
        examples: [
            Example(line: "apigen verify", summary: "calls the endpoints of all specs in Specs"),
            Example(line: "apigen verify --update", summary: "and adds answers that differ to the samples"),
            Example(
                line: "apigen verify Specs/users.api.json --endpoint user --against saved/*.json",
                summary: "compares answers that were saved, without a network"
            ),
        ],
        action: { invocation, console in
            let disk = DiskFileSystem()
            let operands = Operand.split(invocation.operands, hasFiles: !invocation[against].isEmpty, disk)
            var diagnostics = Diagnostics()
            let specs = try inferred(operands.specs, disk, into: &diagnostics)
            let settings = LiveSettings(invocation, disk: disk, into: &diagnostics)
            settings.check(against: specs.flatMap(\.spec.operations), into: &diagnostics)
            console.report(diagnostics)
            if console.hasErrors { return .fault }
            var verifier = Verifier(
                redaction: settings.redaction,
                updates: invocation[update],
                console: console,
                disk: disk
            )
            if invocation[against].isEmpty {
                try await call(specs, settings, &verifier, disk, console)
            } else {
                try compare(invocation[against] + operands.files, specs, settings, &verifier, disk)
            }
            return try finish(verifier, console)
        }
    )

    private static let update = Option.flag(
        "update",
        "Adds answers that differ to the samples, redacted; then the status is 0."
    )
    private static let against = Option.texts("against", "FILE", "A saved answer to compare, in place of calling.")

    /// The operands of `verify`: specs, and the files that a shell puts after `--against`.
    private enum Operand {
        static func split(
            _ operands: [String],
            hasFiles: Bool,
            _ disk: some FileSystem
        ) -> (specs: [String], files: [String]) {
            guard hasFiles else { return (operands, []) }
            let isSpec = { (path: String) in path.hasSuffix(".api.json") || disk.kind(of: path) == .folder }
            return (operands.filter(isSpec), operands.filter { !isSpec($0) })
        }
    }

    private static func inferred(
        _ operands: [String],
        _ disk: DiskFileSystem,
        into diagnostics: inout Diagnostics
    ) throws -> [InferredSpec] {
        var specs: [InferredSpec] = []
        for path in try SpecFinder.specs(at: operands, on: disk) {
            var generation = Generation()
            if let spec = Generator.infer(specAt: path, files: disk, into: &generation) { specs.append(spec) }
            diagnostics.add(generation.diagnostics.withoutNotes.naming(path))
        }
        return specs
    }

    @MainActor private static func call(
        _ specs: [InferredSpec],
        _ settings: LiveSettings,
        _ verifier: inout Verifier,
        _ disk: DiskFileSystem,
        _ console: Console
    ) async throws {
        if let obstacle = HTTPClient.obstacle { throw CommandFailure(obstacle) }
        var diagnostics = Diagnostics()
        let plans = specs.map { ($0, settings.plan($0.spec, disk: disk, into: &diagnostics)) }
        if diagnostics.hasErrors { throw CommandFailure(diagnostics) }
        for (inferred, plan) in plans {
            var check = DriftCheck(inferred, files: disk)
            for skipped in plan.skipped { verifier.skip(skipped, of: inferred.spec) }
            for call in plan.calls {
                guard call.operation.response.format == .json, check.hasType(endpoint: call.operation.name) else {
                    let reason = "its answer is no JSON, or a stream"
                    verifier.skip(CallPlan.Skipped(operation: call.operation, reason: reason), of: inferred.spec)
                    continue
                }
                await verifier.verify(call, of: inferred.spec, settings, &check)
            }
        }
        if verifier.calls.allSatisfy({ $0["outcome"] == "skipped" }) {
            throw CommandFailure("nothing could be called; the lines above say why")
        }
    }

    @MainActor private static func compare(
        _ paths: [String],
        _ specs: [InferredSpec],
        _ settings: LiveSettings,
        _ verifier: inout Verifier,
        _ disk: DiskFileSystem
    ) throws {
        guard settings.endpoints.count <= 1 else { throw CommandFailure("--against goes with one --endpoint") }
        let files = AnswerFiles(specs: specs.map(\.spec), endpoint: settings.endpoints.first)
        var checks = specs.map { DriftCheck($0, files: disk) }
        var diagnostics = Diagnostics()
        for path in paths {
            guard let owner = files.owner(of: path),
                let index = specs.firstIndex(where: { $0.spec.file === owner.spec.file })
            else {
                let names = specs.flatMap(\.spec.operations).map(\.name).joined(separator: ", ")
                diagnostics.error("whose answer is \(path.quoted)? --endpoint tells; there are \(names)", at: nil)
                continue
            }
            guard checks[index].hasType(endpoint: owner.operation.name) else {
                diagnostics.error(
                    "\(owner.operation.name) answers with no JSON to compare \(path.quoted) with",
                    at: nil
                )
                continue
            }
            for sample in SampleReader(disk: disk).samples(at: [path], into: &diagnostics) {
                verifier.verify(sample, owner.operation, of: owner.spec, &checks[index])
            }
        }
        if diagnostics.hasErrors { throw CommandFailure(diagnostics) }
    }

    @MainActor private static func finish(_ verifier: Verifier, _ console: Console) throws -> ExitStatus {
        console.set("calls", .array(verifier.calls))
        if verifier.updates {
            let changes = verifier.additions.changes
            try FileTransaction.apply(changes.map { FileChange(path: $0.path, before: $0.before, after: $0.after) })
            for named in verifier.additions.namedPatterns {
                console.say("\(named.spec) names \(named.pattern.quoted) too")
            }
            console.report(verifier.additions.missingFieldsWarning)
            console.set("files", .array(changes.map { .string($0.path) }))
        }
        var parts = ["\(verifier.matches) as the samples are"]
        if verifier.news > 0 { parts.append("\(verifier.news) with something new") }
        if verifier.breaks > 0 { parts.append("\(verifier.breaks) that don't decode") }
        if verifier.failures > 0 { parts.append("\(verifier.failures) failed") }
        console.say(parts.joined(separator: ", "))
        let isBroken = verifier.breaks > 0 && !verifier.updates
        return isBroken || verifier.failures > 0 ? .fault : .done
    }
}
