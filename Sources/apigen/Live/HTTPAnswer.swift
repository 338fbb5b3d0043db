/// What a server answered.
struct HTTPAnswer: Sendable {
    /// The status.
    var status: Int
    /// The headers, by names in lower case.
    var headers: [String: String]
    /// The body.
    var body: [UInt8]
    /// The seconds from the request to the end of the answer.
    var seconds: Double
}

/// Why there is no answer.
enum HTTPFailure: Error, Hashable {
    /// It takes too long.
    case timedOut(seconds: Double)
    /// It has more bytes than are read.
    case tooLarge(limit: Int)
    /// There are more redirects than are followed.
    case tooManyRedirects
    /// The address can't be used.
    case unusableAddress
    /// The connection can't be made, or breaks.
    case connection(String)
}

extension HTTPFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .timedOut(let seconds): "there was no whole answer within \(Int(seconds.rounded(.up))) s"
        case .tooLarge(let limit): "the answer has more than \(ByteCount(limit)), and is not read"
        case .tooManyRedirects: "there are too many redirects"
        case .unusableAddress: "the address can't be used"
        case .connection(let reason): reason
        }
    }
}
