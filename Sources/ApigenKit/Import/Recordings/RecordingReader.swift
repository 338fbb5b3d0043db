import ApigenJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads recordings of browsers and proxies (HTTP Archive 1.2), several as one.
struct RecordingReader {
    private var findings: ImportFindings
    private var exchanges: [ObservedExchange] = []
    private var title: String?

    /// The API that recordings show; nothing, and that is an error, where they show none.
    static func read(_ recordings: [(SourceFile, JSONNode)], into findings: inout ImportFindings) -> ImportedAPI? {
        var reader = RecordingReader(findings: findings)
        for (file, root) in recordings { reader.read(file, root) }
        let api = reader.api(first: recordings.first?.0)
        findings = reader.findings
        return api
    }

    private init(findings: ImportFindings) {
        self.findings = findings
    }

    private mutating func api(first: SourceFile?) -> ImportedAPI? {
        exchanges = ObservedServer.keepingOne(exchanges, &findings)
        guard let origin = exchanges.first?.request.url.origin else {
            if !findings.faults.hasErrors {
                findings.error("the recording holds no answer that is JSON", at: first?.location(at: 0))
            }
            return nil
        }
        let labels = origin.split(separator: "/").last?.prefix { $0 != ":" }.split(separator: ".") ?? []
        let meaningful = labels.dropLast(labels.count > 1 ? 1 : 0).filter { !["www", "api", "co", "com"].contains($0) }
        return ObservedAPI.api(of: exchanges, title: meaningful.last.map(String.init) ?? "", into: &findings)
    }

    // MARK: Entries

    private mutating func read(_ file: SourceFile, _ root: JSONNode) {
        guard let entries = root["log"]?["entries"], case .array(let elements) = entries.content else {
            let place = file.location(at: root["log"]?["entries"]?.offset ?? 0)
            findings.error("the \"entries\" of a recording must be a list", at: place)
            return
        }
        for entry in elements { read(entry, in: file) }
    }

    private mutating func read(_ entry: JSONNode, in file: SourceFile) {
        let place = file.location(at: entry.offset)
        guard let request = entry["request"], let text = request["url"]?.string, let verb = request["method"]?.string
        else {
            findings.warning("an entry without a request is left out", at: place)
            return
        }
        guard let method = HTTPMethod(rawValue: verb.lowercased()) else {
            findings.note("requests with the method \(verb.quoted) are left out", at: place)
            return
        }
        // What browsers ask before a request to another server.
        if method == .options { return }
        guard let url = ObservedURL(text) else {
            findings.note("requests that are none of http and https are left out", at: place)
            return
        }
        let answer = answer(entry["response"], at: place)
        guard let answer, isOfAPI(answer, method: method, request) else {
            findings.note("requests that are answered by no JSON, such as pages and images, are left out", at: place)
            return
        }
        var observed = ObservedRequest(method: method, url: url, location: place)
        observed.headers = (request["headers"]?.elements ?? []).compactMap { header in
            // Headers of HTTP/2 that are no headers start with a colon.
            guard let name = header["name"]?.string, let value = header["value"]?.string, !name.hasPrefix(":") else {
                return nil
            }
            return (name, value)
        }
        if observed.header("cookie") != nil, observed.header("authorization") == nil {
            findings.note("cookies are left out; a spec has no way for them", at: place)
        }
        observed.body = body(request["postData"], observed)
        exchanges.append(ObservedExchange(request: observed, answer: answer))
    }

    private func isOfAPI(_ answer: ObservedAnswer, method: HTTPMethod, _ request: JSONNode) -> Bool {
        guard (200..<300).contains(answer.status) || answer.status >= 400 else { return false }
        if [.json, .lines, .events].contains(MediaType(answer.mediaType)) {
            return answer.status >= 400 || answer.mediaType.contains("event-stream") || answer.json != nil
                || MediaType(answer.mediaType) == .lines
        }
        // What is changed is often answered by nothing.
        return (answer.text ?? "").isEmpty && method != .get && (200..<300).contains(answer.status)
    }

    private func answer(_ response: JSONNode?, at place: SourceLocation) -> ObservedAnswer? {
        guard let response, let status = response["status"]?.int else { return nil }
        let content = response["content"]
        var text = content?["text"]?.string
        if content?["encoding"]?.string?.lowercased() == "base64", let encoded = text {
            text = Data(base64Encoded: String(encoded.filter { !$0.isWhitespace })).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        let headers = response["headers"]?.elements ?? []
        func header(_ name: String) -> String? {
            headers.first { $0["name"]?.string?.lowercased() == name }?["value"]?.string
        }
        var answer = ObservedAnswer(
            status: status,
            mediaType: content?["mimeType"]?.string ?? header("content-type") ?? "application/octet-stream",
            text: text,
            location: place
        )
        answer.hasLinks = header("link")?.contains("rel=\"next\"") ?? false
        return answer
    }

    private func body(_ data: JSONNode?, _ request: ObservedRequest) -> ObservedRequest.Body? {
        guard let data else { return nil }
        let mediaType = data["mimeType"]?.words ?? request.header("content-type") ?? "application/octet-stream"
        let parameters = data["params"]?.elements ?? []
        switch MediaType(mediaType) {
        case .form:
            let listed = parameters.compactMap { item in
                item["name"]?.string.map {
                    (
                        name: PercentCoding.decoded($0, plusIsSpace: true),
                        value: PercentCoding.decoded(item["value"]?.string ?? "", plusIsSpace: true)
                    )
                }
            }
            if !listed.isEmpty { return .form(listed) }
            return .form(ObservedURL.items(of: data["text"]?.string ?? "").map { ($0.name, $0.value) })
        case .multipart:
            let parts = parameters.compactMap { item -> ImportedBody.Part? in
                guard let name = item["name"]?.words else { return nil }
                let type = item["contentType"]?.string ?? "application/octet-stream"
                let isFile = item["fileName"] != nil
                return ImportedBody.Part(
                    name: name,
                    mediaType: isFile ? (MediaType.isValid(type) ? type : "application/octet-stream") : nil
                )
            }
            let unique = MultipartParts.unique(parts)
            return unique.isEmpty ? .text("", mediaType: "multipart/form-data") : .multipart(unique)
        default:
            guard let text = data["text"]?.string, !text.isEmpty else { return nil }
            return .text(text, mediaType: mediaType)
        }
    }
}

/// Parts of a body, as a spec takes them.
enum MultipartParts {
    /// Each part once, with a name that a spec can write.
    static func unique(_ parts: [ImportedBody.Part]) -> [ImportedBody.Part] {
        var seen: Set<String> = []
        return parts.compactMap { part in
            var part = part
            while part.name.hasSuffix("?") { part.name.removeLast() }
            return !part.name.isEmpty && seen.insert(part.name).inserted ? part : nil
        }
    }
}
