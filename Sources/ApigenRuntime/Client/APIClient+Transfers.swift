import Foundation

extension APIClient {
    /// Sends an endpoint and reports how much of its body was sent.
    ///
    /// ```swift
    /// let photo = RequestBody.file(url, contentType: "image/jpeg")
    /// try await client.upload(PhotosAPI.addPhoto(), from: photo) { print($0.fraction ?? 0) }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - body: Replaces the body of the endpoint; nil keeps it. Files and large multipart forms are read from disk.
    ///   - options: Options of this call.
    ///   - progress: Called on a thread of the transport. Starts over when an attempt is repeated.
    ///
    /// Throws as ``send(_:options:)`` does.
    @discardableResult
    public func upload<Response>(
        _ endpoint: Endpoint<Response>,
        from body: RequestBody? = nil,
        options: RequestOptions = RequestOptions(),
        progress: @escaping ProgressHandler = { _ in }
    ) async throws -> Response {
        var description = endpoint.request
        if let body { description.body = body }
        let transport = transport
        let call = try makeCall(description, accept: endpoint.decoding.accept, options: options)
        let http = try await perform(call) { try await transport.upload($0, progress: progress) }
        return try decode(http, endpoint.decoding, call: call)
    }

    /// Sends an endpoint and writes the body of the answer to a file, whatever the endpoint makes of it otherwise.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - destination: Where the file goes. Its folder is created, and a file that is there is replaced, once the
    ///     download is whole. Nil gives a temporary file, which the caller removes.
    ///   - options: Options of this call.
    ///   - progress: Called on a thread of the transport. Starts over when an attempt is repeated.
    /// - Returns: Where the file is.
    ///
    /// Throws as ``send(_:options:)`` does; no file is left then.
    @discardableResult
    public func download<Response>(
        _ endpoint: Endpoint<Response>,
        to destination: URL? = nil,
        options: RequestOptions = RequestOptions(),
        progress: @escaping ProgressHandler = { _ in }
    ) async throws -> URL {
        let transport = transport
        let call = try makeCall(endpoint.request, accept: endpoint.decoding.accept, options: options)
        let http = try await perform(call) { try await transport.download($0, progress: progress) }
        do {
            let target = destination ?? FileReference.temporaryURL()
            try Self.place(http, at: target)
            return target
        } catch {
            throw APIError(
                kind: .file,
                endpoint: call.description.qualifiedName,
                request: call.request,
                underlying: error
            )
        }
    }

    /// Moves a download to its place, or writes it there when a cache or middleware answered from memory.
    private static func place(_ response: HTTPResponse, at target: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let file = response.file else { return try response.body.write(to: target, options: .atomic) }
        // `replaceItemAt` fails on Linux where there is a file already; `rename` replaces it in one step everywhere.
        guard rename(file.url.path, target.path) != 0 else { return }
        // The temporary folder may be on another volume.
        let sibling = target.deletingLastPathComponent().appendingPathComponent(".apigen-" + UUID().uuidString)
        try files.copyItem(at: file.url, to: sibling)
        guard rename(sibling.path, target.path) == 0 else {
            try? files.removeItem(at: sibling)
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
