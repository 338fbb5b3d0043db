import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension APIError: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The error in one or two lines, for people who develop: endpoint, address, reason, start of the body.
    public var description: String {
        var text = endpoint.isEmpty ? "request" : endpoint
        if let address { text += " (\(address))" }
        text += ": " + reason
        if kind == .status || kind == .decoding, let snippet { text += "\n  body: " + snippet }
        return text
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// What `dump` shows: the text alone, since headers and bodies may hold secrets.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }

    /// The reason in a sentence, for people who use an app.
    public var errorDescription: String? { problem?.title ?? reason }

    private var reason: String {
        switch kind {
        case .invalidRequest: "the request can't be built: \(underlyingText)"
        case .authentication: "no valid credentials: \(underlyingText)"
        case .transport: underlyingText
        case .status:
            [statusText, problem?.title, problem?.detail].compactMap { $0 }.joined(separator: ": ")
        case .decoding: "\(underlyingText) in the answer with status \(statusText)"
        case .bodyTooLarge(let limit): "the answer is larger than the limit of \(limit) bytes"
        case .file: "a file can't be read or written: \(underlyingText)"
        case .queuedOffline: "there is no network; the request waits in the offline queue"
        }
    }

    private var statusText: String {
        guard let status else { return "no status" }
        return "\(status) \(HTTPStatus.reason(status))"
    }

    private var underlyingText: String {
        switch underlying {
        case let error as URLError:
            // The text of a URLError may hold the address with its secrets; code and sentence don't.
            "\(error.localizedDescription) (URLError \(error.code.rawValue))"
        case let error as RequestBuilder.Failure: error.description
        case let error as JSONError: OffendingValue.describe(error, in: body)
        case let error?: Redaction.text("\(error)")
        case nil: "unknown reason"
        }
    }

    /// The first bytes of the body on one line.
    private var snippet: String? {
        guard let body = response?.body, !body.isEmpty else { return nil }
        let limit = 200
        let text = Redaction.text(String(decoding: body.prefix(limit + 800), as: UTF8.self))
        let line = text.prefix(limit).map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
        return body.count > limit ? line + "…" : line
    }
}
