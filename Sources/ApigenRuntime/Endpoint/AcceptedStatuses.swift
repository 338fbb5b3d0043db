/// The status codes that count as success.
public struct AcceptedStatuses: Hashable, Sendable, CustomStringConvertible {
    /// The codes, as ranges.
    public let ranges: [ClosedRange<Int>]

    /// 200 to 299, the default.
    public static let success = AcceptedStatuses(ranges: [200...299])

    /// Every status: nothing is an error.
    public static let any = AcceptedStatuses(ranges: [100...999])

    /// Exactly these codes, e.g. `.only(201)`.
    public static func only(_ codes: Int...) -> AcceptedStatuses {
        AcceptedStatuses(ranges: codes.map { $0...$0 })
    }

    /// The codes of a range, e.g. `.range(200...204)`.
    public static func range(_ codes: ClosedRange<Int>) -> AcceptedStatuses {
        AcceptedStatuses(ranges: [codes])
    }

    /// Whether `status` is a success.
    public func contains(_ status: Int) -> Bool {
        ranges.contains { $0.contains(status) }
    }

    /// The codes in words, e.g. `201` or `200–299`.
    public var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
    }
}
