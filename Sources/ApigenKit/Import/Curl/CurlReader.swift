import ApigenJSON

/// Tells command lines of curl from other text.
enum CurlScript {
    /// Whether a text starts with a command of curl.
    static func isCommand(_ text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline).lazy.map {
            $0.drop { $0 == " " || $0 == "\t" || $0 == "$" }
        }
        guard let first = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else { return false }
        return ["curl ", "curl\t", "curl\\"].contains { first.hasPrefix($0) } || first == "curl"
    }
}

/// Reads command lines of curl: one, or a script with several.
struct CurlReader {
    private let file: SourceFile
    private var findings: ImportFindings

    /// The API of commands; nothing, and that is an error, where there is none.
    static func read(_ file: SourceFile, response: SourceFile?, into findings: inout ImportFindings) -> ImportedAPI? {
        var reader = CurlReader(file: file, findings: findings)
        let api = reader.api(response)
        findings = reader.findings
        return api
    }

    private init(file: SourceFile, findings: ImportFindings) {
        self.file = file
        self.findings = findings
    }

    private mutating func api(_ response: SourceFile?) -> ImportedAPI? {
        let commands: [[ShellWords.Word]]
        do {
            commands = try ShellWords.commands(in: file.bytes)
        } catch {
            findings.error(error.message, at: file.location(at: error.offset))
            return nil
        }
        var exchanges: [ObservedExchange] = []
        for words in commands {
            // A prompt may have been copied with the command.
            let words = words.drop { $0.text == "$" }
            guard let first = words.first else { continue }
            guard first.text == "curl" || first.text.hasSuffix("/curl") else {
                findings.note("what is no command of curl is left out", at: file.location(at: first.offset))
                continue
            }
            do {
                let command = try CurlCommand(words.dropFirst())
                exchanges += requests(command, at: first.offset).map { ObservedExchange(request: $0, answer: nil) }
            } catch {
                findings.error(error.message, at: file.location(at: error.offset))
            }
        }
        guard !exchanges.isEmpty, !findings.faults.hasErrors else {
            if !findings.faults.hasErrors {
                findings.error("there is no URL of http or https", at: file.location(at: 0))
            }
            return nil
        }
        if let response { add(response, to: &exchanges) }
        let kept = ObservedServer.keepingOne(exchanges, &findings)
        let host = kept.first?.request.url.origin.split(separator: "/").last ?? ""
        let labels = host.prefix { $0 != ":" }.split(separator: ".")
        let title = labels.dropLast(labels.count > 1 ? 1 : 0).last.map(String.init) ?? ""
        return ObservedAPI.api(of: kept, title: title, into: &findings)
    }

    private mutating func add(_ response: SourceFile, to exchanges: inout [ObservedExchange]) {
        guard exchanges.count == 1 else {
            findings.error(
                "a saved answer is for one request, and there are \(exchanges.count)",
                at: response.location(at: 0)
            )
            return
        }
        var diagnostics = Diagnostics()
        guard diagnostics.readJSON(response) != nil else {
            findings.add(diagnostics)
            return
        }
        let text = String(decoding: response.bytes.drop { [0xEF, 0xBB, 0xBF].contains($0) }, as: UTF8.self)
        exchanges[0].answer = ObservedAnswer(
            status: 200,
            mediaType: "application/json",
            text: text,
            location: response.location(at: 0)
        )
    }

    // MARK: Requests

    private mutating func requests(_ command: CurlCommand, at offset: Int) -> [ObservedRequest] {
        for word in command.ignored {
            findings.note("the option \(word.text.quoted) is left out", at: file.location(at: word.offset))
        }
        if command.hasCookies {
            findings.note("cookies are left out; a spec has no way for them", at: file.location(at: offset))
        }
        if command.urls.isEmpty { findings.error("the command has no URL", at: file.location(at: offset)) }
        return command.urls.compactMap { word in
            let place = file.location(at: word.offset)
            guard let url = ObservedURL(word.text, defaultScheme: "http") else {
                findings.error("\(word.text.quoted) is no URL of http or https", at: place)
                return nil
            }
            return request(command, url, at: place)
        }
    }

