import ApigenJSON
import ApigenKit

/// Compares answers with the samples of their endpoints, and tells where they differ.
@MainActor struct Verifier {
    let redaction: Redaction
    /// Whether answers that differ become samples.
    let updates: Bool
    let console: Console
    private(set) var additions: SampleAdditions<DiskFileSystem>
    /// What was compared, for machines.
    private(set) var calls: [JSONValue] = []
    /// How many calls failed.
    private(set) var failures = 0
    /// How many answers do not decode.
    private(set) var breaks = 0
    /// How many answers decode and have something new.
    private(set) var news = 0
    /// How many are as the samples are.
    private(set) var matches = 0

    init(redaction: Redaction, updates: Bool, console: Console, disk: DiskFileSystem) {
        self.redaction = redaction
        self.updates = updates
        self.console = console
        additions = SampleAdditions(disk: disk, redaction: redaction)
    }

    /// Tells of an endpoint that is not called.
    mutating func skip(_ skipped: CallPlan.Skipped, of spec: Spec) {
        console.say(skipped.line)
        calls.append(skipped.json(spec: spec.file.path))
    }

    /// Calls an endpoint and compares the answer.
    mutating func verify(
        _ call: PlannedCall,
        of spec: Spec,
        _ settings: LiveSettings,
        _ check: inout DriftCheck<DiskFileSystem>
    ) async {
        let live = await LiveCall.make(call, of: spec, settings)
        var object = live.json(spec: spec.file.path)
        switch live.outcome {
        case .failure(let reason): fail(live.line, reason, &object)
        case .error:
            let status = live.answer?.status ?? 0
            fail(live.line, LiveCall.unexpected(status, call.operation.response.statuses), &object)
        case .success(let value):
            let file = SourceFile(path: live.title, bytes: live.answer?.body ?? [])
            let answer = Answer(sample: Sample(file: file), value: value, title: live.title, line: live.line)
            compare(answer, call.operation, of: spec, &check, &object)
        }
        calls.append(.object(object))
    }

    /// Compares an answer that was saved.
    mutating func verify(
        _ sample: Sample,
        _ operation: Operation,
        of spec: Spec,
        _ check: inout DriftCheck<DiskFileSystem>
    ) {
        var object = JSONObject()
        object["spec"] = .string(spec.file.path)
        object["endpoint"] = .string(operation.name)
        object["file"] = .string(sample.path)
        var reader = JSONReader(sample.bytes)
        do {
            let value = try reader.readValue()
            try reader.finish()
            let title = "\(sample.path) (\(operation.name))"
            let answer = Answer(sample: sample, value: value, title: title, line: title, isSaved: true)
            compare(answer, operation, of: spec, &check, &object)
        } catch {
            failures += 1
            var diagnostics = Diagnostics()
            let fault = error as? JSONError ?? JSONError(.syntax("\(error)"), offset: 0)
            diagnostics.add(sample.diagnostic(for: fault))
            console.report(diagnostics)
            object["outcome"] = "failed"
            object["reason"] = .string(fault.message)
        }
        calls.append(.object(object))
    }

    /// An answer and how it is called.
    private struct Answer {
        var sample: Sample
        var value: JSONValue
        var title: String
        /// What was done for it, in a line.
        var line: String
        /// Whether it stands in a file, to which messages can point.
        var isSaved = false
    }

    private mutating func compare(
        _ answer: Answer,
        _ operation: Operation,
        of spec: Spec,
        _ check: inout DriftCheck<DiskFileSystem>,
        _ object: inout JSONObject
    ) {
        let differences: [Difference]
        do {
            differences = try check.differences(in: answer.sample, of: operation.name)
        } catch {
            return fail(answer.line, "\(error)", &object)
        }
        let isBroken = differences.contains(where: \.isBreaking)
        object["outcome"] = isBroken ? "breaking" : differences.isEmpty ? "same" : "new"
        object["differences"] = .array(differences.map { $0.json(in: answer.sample.file, redaction) })
        if isBroken { breaks += 1 } else if differences.isEmpty { matches += 1 } else { news += 1 }
        guard !differences.isEmpty else { return console.say("\(answer.line): as the samples are") }
        console.say("\(answer.line): \(differences.count == 1 ? "1 difference" : "\(differences.count) differences")")
        if updates, let payload = operation.response.payload {
            update(answer, payload, operation, of: spec, &object)
        }
        report(differences, of: answer)
    }

    private mutating func update(
        _ answer: Answer,
        _ payload: Payload,
        _ operation: Operation,
        of spec: Spec,
        _ object: inout JSONObject
    ) {
        switch additions.add(answer.value, to: payload, called: operation.name, of: spec) {
        case .added(let path), .known(let path):
            console.say("\(answer.title) → \(path)")
            object["path"] = .string(path)
        case .noPlace(let reason):
            failures += 1
            console.report(error: "\(answer.title): there is no place for the answer: \(reason)")
        }
    }

    private func report(_ differences: [Difference], of answer: Answer) {
        var diagnostics = Diagnostics()
        for difference in differences {
            let severity = difference.severity(isAccepted: updates)
            let place = difference.path.isEmpty ? "" : "\(difference.path): "
            let times = difference.count > 1 && difference.isBreaking ? " (\(difference.count) times)" : ""
            let message = "\(place)\(redaction.redacted(text: difference.message))\(times)"
            let location = answer.sample.file.location(at: difference.offset)
            let diagnostic =
                answer.isSaved
                ? Diagnostic(severity, message, at: location)
                // No place: the line that stands there would be shown, with whatever is secret in it.
                : Diagnostic(severity, "\(answer.title): \(message)", at: nil)
            diagnostics.add(diagnostic)
        }
        console.report(diagnostics)
    }

    private mutating func fail(_ line: String, _ reason: String, _ object: inout JSONObject) {
        failures += 1
        let reason = redaction.redacted(text: reason)
        object["outcome"] = "failed"
        object["reason"] = .string(reason)
        console.report(error: "\(line): \(reason)")
    }
}

extension Difference {
    /// How bad it is: what was accepted stops nothing.
    fileprivate func severity(isAccepted: Bool) -> Diagnostic.Severity {
        if isBreaking { return isAccepted ? .warning : .error }
        return .note
    }

    /// The difference for machines.
    fileprivate func json(in file: SourceFile, _ redaction: Redaction) -> JSONValue {
        var object = JSONObject()
        object["kind"] = .string(kind.rawValue)
        object["breaking"] = .bool(isBreaking)
        object["path"] = .string(path)
        object["message"] = .string(redaction.redacted(text: message))
        if let expected { object["expected"] = .string(expected) }
        if let found { object["found"] = .string(redaction.redacted(text: found)) }
        object["count"] = .number(JSONNumber(count))
        object["line"] = .number(JSONNumber(file.location(at: offset).line))
        return .object(object)
    }
}
