import ApigenJSON
import ApigenKit

/// Where a command says what it did: as text for people, or, with `--json`, as one document at the end.
@MainActor final class Console {
    private let output: OutputStream
    private let errors: OutputStream
    private let isQuiet: Bool
    private let isJSON: Bool
    private var members: [(key: String, value: JSONValue)] = []
    private var diagnostics = Diagnostics()
    private var hasTold = false
    /// Whether documents were written for rounds, so that none is due at the end.
    private var hasRounds = false

    init(output: OutputStream, errors: OutputStream, isQuiet: Bool = false, isJSON: Bool = false) {
        self.output = output
        self.errors = errors
        self.isQuiet = isQuiet
        self.isJSON = isJSON
    }

    /// How text on standard output is emphasised.
    var style: TextStyle { TextStyle(usesColor: output.usesColor) }
    /// Whether anything reported was an error.
    var hasErrors: Bool { diagnostics.hasErrors }

    /// Writes what was asked for, such as code or help, as it is.
    func write(_ text: String) {
        if !isJSON { output.write(text) }
    }

    /// Tells what was done, in a line; not when quiet.
    func say(_ text: String) {
        if !isQuiet, !isJSON { output.write(text + "\n") }
    }

    /// Tells what is wrong or worth knowing, on standard error; only errors when quiet.
    func report(_ diagnostics: Diagnostics) {
        var told = Diagnostics()
        for diagnostic in diagnostics.sorted where !isQuiet || diagnostic.severity == .error { told.add(diagnostic) }
        self.diagnostics.add(told)
        if !isJSON, !told.isEmpty { errors.write(DiagnosticRenderer(usesColor: errors.usesColor).render(told)) }
    }

    /// Tells an error that has no place in a file.
    func report(error message: String) {
        var diagnostics = Diagnostics()
        diagnostics.error(message, at: nil)
        report(diagnostics)
    }

    /// Does something that may take long; after a second a terminal shows what.
    func working<Value: Sendable>(on task: String, _ work: () throws -> Value) async throws -> Value {
        guard errors.isTerminal, !isQuiet, !isJSON else { return try work() }
        let errors = errors
        let notice = Task.detached {
            guard (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else { return false }
            errors.write("\(task) …")
            return true
        }
        let result = Result { try work() }
        notice.cancel()
        // The notice goes when the work is done.
        if await notice.value { errors.write("\r\u{1B}[K") }
        return try result.get()
    }

    /// Sets a member of the document that `--json` asks for.
    func set(_ key: String, _ value: JSONValue) {
        members.append((key, value))
    }

    /// Tells machines what happens while it happens, in a line. The document at the end is one line then, too.
    func tell(_ event: JSONValue) {
        guard isJSON else { return }
        hasTold = true
        output.write("\(event)\n")
    }

    /// Ends a round of a command that does something again and again: faults are forgotten, and with `--json` what was
    /// told since the last round is a document on a line of its own.
    func finishRound(_ status: ExitStatus) {
        hasRounds = true
        writeDocument(status, indentation: 0)
        members = []
        diagnostics = Diagnostics()
    }

    /// Writes that document.
    func finish(_ status: ExitStatus) {
        if !hasRounds { writeDocument(status, indentation: hasTold ? 0 : 2) }
    }

    private func writeDocument(_ status: ExitStatus, indentation: Int) {
        guard isJSON else { return }
        var document = JSONObject()
        document["status"] = .number(JSONNumber(Int(status.rawValue)))
        for (key, value) in members { document[key] = value }
        document["diagnostics"] = .array(diagnostics.all.map(\.json))
        var writer = JSONWriter(options: .init(indentation: indentation))
        writer.write(JSONValue.object(document))
        // Nothing in it can fail: there are no numbers but whole ones.
        if let bytes = try? writer.finish() { output.write(String(decoding: bytes, as: UTF8.self) + "\n") }
    }
}
