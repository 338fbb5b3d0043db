import ApigenKit

/// Sends requests.
///
/// A tool that is linked without the system's libraries, as `Scripts/make-artifact-bundle` does on Linux, can't have
/// `URLSession`, which rests on libcurl. Such a build has the condition `APIGEN_WITHOUT_NETWORK`.
enum HTTPClient {
    /// Why nothing can be sent at all; nothing where it can.
    static var obstacle: String? {
        #if APIGEN_WITHOUT_NETWORK
            "this build of apigen can't call servers, because it is linked without libcurl; one that SwiftPM builds can: "
                + "\"swift run apigen\""
        #else
            nil
        #endif
    }

    /// Sends a request and waits for the whole answer.
    static func answer(to request: CallRequest, timeout: Double) async throws(HTTPFailure) -> HTTPAnswer {
        #if APIGEN_WITHOUT_NETWORK
            throw .connection(obstacle ?? "")
        #else
            try await HTTPExchange.answer(to: request, timeout: timeout)
        #endif
    }
}
