import ApigenJSON

extension Command {
    /// Writes the clients of specs.
    static let generate: Command = Command(
        name: "generate",
        summary: "Writes the Swift client of each spec.",
        discussion: """
            Files are written only where something changed, and files of an earlier run that are not needed any more \
            are removed. What apigen did not write is never touched. Where any spec or sample is at fault, nothing is \
            written at all.
            """,
        operands: ClientOptions.specs,
        options: ClientOptions.all,
        examples: [
            Example(line: "apigen generate", summary: "generates every spec in Specs"),
            Example(
                line: "apigen generate Specs/hotels.api.json --output Sources/Hotels",
                summary: "generates one spec into a folder of your choice"
            ),
        ],
        action: { invocation, console in
            let results = try await ClientOptions.results(invocation, console, tellsNotes: true)
            if console.hasErrors { return .fault }
            try FileTransaction.apply(results.flatMap(\.changes))
            for result in results { console.say(result.line) }
            console.set("specs", .array(results.map(\.json)))
            return .done
        }
    )
}
