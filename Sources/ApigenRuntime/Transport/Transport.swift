import Foundation

/// Carries requests to a server and brings back the answers.
///
/// A status that means failure is an answer like any other: transports throw only when there is no answer.
/// They throw `CancellationError` when the calling task is cancelled.
///
/// Only ``send(_:)`` must be written: the others have forms that are built on it.
public protocol Transport: Sendable {
    /// Sends a request and waits for the whole answer.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse

    /// Sends a request and reports how much of its body was sent.
    func upload(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse

    /// Sends a request and writes the body of the answer to a temporary file, ``HTTPResponse/file``.
    func download(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse

    /// Sends a request, and returns once the head of the answer is there.
    func stream(_ request: HTTPRequest) async throws -> HTTPStreamingResponse
}

extension Transport {
    /// Sends the request, and reports the size of its body at the end.
    public func upload(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        let response = try await send(request)
        if case .data(let data) = request.body {
            progress(TransferProgress(completedBytes: Int64(data.count), totalBytes: Int64(data.count)))
        }
        return response
    }

    /// Sends the request, and writes the body to a file at the end.
    public func download(_ request: HTTPRequest, progress: @escaping ProgressHandler) async throws -> HTTPResponse {
        var response = try await send(request)
        let url = FileReference.temporaryURL()
        try response.body.write(to: url)
        response.file = FileReference(url, isTemporary: true)
        progress(
            TransferProgress(completedBytes: Int64(response.body.count), totalBytes: Int64(response.body.count))
        )
        response.body = Data()
        return response
    }

    /// Sends the request, and gives the body in one chunk.
    public func stream(_ request: HTTPRequest) async throws -> HTTPStreamingResponse {
        var head = try await send(request)
        let body = HTTPBodyStream(head.body.isEmpty ? [] : [head.body])
        head.body = Data()
        return HTTPStreamingResponse(head: head, body: body)
    }
}
