import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Gives the errors of `URLSession` the same codes on all platforms.
enum TransportFailure {
    /// On Linux most faults of a server have the code "unknown" or one that is plainly wrong ("unsupported URL"
    /// for an answer that is no HTTP); only the text of libcurl tells them apart.
    static func normalized(_ error: any Error) -> any Error {
        #if canImport(FoundationNetworking)
            guard let error = error as? URLError, [.unknown, .badServerResponse, .unsupportedURL].contains(error.code)
            else { return error }
            let text = error.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
            let isHTTP = error.failingURL?.scheme?.lowercased().hasPrefix("http") ?? true
            guard error.code != .unsupportedURL || (isHTTP && text.contains("HTTP")) else { return error }
            let isLost = lostConnection.contains { text.localizedCaseInsensitiveContains($0) }
            return URLError(
                isLost ? .networkConnectionLost : .badServerResponse,
                userInfo: [NSLocalizedDescriptionKey: text.isEmpty ? "bad answer from the server" : text]
            )
        #else
            return error
        #endif
    }

    private static let lostConnection = [
        "empty reply from server", "transfer closed", "recv failure", "send failure", "connection reset",
        "connection died", "broken pipe", "unexpected eof",
    ]
}
