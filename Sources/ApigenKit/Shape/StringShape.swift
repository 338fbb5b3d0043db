import ApigenJSON

/// What was observed of the strings at one position.
package struct StringShape: Equatable, Sendable {
    /// How many were seen.
    package var count = 0
    /// Where the first was seen.
    package var first: Witness?
    /// The formats that values had, with the number of values that had each.
    package var formats: [StringFormat: Int] = [:]
    /// Where the first was seen that is no date-time.
    package var firstOtherThanDateTime: Witness?
    /// The styles of the date-times, with their counts; nothing once there are more than a handful.
    package var timestampStyles: [JSONTimestamp.Style: Int]? = [:]
    /// The distinct values with their counts; nothing once there are too many, or one is too long to be a name.
    package var values: [String: Int]? = [:]

    static let maximumValues = 64
    static let maximumValueLength = 64
    static let maximumStyles = 16

    package init() {}

    mutating func merge(_ other: StringShape) {
        count += other.count
        first = Witness.first(first, other.first)
        formats.merge(other.formats, uniquingKeysWith: +)
        firstOtherThanDateTime = Witness.first(firstOtherThanDateTime, other.firstOtherThanDateTime)
        timestampStyles = Self.merged(timestampStyles, other.timestampStyles, limit: Self.maximumStyles)
        values = Self.merged(values, other.values, limit: Self.maximumValues)
    }

    /// The counts of both, or nothing where they are more than the limit: a limit that is passed once stays passed,
    /// so the order of merging does not matter.
    private static func merged<Key>(_ left: [Key: Int]?, _ right: [Key: Int]?, limit: Int) -> [Key: Int]? {
        guard let left, let right else { return nil }
        let merged = left.merging(right, uniquingKeysWith: +)
        return merged.count <= limit ? merged : nil
    }

    /// Adds one string by its UTF-8: a `String` is made of it only while its values are counted.
    mutating func observe(_ text: UnsafeBufferPointer<UInt8>, witness: () -> Witness) {
        count += 1
        if case nil = first { first = witness() }
        if let timestamp = JSONTimestamp.parse(text, allowsMissingZone: true) {
            if timestamp.style.zone == .missing {
                formats[.localDateTime, default: 0] += 1
                if case nil = firstOtherThanDateTime { firstOtherThanDateTime = witness() }
            } else {
                formats[.dateTime, default: 0] += 1
            }
            // A fraction too fine for a Date would not survive.
            if !timestamp.isExactInDate { formats[.fineDateTime, default: 0] += 1 }
            if case .some = timestampStyles {
                timestampStyles?[timestamp.style, default: 0] += 1
                if let styles = timestampStyles, styles.count > Self.maximumStyles { timestampStyles = nil }
            }
        } else {
            if case nil = firstOtherThanDateTime { firstOtherThanDateTime = witness() }
            if let format = StringFormat(text) { formats[format, default: 0] += 1 }
        }
        guard case .some = values else { return }
        if text.count > Self.maximumValueLength {
            values = nil
        } else {
            values?[String(decoding: text, as: UTF8.self), default: 0] += 1
            if values?.count ?? 0 > Self.maximumValues { values = nil }
        }
    }
}
