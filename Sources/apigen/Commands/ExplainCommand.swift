import ApigenJSON
import ApigenKit

extension Command {
    /// Tells why types are what they are.
    static let explain: Command = Command(
        name: "explain",
        summary: "Tells why each type is what it is, and how to change it.",
        discussion: """
            Without a name it lists every decision that could have gone otherwise; with the name of a type, or of a \
            type and a field, everything about it: the rule that decided, the evidence with its first place in the \
            samples, and the override for the spec.
            """,
        operands: Operands(
            placeholder: "SPEC [TYPE[.FIELD]]",
            count: 1...2,
            summary: "A spec, and what to explain of it."
        ),
        examples: [
            Example(line: "apigen explain Specs/users.api.json", summary: "lists the decisions that could be others"),
            Example(line: "apigen explain Specs/users.api.json User.company", summary: "explains one field"),
        ],
        action: { invocation, console in
            let specs = try SpecFinder.specs(at: Array(invocation.operands.prefix(1)), on: DiskFileSystem())
            guard let path = specs.first, specs.count == 1 else {
                throw CommandFailure("there are several specs in \(invocation.operands[0].quoted); name one of them")
            }
            var generation = Generation()
            let inferred = Generator.infer(specAt: path, files: DiskFileSystem(), into: &generation)
            console.report(generation.diagnostics)
            guard let inferred, !console.hasErrors else { return .fault }
            let whole = Explanation(of: inferred.schema)
            guard invocation.operands.count == 2 else {
                return show(whole.unforced, console, none: "every decision follows from the samples alone\n")
            }
            let name = invocation.operands[1]
            guard let part = whole.selecting(name) else {
                let nearest = NearMatch.nearest(to: name, in: whole.names).map { "; did you mean \($0.quoted)?" }
                throw CommandFailure("there is no type or field \(name.quoted)\(nearest ?? "")")
            }
            return show(part, console, none: "")
        }
    )

    @MainActor private static func show(_ explanation: Explanation, _ console: Console, none: String) -> ExitStatus {
        console.write(explanation.types.isEmpty ? none : explanation.text)
        console.set("types", explanation.json)
        return .done
    }
}
