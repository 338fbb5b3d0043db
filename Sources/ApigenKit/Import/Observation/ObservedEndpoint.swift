import ApigenJSON

/// Merges the exchanges of one endpoint.
struct ObservedEndpoint {
    private let exchanges: [ObservedExchange]
    private let path: ObservedPath
    private let headers: ObservedHeaders
    private let redaction: Redaction

    /// More samples than this say nothing new, and only fill a disk.
    private static let maximumSamples = 25

    init(_ exchanges: [ObservedExchange], path: ObservedPath, headers: ObservedHeaders, redaction: Redaction) {
        self.exchanges = exchanges
        self.path = path
        self.headers = headers
        self.redaction = redaction
    }

    private var requests: [ObservedRequest] { exchanges.map(\.request) }

    /// The endpoint, without a name.
    func endpoint(into findings: inout ImportFindings) -> ImportedEndpoint {
        let first = exchanges[0].request
        var endpoint = ImportedEndpoint(method: first.method, path: path.text, location: first.location)
        endpoint.description = requests.lazy.compactMap(\.description).first
        endpoint.group = requests.lazy.compactMap(\.group).first
        let authentication = requests.compactMap(ObservedSecrets.authentication)
        endpoint.authentication = authentication.first { $0 != .none } ?? authentication.first ?? Authentication.none
        endpoint.parameters = pathParameters() + queryParameters(endpoint.authentication)
        endpoint.headers = headers.own(requests, redaction: redaction)
        endpoint.body = body(into: &findings)
        readAnswers(into: &endpoint, &findings)
        return endpoint
    }

    // MARK: Parameters

    private func pathParameters() -> [ImportedParameter] {
        path.placeholders.map { name, place in
            let texts = requests.compactMap { request -> String? in
                guard place < request.url.segments.count else { return nil }
                return PercentCoding.decoded(request.url.segments[place].text)
            }.filter { !$0.isEmpty }
            var parameter = ImportedParameter(name, in: .path)
            parameter.description = note(of: name)
            let scalar = ObservedType.scalar(of: texts)
            parameter.type = ParameterType(scalar == .int ? .int : .string)
            parameter.sample = texts.first.flatMap { sample($0, of: name, parameter.type.scalar) }
            return parameter
        }
    }

    private func note(of name: String) -> String? { requests.lazy.compactMap { $0.notes[name] }.first }

    /// A value to try a parameter with; nothing where it might be a secret.
    private func sample(_ text: String, of name: String, _ scalar: ParameterType.Scalar) -> JSONValue? {
        guard redaction.redacted(parameter: name, value: text) == text else { return nil }
        if scalar == .string, JSONTimestamp(text) != nil { return nil }
        return ObservedType.value(text, scalar)
    }

    private func queryParameters(_ authentication: Authentication?) -> [ImportedParameter] {
        var order: [String] = []
        for item in requests.flatMap(\.url.query) where !order.contains(item.name) { order.append(item.name) }
        return order.compactMap { name in
            let items = requests.map { request in request.url.query.filter { $0.name == name } }
            if authentication == .apiKeyQuery(name) || items.joined().contains(where: ObservedSecrets.isKey) {
                return nil
            }
            return queryParameter(name, items)
        }
    }

    private func queryParameter(_ name: String, _ items: [[ObservedURL.Item]]) -> ImportedParameter? {
        let texts = items.joined().map(\.value).filter { !$0.isEmpty }
        // A number that changes with each request only keeps caches away.
        if ["_", "cb", "cachebuster", "nocache"].contains(name.lowercased()), texts.allSatisfy({ Int($0) != nil }) {
            return nil
        }
        let isBrackets = name.hasSuffix("[]") && name.count > 2
        let isList = isBrackets || items.contains { $0.count > 1 }
        let scalar = ObservedType.scalar(of: texts)
        var parameter = ImportedParameter(isBrackets ? String(name.dropLast(2)) : name, in: .query)
        parameter.type = ParameterType(scalar, isList: isList)
        parameter.style = isBrackets ? .brackets : nil
        parameter.description = note(of: name)
        parameter.isOptional = items.contains { $0.isEmpty || $0.contains(where: \.isOptional) }
        guard !isList, let text = texts.first, let sample = sample(text, of: name, scalar) else {
            let first = items.first { !$0.isEmpty }?.map(\.value).filter { !$0.isEmpty } ?? []
            let samples = first.compactMap { self.sample($0, of: name, scalar) }
            if isList, !samples.isEmpty { parameter.sample = .array(samples) }
            return parameter
        }
        // One value in all requests is a default, unless there was one request only: then it may be anything.
        if !parameter.isOptional, Set(texts).count == 1, texts.count == items.count, items.count > 1 || scalar == .int {
            parameter.defaultValue = sample
        } else {
            parameter.sample = sample
        }
        return parameter
    }

    // MARK: Bodies

