#if !APIGEN_WITHOUT_NETWORK
    import ApigenKit
    import Foundation

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// One request and its answer.
    ///
    /// Each has a session of its own, because on Linux a delegate of a task is never asked about redirects. Its methods are
    /// called on the session's queue, and ``stop(_:)`` from anywhere.
    ///
    /// `@unchecked Sendable`: everything that changes is behind `lock`.
    final class HTTPExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let request: CallRequest
        private let url: URL
        private let limit: Int
        private let start = ProcessInfo.processInfo.systemUptime
        private let lock = NSLock()
        private var task: URLSessionTask?
        private var continuation: CheckedContinuation<HTTPAnswer, any Error>?
        private var failure: HTTPFailure?
        private var redirects = 0
        private var body: [UInt8] = []

        private static let maximumRedirects = 5

        private init(_ request: CallRequest, url: URL, limit: Int) {
            self.request = request
            self.url = url
            self.limit = limit
        }

        /// Sends a request and waits for the whole answer.
        ///
        /// - Parameters:
        ///   - timeout: After how many seconds it is given up, however much of it has come.
        ///   - limit: How many bytes of a body are read.
        static func answer(
            to request: CallRequest,
            timeout: Double,
            limit: Int = 64_000_000
        ) async throws(HTTPFailure) -> HTTPAnswer {
            guard let url = URL(string: request.url), url.host?.isEmpty == false else { throw .unusableAddress }
            let exchange = HTTPExchange(request, url: url, limit: limit)
            let session = URLSession(configuration: configuration(timeout), delegate: exchange, delegateQueue: nil)
            // The session holds its delegate until it is told that nothing more will come.
            defer { apart { session.finishTasksAndInvalidate() } }
            let clock = Task {
                if (try? await Task.sleep(nanoseconds: UInt64(timeout * 1_000_000_000))) != nil {
                    exchange.stop(.timedOut(seconds: timeout))
                }
            }
            defer { clock.cancel() }
            do {
                return try await exchange.run(session.dataTask(with: exchange.urlRequest))
            } catch let failure as HTTPFailure {
                throw failure
            } catch {
                throw .connection("\(error)")
            }
        }

        /// Nothing is remembered between calls, and nothing is answered from memory.
        private static func configuration(_ timeout: Double) -> URLSessionConfiguration {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.urlCache = nil
            configuration.httpShouldSetCookies = false
            configuration.httpCookieAcceptPolicy = .never
            configuration.timeoutIntervalForRequest = timeout
            return configuration
        }

        private var urlRequest: URLRequest {
            var urlRequest = URLRequest(url: url)
            urlRequest.httpMethod = request.method
            for header in request.headers { urlRequest.setValue(header.value, forHTTPHeaderField: header.name) }
            urlRequest.httpBody = request.body.map { Data($0) }
            return urlRequest
        }

        private func run(_ task: URLSessionTask) async throws -> HTTPAnswer {
            try await withCheckedThrowingContinuation { continuation in
                let stopped = lock.withLock {
                    if failure == nil {
                        self.task = task
                        self.continuation = continuation
                    }
                    return failure
                }
                if let stopped { continuation.resume(throwing: stopped) } else { task.resume() }
            }
        }

        /// Gives the request up.
        func stop(_ failure: HTTPFailure) {
            let (continuation, task) = lock.withLock {
                if self.failure == nil { self.failure = failure }
                defer { self.continuation = nil }
                return (self.continuation, self.task)
            }
            Self.apart { task?.cancel() }
            continuation?.resume(throwing: failure)
        }

        /// Does what nobody need wait for: on Linux a session that is busy with a flood of data lets nobody through.
        private static func apart(_ work: @escaping @Sendable () -> Void) {
            DispatchQueue.global().async(execute: work)
        }

        /// Answers a question of the session, unless the task was cancelled: on Linux an answer would end the process then.
        private func answer(_ proceed: () -> Void, ifStopped stop: () -> Void) {
            lock.withLock {
                guard failure != nil else { return proceed() }
                #if !canImport(FoundationNetworking)
                    stop()
                #endif
            }
        }

        // MARK: What the session tells

        func urlSession(
            _ session: URLSession,
            dataTask: URLSessionDataTask,
            didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            if response.expectedContentLength > Int64(limit) { stop(.tooLarge(limit: limit)) }
            answer {
                completionHandler(.allow)
            } ifStopped: {
                completionHandler(.cancel)
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let isTooLarge = lock.withLock {
                guard failure == nil else { return false }
                body.append(contentsOf: data)
                return body.count > limit
            }
            if isTooLarge { stop(.tooLarge(limit: limit)) }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let (continuation, body) = lock.withLock {
                defer { self.continuation = nil }
                return (self.continuation, self.body)
            }
            guard let continuation else { return }
            if let error {
                continuation.resume(
                    throwing: HTTPFailure(error, timeout: session.configuration.timeoutIntervalForRequest)
                )
            } else if let response = task.response as? HTTPURLResponse {
                continuation.resume(returning: answer(response, body))
            } else {
                continuation.resume(throwing: HTTPFailure.connection("the server did not answer by HTTP"))
            }
        }

        func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest next: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            let count = lock.withLock {
                redirects += 1
                return redirects
            }
            if count > Self.maximumRedirects { stop(.tooManyRedirects) }
            // What changes something on a server is sent where a person said, and nowhere else.
            let target = request.isSafe ? redirected(next) : nil
            answer {
                completionHandler(target)
            } ifStopped: {
                completionHandler(nil)
            }
        }

        /// The next request; for another server without anything that the first one was told in confidence.
        private func redirected(_ next: URLRequest) -> URLRequest? {
            guard let target = next.url, ["http", "https"].contains(target.scheme?.lowercased()) else { return nil }
            guard !target.hasOrigin(of: url) else { return next }
            var next = next
            let harmless: Set = ["accept", "accept-language", "user-agent"]
            for header in request.headers where !harmless.contains(header.name.lowercased()) {
                next.setValue(nil, forHTTPHeaderField: header.name)
            }
            return next
        }

        private func answer(_ response: HTTPURLResponse, _ body: [UInt8]) -> HTTPAnswer {
            var headers: [String: String] = [:]
            for (name, value) in response.allHeaderFields { headers["\(name)".lowercased()] = "\(value)" }
            let seconds = ProcessInfo.processInfo.systemUptime - start
            return HTTPAnswer(status: response.statusCode, headers: headers, body: body, seconds: seconds)
        }
    }

    extension URL {
        /// Whether scheme, host and port are those of another address (RFC 6454).
        fileprivate func hasOrigin(of other: URL) -> Bool {
            func port(_ url: URL) -> Int { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
            return scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
                && port(self) == port(other)
        }
    }

    extension HTTPFailure {
        /// A failure that the session reports. Its own words are numbers on Linux.
        fileprivate init(_ error: any Error, timeout: Double) {
            guard let code = (error as? URLError)?.code else {
                self = .connection(error.localizedDescription)
                return
            }
            switch code {
            case .timedOut: self = .timedOut(seconds: timeout)
            case .cannotFindHost, .dnsLookupFailed: self = .connection("the host can't be found")
            case .cannotConnectToHost: self = .connection("the host can't be reached")
            case .networkConnectionLost: self = .connection("the connection broke")
            case .notConnectedToInternet: self = .connection("there is no network")
            case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
                self = .connection("the server can't be trusted: its certificate is at fault")
            case .httpTooManyRedirects: self = .tooManyRedirects
            case .badServerResponse, .cannotParseResponse: self = .connection("the server did not answer by HTTP")
            default: self = .connection("the connection failed (URLError \(code.rawValue))")
            }
        }
    }
#endif
