import Foundation

/// Dates as HTTP writes them, by RFC 9110, section 5.6.7.
///
/// `DateFormatter` would need a locale, is slow, and can't be shared between threads on every platform.
enum HTTPDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Reads `Sun, 06 Nov 1994 08:49:37 GMT` and the two obsolete forms.
    static func date(from text: String) -> Date? {
        var day: Int?
        var month: Int?
        var year: Int?
        var time: Int?
        for part in text.lowercased().split(whereSeparator: { " ,-".contains($0) }) {
            if part.contains(":") {
                time = seconds(part)
                if time == nil { return nil }
            } else if let index = months.firstIndex(where: { part == $0 }) {
                month = index + 1
            } else if let number = Int(part), number >= 0, number < 10_000 {
                if day == nil, part.count <= 2 {
                    day = number
                } else {
                    // Two digits belong to the obsolete RFC 850 form.
                    year = part.count > 2 ? number : number + (number < 70 ? 2000 : 1900)
                }
            }
        }
        guard let day, let month, let year, let time, (1...JSONTimestamp.daysInMonth(month, of: year)).contains(day)
        else { return nil }
        let days = JSONTimestamp.daysSince1970(year, month, day)
        return Date(timeIntervalSince1970: Double(days) * 86_400 + Double(time))
    }

    private static func seconds(_ text: some StringProtocol) -> Int? {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 3, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]), (0...60).contains(parts[2])
        else { return nil }
        return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }
}