    private func body(into findings: inout ImportFindings) -> ImportedBody? {
        let bodies = requests.compactMap { request in request.body.map { ($0, request.location) } }
        guard let (first, place) = bodies.first else { return nil }
        guard let method = requests.first?.method, method.allowsBody else {
            findings.warning("a spec has no bodies of GET requests; it is left out", at: place)
            return nil
        }
        switch first {
        case .form:
            return .form(formFields(bodies.compactMap { if case .form(let items) = $0.0 { items } else { nil } }))
        case .multipart(let parts): return .multipart(parts)
        case .text(_, let mediaType):
            var samples: [ImportedPayload.Sample] = []
            for (body, place) in bodies {
                guard case .text(let text, _) = body, !text.isEmpty else { continue }
                if let value = try? JSONValue(json: text) {
                    samples.append(.init(redaction.redacted(value)))
                } else if MediaType(mediaType) == .json {
                    findings.warning("the body is no JSON, although it says so; it is left out", at: place)
                }
            }
            if !samples.isEmpty { return .json(limited(samples)) }
            if MediaType(mediaType) == .json { return nil }
            return .raw(mediaType: MediaType.isValid(mediaType) ? mediaType : "application/octet-stream")
        }
    }

    private func formFields(_ forms: [[(name: String, value: String)]]) -> [ImportedParameter] {
        var order: [String] = []
        for item in forms.joined() where !order.contains(item.name) && !item.name.isEmpty { order.append(item.name) }
        return order.map { name in
            let items = forms.map { form in form.filter { $0.name == name } }
            let texts = items.joined().map(\.value).filter { !$0.isEmpty }
            let isSecret = ObservedSecrets.isSecret(name)
            let scalar = isSecret ? .string : ObservedType.scalar(of: texts)
            var field = ImportedParameter(name, in: .form)
            field.type = ParameterType(scalar, isList: items.contains { $0.count > 1 })
            field.isOptional = items.contains(where: \.isEmpty)
            field.description = note(of: name)
            if !isSecret, !field.type.isList { field.sample = texts.first.flatMap { sample($0, of: name, scalar) } }
            return field
        }
    }

    private func limited(_ samples: [ImportedPayload.Sample]) -> ImportedPayload {
        var payload = ImportedPayload(samples: samples)
        payload.samples = Array(payload.samples.prefix(Self.maximumSamples))
        return payload
    }

    // MARK: Answers

    private func readAnswers(into endpoint: inout ImportedEndpoint, _ findings: inout ImportFindings) {
        let answers = exchanges.compactMap(\.answer)
        let successes = answers.filter { (200..<300).contains($0.status) }
        endpoint.response = response(successes, of: endpoint, &findings)
        endpoint.answersWithLinks = successes.contains(where: \.hasLinks)
        let statuses = Set(successes.map(\.status))
        if statuses.count == 1, let status = statuses.first, status != 200, endpoint.method != .get {
            endpoint.response.status = .exactly(status)
        }
        for status in Set(answers.map(\.status)).sorted() where (400..<600).contains(status) {
            let samples = answers.filter { $0.status == status }.compactMap { answer -> ImportedPayload.Sample? in
                guard let json = answer.json else { return nil }
                return .init(redaction.redacted(json), name: answer.name)
            }
            guard !samples.isEmpty else { continue }
            endpoint.errors.append(ImportedError(status: .exactly(status), payload: limited(samples)))
        }
    }

    private func response(
        _ answers: [ObservedAnswer],
        of endpoint: ImportedEndpoint,
        _ findings: inout ImportFindings
    ) -> ImportedResponse {
        guard endpoint.method != .head else { return ImportedResponse() }
        let withBody = answers.filter { !($0.text ?? "").isEmpty }
        if withBody.isEmpty {
            // An answer without content says so; where there is no answer, nothing does.
            if !answers.isEmpty || endpoint.method == .delete { return ImportedResponse() }
            findings.note("no answer was saved; what the endpoint answers stays a JSONValue", at: endpoint.location)
            return ImportedResponse(format: .json, payload: ImportedPayload())
        }
        var samples: [ImportedPayload.Sample] = []
        for answer in withBody {
            switch MediaType(answer.mediaType) {
            case .events: return stream(.events, ObservedStream.events(in: answer.text ?? ""))
            case .lines: return stream(.lines, ObservedStream.lines(in: answer.text ?? ""))
            default: if let json = answer.json { samples.append(.init(redaction.redacted(json), name: answer.name)) }
            }
        }
        if samples.isEmpty {
            let kind = MediaType(withBody[0].mediaType)
            if kind == .json {
                findings.warning(
                    "the saved answer is no JSON, although it says so; it stays a JSONValue",
                    at: withBody[0].location
                )
                return ImportedResponse(format: .json, payload: ImportedPayload())
            }
            return ImportedResponse(format: kind == .text ? .text : .data)
        }
        return ImportedResponse(format: .json, payload: limited(samples))
    }

    private func stream(_ format: ResponseSpec.Format, _ values: [JSONValue]) -> ImportedResponse {
        guard !values.isEmpty else { return ImportedResponse(format: format) }
        var payload = ImportedPayload()
        payload.variants = Array(values.prefix(Self.maximumSamples)).map(redaction.redacted)
        return ImportedResponse(format: format, payload: payload)
    }
}

/// The values in the text of a stream.
enum ObservedStream {
    /// Those of server-sent events, where their data is JSON.
    static func events(in text: String) -> [JSONValue] {
        var values: [JSONValue] = []
        var data: [Substring] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for line in lines + [""[...]] {
            if line.isEmpty {
                if let value = try? JSONValue(json: data.joined(separator: "\n")) { values.append(value) }
                data = []
            } else if line.hasPrefix("data:") {
                data.append(line.dropFirst(5).drop { $0 == " " })
            }
        }
        return values
    }

    /// Those of a text with one value on each line.
    static func lines(in text: String) -> [JSONValue] {
        text.split(whereSeparator: \.isNewline).compactMap { try? JSONValue(json: String($0)) }
    }
}
