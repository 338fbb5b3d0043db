import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the delegate of the session tells about one task, on the session's own queue.
protocol SessionTransfer: Sendable {
    /// The task.
    var task: CancellableTask { get }
    /// The head of the answer is there; false stops the task.
    func didReceive(_ head: HTTPResponse, expectedBytes: Int64?) -> Bool
    /// Part of the body is there.
    func didReceive(_ data: Data)
    /// Part of the request's body was sent.
    func didSend(_ progress: TransferProgress)
    /// The task has ended.
    func didComplete(_ error: (any Error)?)
    /// The task can't go on.
    func fail(_ error: any Error)
}

/// The one delegate of a session: looks up who a task belongs to and passes the news on.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private struct Entry {
        let transfer: any SessionTransfer
        let request: HTTPRequest
        var redirects = 0
    }

    private let entries = Locked<[Int: Entry]>([:])
    private let maximumRedirects: Int

    init(maximumRedirects: Int) {
        self.maximumRedirects = maximumRedirects
    }

    /// Enters a task. It leaves the table when it completes.
    func add(_ transfer: any SessionTransfer, for task: URLSessionTask, request: HTTPRequest) {
        let entry = Entry(transfer: transfer, request: request)
        entries.withLock { $0[task.taskIdentifier] = entry }
    }

    private func transfer(of task: URLSessionTask) -> (any SessionTransfer)? {
        entries.withLock { $0[task.taskIdentifier]?.transfer }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let transfer = transfer(of: dataTask), let http = response as? HTTPURLResponse else {
            return completionHandler(.cancel)
        }
        let expected = http.expectedContentLength
        let goesOn = transfer.didReceive(HTTPResponse(http), expectedBytes: expected >= 0 ? expected : nil)
        transfer.task.answer {
            completionHandler(goesOn ? .allow : .cancel)
        } ifCancelled: {
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(of: dataTask)?.didReceive(data)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let total = totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil
        transfer(of: task)?.didSend(TransferProgress(completedBytes: totalBytesSent, totalBytes: total))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        entry?.transfer.didComplete(error.map { TransportFailure.normalized($0) })
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let entry = entries.withLock { entries in
            entries[task.taskIdentifier]?.redirects += 1
            return entries[task.taskIdentifier]
        }
        guard let entry else { return completionHandler(nil) }
        let isAllowed = entry.redirects <= maximumRedirects
        let isHandedBack = entry.request.mustRepeatBody(after: response.statusCode)
        let goesOn = isAllowed && !isHandedBack
        let next = goesOn ? Self.redirect(request, from: response.url, original: entry.request) : nil
        entry.transfer.task.answer {
            completionHandler(next)
        } ifCancelled: {
            completionHandler(nil)
        }
        if !isAllowed { entry.transfer.fail(URLError(.httpTooManyRedirects)) }
    }

    /// The next request, without credentials if another server is to answer it.
    private static func redirect(_ next: URLRequest, from url: URL?, original: HTTPRequest) -> URLRequest {
        guard let target = next.url, let url, !target.hasSameOrigin(as: url) || !target.hasSameOrigin(as: original.url)
        else { return next }
        var next = next
        for name in original.secretHeaders { next.setValue(nil, forHTTPHeaderField: name) }
        return next
    }
}

extension URL {
    /// Whether scheme, host and port agree (RFC 6454).
    func hasSameOrigin(as other: URL) -> Bool {
        func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
        return scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
            && port(self) == port(other)
    }
}

extension HTTPResponse {
    /// The head of a response of `URLSession`.
    init(_ response: HTTPURLResponse) {
        var headers = HTTPHeaders()
        let fields = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        for field in fields.sorted(by: { $0.name < $1.name }) { headers.add(field.name, field.value) }
        self.init(status: response.statusCode, headers: headers, url: response.url)
    }
}
