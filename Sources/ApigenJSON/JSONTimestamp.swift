/// A date-time as RFC 3339 writes it: an instant, and the style in which it stood there.
///
/// Also read are two forms that servers send although RFC 3339 has them not: an offset without a colon
/// (`+0200`), and a space between date and time.
public struct JSONTimestamp: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
    public var seconds: Int64
    /// Nanoseconds on top of ``seconds``, from 0 to 999,999,999.
    public var nanoseconds: Int
    /// The style in which it is written.
    public var style: Style

    /// How a date-time is written.
    public struct Style: Hashable, Sendable {
        /// How the offset from UTC is written.
        public enum Zone: String, Hashable, Sendable {
            /// `Z`
            case utc
            /// `+02:00`
            case colon
            /// `+0200`
            case basic
            /// Nothing: the time is taken for UTC. RFC 3339 does not allow it; see ``JSONTimestamp/init(_:allowsMissingZone:)``.
            case missing
        }

        /// The digits after the seconds, 0 to 9.
        public var fractionDigits: Int
        /// How the offset is written.
        public var zone: Zone
        /// The offset from UTC in minutes.
        public var offset: Int
        /// Whether a space stands between date and time in place of `T`.
        public var hasSpace: Bool

        /// `2024-05-01T08:30:00Z`.
        public static let standard = Style()

        /// Creates a style; by default `2024-05-01T08:30:00Z`.
        public init(fractionDigits: Int = 0, zone: Zone = .utc, offset: Int = 0, hasSpace: Bool = false) {
            self.fractionDigits = fractionDigits
            self.zone = zone
            self.offset = offset
            self.hasSpace = hasSpace
        }
    }

    /// Creates a date-time.
    public init(seconds: Int64, nanoseconds: Int = 0, style: Style = .standard) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        self.style = style
    }

    /// Reads a date-time; nothing where the text is none, or names a day or a time that does not exist.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - allowsMissingZone: Whether a date-time without an offset is read too, as UTC.
    public init?(_ text: String, allowsMissingZone: Bool = false) {
        var text = text
        let parsed = text.withUTF8 { Self.parse($0, allowsMissingZone: allowsMissingZone) }
        guard let parsed else { return nil }
        self = parsed
    }

    /// Whether the text is a day that exists, as RFC 3339 writes it: `2024-05-01`.
    package static func isDay(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else { return false }
        var digits: [Int] = []
        for index in [0, 1, 2, 3, 5, 6, 8, 9] {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return false }
            digits.append(Int(digit))
        }
        let year = ((digits[0] * 10 + digits[1]) * 10 + digits[2]) * 10 + digits[3]
        let (month, day) = (digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
        return (1...12).contains(month) && day >= 1 && day <= daysInMonth(month, of: year)
    }

    /// Reads a date-time from its UTF-8 text, as ``init(_:allowsMissingZone:)`` does.
    package static func parse(_ text: UnsafeBufferPointer<UInt8>, allowsMissingZone: Bool) -> JSONTimestamp? {
        // 2024-05-01T08:30:00 is the shortest.
        guard text.count >= 19, text.count <= 35, text[4] == UInt8(ascii: "-") else { return nil }
        func number(_ start: Int, _ length: Int) -> Int? {
            var value = 0
            for index in start..<start + length {
                guard index < text.count else { return nil }
                let digit = text[index] &- UInt8(ascii: "0")
                guard digit <= 9 else { return nil }
                value = value * 10 + Int(digit)
            }
            return value
        }
        guard let year = number(0, 4), let month = number(5, 2),
            text[7] == UInt8(ascii: "-"), let day = number(8, 2), let hour = number(11, 2),
            text[13] == UInt8(ascii: ":"), let minute = number(14, 2), text[16] == UInt8(ascii: ":"),
            let second = number(17, 2), text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: " "),
            (1...12).contains(month), day >= 1, day <= daysInMonth(month, of: year), hour < 24, minute < 60,
            second < 60
        else { return nil }
        var style = Style(hasSpace: text[10] == UInt8(ascii: " "))
        var index = 19
        var nanoseconds = 0
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            let start = index
            var scale = 100_000_000
            while index < text.count, text[index] &- UInt8(ascii: "0") <= 9 {
                guard index - start < 9 else { return nil }
                nanoseconds += Int(text[index] - UInt8(ascii: "0")) * scale
                scale /= 10
                index += 1
            }
            style.fractionDigits = index - start
            guard style.fractionDigits > 0 else { return nil }
        }
        if index == text.count {
            guard allowsMissingZone else { return nil }
            style.zone = .missing
        } else if text[index] == UInt8(ascii: "Z") {
            guard index + 1 == text.count else { return nil }
        } else {
            let isNegative = text[index] == UInt8(ascii: "-")
            guard isNegative || text[index] == UInt8(ascii: "+") else { return nil }
            let hasColon = text.count == index + 6 && text[index + 3] == UInt8(ascii: ":")
            guard hasColon || text.count == index + 5, let hours = number(index + 1, 2), hours < 24,
                let minutes = number(index + (hasColon ? 4 : 3), 2), minutes < 60
            else { return nil }
            // "-00:00" says that the offset is unknown; a Date could not say so again.
            if isNegative, hours == 0, minutes == 0 { return nil }
            style.zone = hasColon ? .colon : .basic
            style.offset = (isNegative ? -1 : 1) * (hours * 60 + minutes)
        }
        let days = daysSince1970(year, month, day)
        let time = hour * 3600 + minute * 60 + second - style.offset * 60
        return JSONTimestamp(seconds: Int64(days * 86_400 + time), nanoseconds: nanoseconds, style: style)
    }

    /// The date-time as text, in its style. Digits beyond the style's are cut.
    ///
    /// Years are written with four digits; an instant outside 0000 to 9999 has no RFC 3339 form and gives nothing.
    public var text: String? {
        var bytes: [UInt8] = []
        return append(to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Adds ``text`` to bytes; false, and nothing added, where there is none.
    func append(to bytes: inout [UInt8]) -> Bool {
        let local = seconds + Int64(style.offset) * 60
        let days = Int(local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
        let time = Int(local - Int64(days) * 86_400)
        let (year, month, day) = Self.civil(days)
        guard (0...9999).contains(year) else { return false }
        // 2024-05-01T08:30:00.123456789+02:00 is the longest.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var count = 0
            func append(_ byte: UInt8) {
                buffer[count] = byte
                count += 1
            }
            func append(_ value: Int, _ width: Int) {
                var rest = value
                for index in (count..<count + width).reversed() {
                    buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                }
                count += width
            }
            append(year, 4)
            append(UInt8(ascii: "-"))
            append(month, 2)
            append(UInt8(ascii: "-"))
            append(day, 2)
            append(style.hasSpace ? UInt8(ascii: " ") : UInt8(ascii: "T"))
            append(time / 3600, 2)
            append(UInt8(ascii: ":"))
            append(time / 60 % 60, 2)
            append(UInt8(ascii: ":"))
            append(time % 60, 2)
            // A style made by hand may ask for more digits than there are.
            let fractionDigits = min(style.fractionDigits, 9)
            if fractionDigits > 0 {
                append(UInt8(ascii: "."))
                var fraction = nanoseconds
                for _ in fractionDigits..<9 { fraction /= 10 }
                append(fraction, fractionDigits)
            }
            switch style.zone {
            case .utc: append(UInt8(ascii: "Z"))
            case .missing: break
            case .colon, .basic:
                append(style.offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
                append(abs(style.offset) / 60, 2)
                if style.zone == .colon { append(UInt8(ascii: ":")) }
                append(abs(style.offset) % 60, 2)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
        return true
    }

    /// Seconds since 2001-01-01T00:00:00Z, as Foundation's `Date` keeps an instant.
    public var secondsSinceReferenceDate: Double {
        Double(seconds - Self.referenceDate) + Double(nanoseconds) / 1_000_000_000
    }

    /// The instant that a `Date` keeps, rounded to the digits of a style; nothing outside the years 0000 to 9999.
    public init?(secondsSinceReferenceDate instant: Double, style: Style) {
        guard (-63_200_000_000.0...252_500_000_000.0).contains(instant) else { return nil }
        var scale = 1.0
        var unit = 1_000_000_000
        for _ in 0..<style.fractionDigits {
            scale *= 10
            unit /= 10
        }
        // Converted by truncation: `rounded` would need the C library's mathematics.
        var whole = Int64(instant)
        if Double(whole) > instant { whole -= 1 }
        var fraction = Int((instant - Double(whole)) * scale + 0.5)
        if fraction * unit >= 1_000_000_000 {
            whole += 1
            fraction = 0
        }
        self.init(seconds: whole + Self.referenceDate, nanoseconds: fraction * unit, style: style)
    }

    /// Whether a `Date` keeps the instant: seven digits and more after the seconds may be too fine for it.
    public var isExactInDate: Bool {
        JSONTimestamp(secondsSinceReferenceDate: secondsSinceReferenceDate, style: style) == self
    }

    /// 2001-01-01T00:00:00Z in seconds since 1970.
    private static let referenceDate: Int64 = 978_307_200

    static func daysInMonth(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days between 1970-01-01 and a day of the Gregorian calendar.
    ///
    /// Years start in March here, so that the leap day is the last of its year.
    static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day of the Gregorian calendar so many days after 1970-01-01.
    static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}
