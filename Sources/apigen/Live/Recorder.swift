import ApigenJSON
import ApigenKit

/// Calls endpoints and collects their answers as samples. Nothing is written until all were called.
@MainActor struct Recorder {
    let settings: LiveSettings
    /// Whether answers that are errors are kept as well, where the spec has samples of errors.
    let keepsErrors: Bool
    let console: Console
    /// What is to be written.
    private(set) var additions: SampleAdditions<DiskFileSystem>
    /// What was done, for machines.
    private(set) var calls: [JSONValue] = []
    /// How many answers are new, how many calls failed, and so on.
    private(set) var counts: [Result: Int] = [:]

    /// What became of a call.
    enum Result: String {
        case added
        case known
        case skipped
        case failed
    }

    init(settings: LiveSettings, keepsErrors: Bool, console: Console, disk: DiskFileSystem) {
        self.settings = settings
        self.keepsErrors = keepsErrors
        self.console = console
        additions = SampleAdditions(disk: disk, redaction: settings.redaction)
    }

    /// Calls what is planned.
    mutating func record(_ plan: CallPlan, of spec: Spec) async {
        for skipped in plan.skipped { skip(skipped, of: spec) }
        for call in plan.calls {
            if let obstacle = obstacle(to: call.operation, of: spec) {
                skip(CallPlan.Skipped(operation: call.operation, reason: obstacle), of: spec)
                continue
            }
            let live = await make(call, of: spec)
            // One page more shows how pages go on.
            guard case .success(let value) = live.outcome, call.operation.method.isSafe,
                let next = NextPage.call(
                    after: call,
                    answer: value,
                    link: live.answer?.headers["link"],
                    baseURL: settings.baseURL ?? spec.baseURL
                )
            else { continue }
            _ = await make(next, of: spec)
        }
    }

    private func obstacle(to operation: Operation, of spec: Spec) -> String? {
        switch operation.response.format {
        case .json: additions.obstacle(to: operation.response.payload, of: spec)
        case .lines, .events: "its answer is a stream, which may have no end"
        case .data, .text, .file, .none: "its answer is no JSON"
        }
    }

    private mutating func skip(_ skipped: CallPlan.Skipped, of spec: Spec) {
        counts[.skipped, default: 0] += 1
        console.say(skipped.line)
        calls.append(skipped.json(spec: spec.file.path))
    }

    private mutating func make(_ call: PlannedCall, of spec: Spec) async -> LiveCall {
        let live = await LiveCall.make(call, of: spec, settings)
        switch live.outcome {
        case .success(let value):
            if let payload = call.operation.response.payload {
                let outcome = additions.add(value, to: payload, called: call.operation.name, of: spec)
                note(live, outcome, of: spec)
            }
        case .error(let value): recordError(value, live, of: spec)
        case .failure(let reason): fail(live, reason, of: spec)
        }
        return live
    }

    private mutating func recordError(_ value: JSONValue, _ live: LiveCall, of spec: Spec) {
        let status = live.answer?.status ?? 0
        var reason = LiveCall.unexpected(status, live.call.operation.response.statuses)
        let places = spec.errors(of: live.call.operation).filter { $0.statuses.contains(status) && status >= 400 }
        guard let place = places.min(by: { $0.statuses.breadth < $1.statuses.breadth }), let payload = place.payload
        else { return fail(live, reason, of: spec) }
        guard keepsErrors else {
            reason += "; --errors keeps the answer as a sample of \(place.statuses)"
            return fail(live, reason, of: spec)
        }
        let name = "\(live.call.operation.name)-\(status)"
        note(live, additions.add(value, to: payload, called: name, of: spec), of: spec)
    }

    private mutating func note(
        _ live: LiveCall,
        _ outcome: SampleAdditions<DiskFileSystem>.Outcome,
        of spec: Spec
    ) {
        switch outcome {
        case .added(let path):
            finish(live, .added, of: spec) { $0["path"] = .string(path) }
            console.say("\(live.line) → \(path)")
        case .known(let path):
            finish(live, .known, of: spec) { $0["path"] = .string(path) }
            console.say("\(live.line) = \(path)")
        case .noPlace(let reason): fail(live, "there is no place for the answer: \(reason)", of: spec)
        }
    }

    private mutating func fail(_ live: LiveCall, _ reason: String, of spec: Spec) {
        finish(live, .failed, of: spec) { $0["reason"] = .string(reason) }
        console.report(error: "\(live.line): \(settings.redaction.redacted(text: reason))")
    }

    private mutating func finish(
        _ live: LiveCall,
        _ result: Result,
        of spec: Spec,
        _ change: (inout JSONObject) -> Void
    ) {
        counts[result, default: 0] += 1
        var object = live.json(spec: spec.file.path)
        object["outcome"] = .string(result.rawValue)
        change(&object)
        calls.append(.object(object))
    }

    /// Writes all samples, or none.
    func write() throws {
        let changes = additions.changes
        try FileTransaction.apply(changes.map { FileChange(path: $0.path, before: $0.before, after: $0.after) })
        for named in additions.namedPatterns { console.say("\(named.spec) names \(named.pattern.quoted) too") }
        console.report(additions.missingFieldsWarning)
        console.set("files", .array(changes.map { .string($0.path) }))
    }
}

extension StatusPattern {
    /// How many statuses it may hold for, roughly: of several that hold the narrowest counts.
    fileprivate var breadth: Int {
        switch self {
        case .exactly: 1
        case .hundred: 100
        case .any: 1000
        }
    }
}

extension SampleAdditions {
    /// A warning for fields that were to be replaced and are nowhere.
    var missingFieldsWarning: Diagnostics {
        var diagnostics = Diagnostics()
        for field in missingFields ?? [] {
            diagnostics.warning("--redact: no answer has a field \(field.quoted), so nothing was replaced", at: nil)
        }
        return diagnostics
    }
}
