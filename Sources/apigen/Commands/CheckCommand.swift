import ApigenJSON
import ApigenKit

extension Command {
    /// Tells whether committed code is what its spec gives.
    static let check: Command = Command(
        name: "check",
        summary: "Tells whether the generated code is what its specs give now.",
        discussion: """
            For use before a commit and in continuous integration. Nothing is written; where code is stale, missing \
            or left over, the difference is shown and the status is 1.
            """,
        operands: ClientOptions.specs,
        options: ClientOptions.all,
        examples: [
            Example(line: "apigen check", summary: "checks every spec in Specs"),
            Example(line: "apigen check | patch -p0", summary: "does what \"apigen generate\" would do"),
        ],
        action: { invocation, console in
            let results = try await ClientOptions.results(invocation, console, tellsNotes: false)
            if console.hasErrors { return .fault }
            var stale = Diagnostics()
            for result in results {
                let changes = result.changes.filter { $0.kind != .unchanged }
                if changes.isEmpty { console.say("\(result.specPath): \(result.folder) is up to date") }
                for change in changes {
                    let diff = UnifiedDiff(change)
                    if !invocation[GlobalOption.quiet] { console.write(diff.text(style: console.style)) }
                    stale.add(StaleCode(change: change, diff: diff, specPath: result.specPath).diagnostic)
                }
            }
            console.set("specs", .array(results.map(\.json)))
            console.report(stale)
            return stale.isEmpty ? .done : .fault
        }
    )
}
