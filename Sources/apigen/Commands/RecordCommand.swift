import ApigenJSON
import ApigenKit

extension Command {
    /// Calls the endpoints of specs and saves what they answer.
    static let record: Command = Command(
        name: "record",
        summary: "Calls the endpoints of specs and saves their answers as samples.",
        discussion: """
            Answers are added to the samples, never put in their place, and only where none of them is the same. \
            Credentials are taken out of them by name and by form; fields that you name are replaced by fakes of the \
            same format. What changes something on the server is not called without --unsafe. Endpoints whose \
            parameters have no value are skipped. Where a call fails, the others are made all the same, and the \
            status is 1. Files are written at the end, all or none.
            """,
        operands: LiveOptions.specs,
        options: LiveOptions.all + [errors],
        examples: [
            Example(
                line: "apigen record Specs/users.api.json --value user.id=1 --value user.id=2",
                summary: "calls every endpoint of a spec that can be called, and user(id:) twice"
            ),
            Example(
                line: "APIGEN_TOKEN=… apigen record --redact email,phone",
                summary: "calls with a token, and saves no e-mail address and no telephone number"
            ),
        ],
        action: { invocation, console in
            if let obstacle = HTTPClient.obstacle { throw CommandFailure(obstacle) }
            let disk = DiskFileSystem()
            var diagnostics = Diagnostics()
            let specs = try LiveSpecs.read(invocation.operands, disk, into: &diagnostics)
            let settings = LiveSettings(invocation, disk: disk, into: &diagnostics)
            settings.check(against: specs.flatMap(\.operations), into: &diagnostics)
            let plans = specs.map { ($0, settings.plan($0, disk: disk, into: &diagnostics)) }
            console.report(diagnostics)
            if console.hasErrors { return .fault }
            var recorder = Recorder(
                settings: settings,
                keepsErrors: invocation[errors],
                console: console,
                disk: disk
            )
            for (spec, plan) in plans { await recorder.record(plan, of: spec) }
            console.set("calls", .array(recorder.calls))
            try recorder.write()
            return finish(recorder.counts, console)
        }
    )

    private static let errors = Option.flag(
        "errors",
        "Keeps answers that are errors, where the spec has samples of them."
    )

    @MainActor private static func finish(_ counts: [Recorder.Result: Int], _ console: Console) -> ExitStatus {
        func count(_ result: Recorder.Result) -> Int { counts[result] ?? 0 }
        let added = count(.added)
        var parts = [added == 1 ? "1 sample added" : "\(added) samples added"]
        if count(.known) > 0 { parts.append("\(count(.known)) known already") }
        if count(.skipped) > 0 { parts.append("\(count(.skipped)) skipped") }
        if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
        console.say(parts.joined(separator: ", "))
        if added + count(.known) + count(.failed) == 0 {
            console.report(error: "nothing could be called; the lines above say why")
            return .fault
        }
        return count(.failed) > 0 ? .fault : .done
    }
}
