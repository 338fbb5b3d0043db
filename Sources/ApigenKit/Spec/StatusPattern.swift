/// The statuses of responses that something holds for.
package enum StatusPattern: Hashable, Sendable {
    /// One status: `404`.
    case exactly(Int)
    /// A hundred of them: `4XX`, with 4.
    case hundred(Int)
    /// Whatever nothing else names: `default`.
    case any

    /// Reads `404`, `4XX` or `default`.
    package init?(_ text: String) {
        if text == "default" {
            self = .any
            return
        }
        guard text.utf8.count == 3, let first = text.utf8.first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(first)
        else { return nil }
        if text.dropFirst().uppercased() == "XX" {
            self = .hundred(Int(first - UInt8(ascii: "0")))
        } else if let status = Int(text), text.utf8.allSatisfy({ (48...57).contains($0) }) {
            self = .exactly(status)
        } else {
            return nil
        }
    }

    /// The hundred that it lies in: 4 for `404` and `4XX`.
    package var hundred: Int? {
        switch self {
        case .exactly(let status): status / 100
        case .hundred(let hundred): hundred
        case .any: nil
        }
    }

    /// Whether it holds for a status.
    package func contains(_ status: Int) -> Bool {
        switch self {
        case .exactly(let one): status == one
        case .hundred(let hundred): status / 100 == hundred
        case .any: true
        }
    }
}

extension StatusPattern: CustomStringConvertible {
    /// The pattern as a spec writes it.
    package var description: String {
        switch self {
        case .exactly(let status): "\(status)"
        case .hundred(let hundred): "\(hundred)XX"
        case .any: "default"
        }
    }
}
