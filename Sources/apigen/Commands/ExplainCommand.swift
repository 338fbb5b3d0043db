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

            With --html it writes a page about whole specs: their endpoints, and each field of their models with where \
            it was seen, how often, its range and a few values. The page is one file that needs no network. Values \
            whose key or form says that they are secrets are left out.
            """,
        operands: Operands(
            placeholder: "SPEC [TYPE[.FIELD]]",
            count: 1...Int.max,
            summary: "A spec, and what to explain of it; with --html as many specs as you like."
        ),
        options: [page, ClientOptions.templates],
        examples: [
            Example(line: "apigen explain Specs/users.api.json", summary: "lists the decisions that could be others"),
            Example(line: "apigen explain Specs/users.api.json User.company", summary: "explains one field"),
            Example(line: "apigen explain Specs/users.api.json --html users.html", summary: "writes a page to look at"),
        ],
        action: { invocation, console in
            if let path = invocation[page] { return try await writePage(at: path, invocation, console) }
            if invocation.operands.count > 2 {
                let usage = invocation.command.usage(after: invocation.path)
                throw ArgumentError(.unexpectedOperand(invocation.operands[2]), in: invocation.path, usage: usage)
            }
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

    private static let page = Option.text("html", "FILE", "Writes a page about the whole; - is standard output.")

    @MainActor private static func show(_ explanation: Explanation, _ console: Console, none: String) -> ExitStatus {
        console.write(explanation.types.isEmpty ? none : explanation.text)
        console.set("types", explanation.json)
        return .done
    }

    @MainActor private static func writePage(
        at path: String,
        _ invocation: Invocation,
        _ console: Console
    ) async throws -> ExitStatus {
        let disk = DiskFileSystem()
        let specs = try SpecFinder.specs(at: invocation.operands, on: disk)
        let templates = try invocation[ClientOptions.templates].map { try TemplateFolder(path: $0).templates(disk) }
        let (html, diagnostics) = try await console.working(on: "reading samples") {
            var diagnostics = Diagnostics()
            let inferred = specs.compactMap { spec in
                var generation = Generation()
                let inferred = Generator.infer(specAt: spec, files: disk, into: &generation)
                diagnostics.add(generation.diagnostics.naming(spec))
                return inferred
            }
            // The page itself tells what is good to know.
            guard !diagnostics.hasErrors else { return ("", diagnostics) }
            do {
                return (try ExplanationPage.html(for: inferred, templates: templates ?? [:]), diagnostics)
            } catch {
                diagnostics.error("\(error)", at: nil)
                return ("", diagnostics)
            }
        }
        console.report(diagnostics.withoutNotes)
        guard !console.hasErrors else { return .fault }
        if path == "-" {
            console.write(html)
            console.set("html", .string(html))
            return .done
        }
        let change = try PageFile(path: FilePath.tidied(path)).change(to: html, disk)
        try FileTransaction.apply([change])
        console.say(change.kind == .unchanged ? "\(change.path) is up to date" : "wrote \(change.path)")
        console.set("page", ["path": .string(change.path), "change": .string(change.kind.rawValue)])
        return .done
    }
}
