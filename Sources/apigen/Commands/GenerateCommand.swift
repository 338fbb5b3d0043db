import ApigenJSON
import ApigenKit

extension Command {
    /// Writes the clients of specs.
    static let generate: Command = Command(
        name: "generate",
        summary: "Writes the Swift client of each spec.",
        discussion: """
            Files are written only where something changed, and files of an earlier run that are not needed any more \
            are removed. What apigen did not write is never touched. Where any spec or sample is at fault, nothing is \
            written at all.

            With --watch it goes on until Ctrl-C, and generates again when a spec, a sample or a template changes, \
            comes or goes. Faults are told, and the next change is waited for. With --json each round is a document on \
            a line.
            """,
        operands: ClientOptions.specs,
        options: ClientOptions.all + [ClientOptions.files, watch],
        examples: [
            Example(line: "apigen generate", summary: "generates every spec in Specs"),
            Example(
                line: "apigen generate Specs/hotels.api.json --output Sources/Hotels",
                summary: "generates one spec into a folder of your choice"
            ),
            Example(line: "apigen generate --watch", summary: "generates again on every change, until Ctrl-C"),
        ],
        action: { invocation, console in
            if invocation[watch] { return try await Interruption.ending { try await goOn(invocation, console) } }
            if !invocation[ClientOptions.files].isEmpty { return try await generateInBuild(invocation, console) }
            return try await write(invocation, console, reading: DiskFileSystem()) == nil ? .fault : .done
        }
    )

    /// Generates once and writes what changed; gives the changes, or nothing where there are faults.
    @MainActor static func write(
        _ invocation: Invocation,
        _ console: Console,
        reading inputs: some FileSystem
    ) async throws -> [FileChange]? {
        let results = try await ClientOptions.results(invocation, console, reading: inputs, tellsNotes: true)
        if console.hasErrors { return nil }
        let changes = results.flatMap(\.changes)
        try FileTransaction.apply(changes)
        for result in results { console.say(result.line) }
        console.set("specs", .array(results.map(\.json)))
        return changes
    }

    private static let watch = Option.flag("watch", letter: "w", "Generates again on every change, until Ctrl-C.")

    /// Generates on every change, until the task is cancelled.
    @MainActor private static func goOn(_ invocation: Invocation, _ console: Console) async throws -> ExitStatus {
        // A spec that isn't there to begin with is a slip of the pen; one that goes later may come back.
        _ = try SpecFinder.specs(at: invocation.operands, on: DiskFileSystem())
        var isFirst = true
        try await Watcher.run {
            let inputs = RecordingFileSystem()
            let written = try await round(invocation, console, reading: inputs, isFirst: isFirst)
            let files = inputs.files
            if isFirst {
                let count = files.count
                console.say("watching \(count == 1 ? "1 file" : "\(count) files"); Ctrl-C ends")
            }
            isFirst = false
            return Watcher.Round(read: files, written: written)
        }
        return .done
    }

    /// Generates once, and gives the paths of the files that belong to the output.
    @MainActor private static func round(
        _ invocation: Invocation,
        _ console: Console,
        reading inputs: RecordingFileSystem,
        isFirst: Bool
    ) async throws -> Set<String> {
        var changes: [FileChange] = []
        do {
            let results = try await ClientOptions.results(invocation, console, reading: inputs, tellsNotes: isFirst)
            if !console.hasErrors {
                changes = results.flatMap(\.changes)
                try FileTransaction.apply(changes)
                let told = results.filter { isFirst || $0.changes.contains { $0.kind != .unchanged } }
                for result in told { console.say(result.line) }
                if told.isEmpty { console.say("nothing to write: the code is up to date") }
                console.set("specs", .array(results.map(\.json)))
            }
        } catch let failure as CommandFailure {
            console.report(failure.diagnostics)
        }
        console.finishRound(console.hasErrors ? .fault : .done)
        return Set(changes.map { FilePath.normalized($0.path) })
    }
}