    private mutating func request(_ command: CurlCommand, _ url: ObservedURL, at place: SourceLocation)
        -> ObservedRequest?
    {
        let hasData = !command.data.isEmpty && !command.isGet
        let implied =
            command.isHead ? "HEAD" : command.upload != nil ? "PUT" : hasData || !command.parts.isEmpty ? "POST" : "GET"
        let verb = command.method ?? implied
        guard let method = HTTPMethod(rawValue: verb.lowercased()) else {
            findings.error("\(verb.quoted) is no method of a spec", at: place)
            return nil
        }
        var request = ObservedRequest(method: method, url: url, location: place)
        request.headers = command.headers
        if command.hasUser { request.authentication = .basic }
        if command.hasBearer { request.authentication = .bearer }
        if command.isGet {
            request.url.query += command.data.flatMap { ObservedURL.items(of: Self.text(of: $0)) }
        } else {
            request.body = body(command, request, at: place)
        }
        return request
    }

    private mutating func body(_ command: CurlCommand, _ request: ObservedRequest, at place: SourceLocation)
        -> ObservedRequest.Body?
    {
        if !command.parts.isEmpty {
            let parts = MultipartParts.unique(command.parts.map(Self.part))
            return parts.isEmpty ? nil : .multipart(parts)
        }
        let type = request.header("content-type")
        if command.upload != nil { return .text("", mediaType: type ?? "application/octet-stream") }
        guard let first = command.data.first else { return nil }
        let isJSON = command.data.contains { $0.kind == .json } || type.map { MediaType($0) == .json } ?? false
        if let datum = command.data.first(where: { $0.kind != .raw && $0.text.hasPrefix("@") }) {
            findings.note(
                "the file \(String(datum.text.dropFirst()).quoted) is not read; put it into the spec as a sample of the body",
                at: place
            )
            return isJSON ? nil : .text("", mediaType: type ?? "application/octet-stream")
        }
        let text = command.data.map(Self.text).joined(separator: isJSON ? "" : "&")
        // People forget the header that says JSON; the text says it itself.
        let looksLikeJSON = first.text.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
        if isJSON || (looksLikeJSON && (try? JSONValue(json: text)) != nil) {
            return .text(text, mediaType: "application/json")
        }
        guard type == nil || type.map({ MediaType($0) == .form }) == true else {
            return .text(text, mediaType: type ?? "")
        }
        return .form(ObservedURL.items(of: text).map { ($0.name, $0.value) })
    }

    /// The text of a piece of data as it would be sent.
    private static func text(of datum: CurlCommand.Datum) -> String {
        guard datum.kind == .encoded else { return datum.text }
        // `name=value`, of which only the value is to be encoded; it is decoded again when fields are read.
        guard let equals = datum.text.firstIndex(of: "=") else { return encoded(datum.text) }
        return datum.text[...equals] + encoded(String(datum.text[datum.text.index(after: equals)...]))
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122: String(Unicode.Scalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// A part: `name=text`, `name=@file;type=image/png` or `name=<file`.
    private static func part(_ text: String) -> ImportedBody.Part {
        let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = pair.count > 1 ? pair[1] : ""
        guard value.hasPrefix("@") else { return ImportedBody.Part(name: String(pair[0]), mediaType: nil) }
        let type = value.split(separator: ";").lazy.compactMap { piece -> String? in
            let trimmed = piece.drop { $0 == " " }
            return trimmed.hasPrefix("type=") ? String(trimmed.dropFirst(5)) : nil
        }.first
        let known =
            type.flatMap { MediaType.isValid($0) ? $0 : nil } ?? MediaType.ofFile(String(value.prefix { $0 != ";" }))
        return ImportedBody.Part(name: String(pair[0]), mediaType: known)
    }
}

extension MediaType {
    /// The media type that the ending of a file's name tells.
    static func ofFile(_ name: String) -> String {
        let types = [
            "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
            "heic": "image/heic", "pdf": "application/pdf", "txt": "text/plain", "csv": "text/csv",
            "json": "application/json",
            "mp4": "video/mp4", "mp3": "audio/mpeg", "zip": "application/zip",
        ]
        return name.split(separator: ".").last.flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
    }
}
