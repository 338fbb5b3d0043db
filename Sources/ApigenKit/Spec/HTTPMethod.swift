/// The method of a request (RFC 9110, section 9), as a spec writes it.
package enum HTTPMethod: String, Hashable, Sendable, CaseIterable {
    case get
    case post
    case put
    case patch
    case delete
    case head
    case options

    /// The method as it is sent: `GET`.
    package var token: String { rawValue.uppercased() }

    /// Whether a request with this method may carry a body that servers look at.
    package var allowsBody: Bool { ![.get, .head, .options].contains(self) }
}
