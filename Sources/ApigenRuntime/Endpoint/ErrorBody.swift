import Foundation

/// The type of the body that an API sends with certain statuses.
public struct ErrorBody: Sendable {
    /// The statuses that it holds for; nil holds for any status without one of its own.
    public let statuses: ClosedRange<Int>?
    /// The name of the type.
    public let typeName: String
    let decode: @Sendable (Data) throws -> any Sendable

    /// The type of the body of one status, or with nil, of every status that has no other.
    public init<Body: JSONCodable & Sendable>(_ status: Int?, _ type: Body.Type) {
        self.init(statuses: status.map { $0...$0 }, type)
    }

    /// The type of the bodies of a range of statuses.
    public init<Body: JSONCodable & Sendable>(_ statuses: ClosedRange<Int>, _ type: Body.Type) {
        self.init(statuses: statuses, type)
    }

    private init<Body: JSONCodable & Sendable>(statuses: ClosedRange<Int>?, _ type: Body.Type) {
        self.statuses = statuses
        self.typeName = String(describing: type)
        self.decode = { try Body(jsonData: $0) }
    }
}

extension [ErrorBody] {
    /// The entry for a status: an exact one before a range, a range before the default, the first of equals.
    func entry(for status: Int) -> ErrorBody? {
        let matching = filter { $0.statuses?.contains(status) ?? true }
        return matching.min { ($0.statuses?.count ?? .max) < ($1.statuses?.count ?? .max) }
    }
}
