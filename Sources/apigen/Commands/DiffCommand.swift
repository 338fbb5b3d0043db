import ApigenJSON
import ApigenKit

extension Command {
    /// Tells what changes for code that uses a client.
    static let diff: Command = Command(
        name: "diff",
        summary: "Tells what changes in the Swift API between two specs.",
        discussion: """
            Compares the declarations that two specs give with their samples, and says what each difference means to \
            code that uses the client. "breaking" is what code may not compile with, "behavior" compiles and sends or \
            reads something else, "compatible" is new or to be avoided, and "internal" is what code can't see.

            OLD and NEW are specs, or folders with specs, on the disk or in a git revision, written REV:PATH as git \
            does. --since compares the specs of the work tree with what they were in a revision.
            """,
        operands: Operands(
            placeholder: "OLD NEW",
            count: 0...Int.max,
            summary: "Two specs or folders; with --since, any number of specs, and Specs where none is given."
        ),
        options: [since, failOn, markdown, all, allowNewCases],
        examples: [
            Example(
                line: "apigen diff --since main --fail-on breaking",
                summary: "ends with 1 where a spec breaks code that was written against main"
            ),
            Example(
                line: "apigen diff main:Specs/users.api.json Specs/users.api.json --markdown",
                summary: "writes a comment for a pull request"
            ),
        ],
        action: { invocation, console in
            let sides = try sides(invocation)
            let newCasesBreak = !invocation[allowNewCases]
            let comparison = try await console.working(on: "reading samples") {
                var comparison = SpecComparison(newCasesBreak: newCasesBreak)
                for (old, new) in sides { try comparison.compare(old, new) }
                return comparison
            }
            console.report(comparison.diagnostics)
            guard !console.hasErrors else { return .fault }
            let report = APIDiffReport(comparisons: comparison.comparisons)
            if invocation[markdown] {
                console.write(report.markdown)
                console.set("markdown", .string(report.markdown))
            } else {
                console.write(report.text(showsInternal: invocation[all]))
            }
            console.set("comparisons", report.json)
            guard let limit = invocation[failOn].impact, let worst = report.worst, worst <= limit else { return .done }
            return .fault
        }
    )

    private static let since = Option.text("since", "REV", "Compares the specs with what they were in this revision.")
    private static let failOn = Option.choice(
        "fail-on",
        "IMPACT",
        DiffLimit.self,
        missing: .never,
        "The status is 1 where any change is this or worse: breaking, behavior, compatible, or any."
    )
    private static let markdown = Option.flag("markdown", "Writes Markdown, for the comment of a pull request.")
    private static let all = Option.flag("all", "Tells internal changes too, one by one.")
    private static let allowNewCases = Option.flag(
        "allow-new-cases",
        "Takes a new case of an enum for compatible: every \"switch\" has a default."
    )

    /// What is to be compared with what.
    private static func sides(_ invocation: Invocation) throws -> [(old: DiffSide, new: DiffSide)] {
        let operands = invocation.operands
        let usage = invocation.command.usage(after: invocation.path)
        if let revision = invocation[since] {
            let snapshot = try GitSnapshot(revision: revision)
            return try (operands.isEmpty ? ["Specs"] : operands).map(FilePath.tidied).map { path in
                let old = DiffSide(files: snapshot, path: try snapshot.path(of: path))
                return (old, DiffSide(files: DiskFileSystem(), path: path))
            }
        }
        guard operands.count >= 2 else {
            let (missing, summary) =
                operands.isEmpty ? ("OLD", "The spec to compare from.") : ("NEW", "The spec it is now.")
            throw ArgumentError(.missingOperand(missing, summary: summary), in: invocation.path, usage: usage)
        }
        guard operands.count == 2 else {
            throw ArgumentError(.unexpectedOperand(operands[2]), in: invocation.path, usage: usage)
        }
        let sides = (old: try DiffSide(operands[0]), new: try DiffSide(operands[1]))
        for side in [sides.old, sides.new] where side.kind == nil {
            throw CommandFailure("there is no \(side.path.quoted)")
        }
        return [sides]
    }
}

/// How bad a change may be before the tool ends with 1.
private enum DiffLimit: String, CaseIterable, Sendable {
    case never
    case breaking
    case behavior
    case compatible
    case any

    /// The least that counts; nothing where nothing does.
    var impact: APIChange.Impact? {
        switch self {
        case .never: nil
        case .breaking: .breaking
        case .behavior: .behavior
        case .compatible: .compatible
        case .any: .internal
        }
    }
}
