import Foundation

/// An answer of a ``MockTransport``.
public struct MockAnswer: Sendable {
    /// The wait before the answer, in seconds.
    public var delay: TimeInterval = 0
    private let make: @Sendable (HTTPRequest) throws -> HTTPResponse

    /// Creates an answer that depends on the request.
    public init(_ make: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse) {
        self.make = make
    }

    /// JSON text.
    public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = HTTPHeaders()) -> MockAnswer {
        data(Data(text.utf8), contentType: "application/json", status: status, headers: headers)
    }

    /// A value as JSON.
    public static func value(_ value: some JSONCodable, status: Int = 200) -> MockAnswer {
        MockAnswer { _ in
            HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: try value.jsonData())
        }
    }

    /// Bytes.
    public static func data(
        _ data: Data,
        contentType: String,
        status: Int = 200,
        headers: HTTPHeaders = HTTPHeaders()
    ) -> MockAnswer {
        MockAnswer { _ in
            var all: HTTPHeaders = ["Content-Type": contentType]
            all.merge(headers)
            return HTTPResponse(status: status, headers: all, body: data)
        }
    }

    /// A status without a body.
    public static func status(_ status: Int, headers: HTTPHeaders = HTTPHeaders()) -> MockAnswer {
        MockAnswer { _ in HTTPResponse(status: status, headers: headers) }
    }

    /// No answer but an error, e.g. `URLError(.timedOut)`.
    public static func failure(_ error: any Error) -> MockAnswer {
        MockAnswer { _ in throw error }
    }

    /// The same answer after a wait, in seconds.
    public func delayed(by seconds: TimeInterval) -> MockAnswer {
        var copy = self
        copy.delay += seconds
        return copy
    }

    func response(to request: HTTPRequest) throws -> HTTPResponse {
        var response = try make(request)
        response.url = response.url ?? request.url
        return response
    }
}
