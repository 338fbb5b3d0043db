import ApigenJSON
import ApigenKit

/// A call that was made, and what came of it.
struct LiveCall: Sendable {
    /// What became of the call.
    enum Outcome: Sendable {
        /// An answer that the spec calls a success.
        case success(JSONValue)
        /// An answer in JSON that the spec does not call a success.
        case error(JSONValue)
        /// No answer that could be used; why.
        case failure(String)
    }

    /// The call.
    var call: PlannedCall
    /// Method, path and query without secrets.
    var title: String
    /// The answer, where there is one.
    var answer: HTTPAnswer?
    /// What became of it.
    var outcome: Outcome

    /// Makes a call.
    static func make(_ call: PlannedCall, of spec: Spec, _ settings: LiveSettings) async -> LiveCall {
        let request = CallRequest(
            call,
            of: spec,
            baseURL: settings.baseURL,
            defaults: [PlannedCall.Field(name: "User-Agent", value: "apigen/\(ToolVersion.current)")],
            headers: settings.headers,
            credential: settings.credential
        )
        let title = request.title(settings.redaction)
        do throws(HTTPFailure) {
            let answer = try await HTTPClient.answer(to: request, timeout: request.timeout ?? settings.timeout)
            let outcome = outcome(of: answer, call.operation)
            return LiveCall(call: call, title: title, answer: answer, outcome: outcome)
        } catch {
            return LiveCall(call: call, title: title, answer: nil, outcome: .failure("\(error)"))
        }
    }

    private static func outcome(of answer: HTTPAnswer, _ operation: Operation) -> Outcome {
        let statuses = operation.response.statuses
        let isSuccess = statuses.contains(answer.status)
        let sniffed = SampleSniffer.fault(in: answer.body)?.message
        do {
            if sniffed == nil {
                var reader = JSONReader(answer.body)
                let value = try reader.readValue()
                try reader.finish()
                return isSuccess ? .success(value) : .error(value)
            }
            guard isSuccess else { return .failure(unexpected(answer.status, statuses)) }
            return .failure(answer.body.isEmpty ? "the answer is empty" : "the answer is no JSON")
        } catch {
            guard isSuccess else { return .failure(unexpected(answer.status, statuses)) }
            let located = (error as? JSONError)?.located(in: answer.body)
            return .failure("the answer is no JSON: \(located.map { "\($0)" } ?? "\(error)")")
        }
    }

    /// What to say of a status that is no success.
    static func unexpected(_ status: Int, _ statuses: StatusPattern) -> String {
        let hint =
            status == 401 || status == 403 ? "; --bearer or \(LiveOptions.tokenVariable) proves who is asking" : ""
        return "the status is \(status), and \(statuses) was expected\(hint)"
    }

    /// `GET /users/1 200 5.1 kB 120 ms`
    var line: String {
        guard let answer else { return title }
        return "\(title) \(answer.status) \(ByteCount(answer.body.count)) \(Int(answer.seconds * 1000)) ms"
    }

    /// The call for machines.
    func json(spec: String) -> JSONObject {
        var object = JSONObject()
        object["spec"] = .string(spec)
        object["endpoint"] = .string(call.operation.name)
        object["request"] = .string(title)
        if let answer {
            object["status"] = .number(JSONNumber(answer.status))
            object["bytes"] = .number(JSONNumber(answer.body.count))
            object["milliseconds"] = .number(JSONNumber(Int(answer.seconds * 1000)))
        }
        return object
    }
}

extension CallPlan.Skipped {
    /// What is not called, for machines.
    func json(spec: String) -> JSONValue {
        [
            "spec": .string(spec), "endpoint": .string(operation.name), "outcome": "skipped",
            "reason": .string(reason),
        ]
    }

    /// What is not called, in a line.
    var line: String { "\(operation.title) skipped: \(reason)" }
}
