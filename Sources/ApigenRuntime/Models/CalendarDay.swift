import Foundation

/// A day of the calendar without a time, `2024-05-01`: no instant, and the same day in every time zone.
public struct CalendarDay: Hashable, Sendable {
    /// The year.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Creates a day.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `2024-05-01`; nothing where the text is no such day.
    public init?(_ text: String) {
        guard text.utf8.count == 10, let midnight = JSONTimestamp(text + "T00:00:00Z") else { return nil }
        self.init(daysSince1970: Int(midnight.seconds / 86_400) - (midnight.seconds % 86_400 < 0 ? 1 : 0))
    }

    private init(daysSince1970 days: Int) {
        (year, month, day) = JSONTimestamp.civil(days)
    }

    /// The instant at which the day starts in a time zone.
    public func start(in timeZone: TimeZone = .current) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }
}

extension CalendarDay: Comparable {
    /// Whether a day comes before another.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as `2024-05-01`.
    public var description: String {
        func padded(_ value: Int, _ width: Int) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

extension CalendarDay: APIModel {
    /// Reads a string that holds a day.
    public init(json: inout JSONReader) throws {
        self = try json.readText(as: "a date (2024-05-01)") { CalendarDay($0) }
    }

    /// Writes the day.
    public func write(json: inout JSONWriter) { json.write(description) }
}

extension CalendarDay: ParameterValue {
    /// The day as `2024-05-01`.
    public var parameterText: String { description }
}
