import ApigenJSON

/// Which Swift type keeps the strings of a position.
enum StringRule {
    static func decide(_ strings: StringShape, options: InferenceOptions) -> (type: TypeReference, decision: Decision?)
    {
        let place = strings.first.map { ": \($0.description)" } ?? ""
        if strings.isDateTimes, options.formats.contains(.dateTime) {
            guard strings.formats[.fineDateTime] == nil else {
                let reason = "the date-times are finer than a Date keeps\(place)"
                return (.string, Decision(rule: "string", reason: reason, runnerUp: "Date, which would lose digits"))
            }
            let values =
                strings.count == 1
                ? "the one value is an RFC 3339 date-time" : "all \(strings.count) values are RFC 3339 date-times"
            let reason = values + place
            return (
                .dateTime(style(of: strings)),
                Decision(rule: "date", reason: reason, runnerUp: "String", override: .type("String"))
            )
        }
        for (format, type) in [(StringFormat.date, TypeReference.date), (.uuid, .uuid), (.url, .url)]
        where options.formats.contains(format) && strings.formats[format] == strings.count {
            let values = strings.count == 1 ? "the one value has" : "all \(strings.count) values have"
            let reason = "\(values) the form of one\(place)"
            return (
                type,
                Decision(rule: format.rawValue, reason: reason, runnerUp: "String", override: .type("String"))
            )
        }
        return (.string, nil)
    }

    /// The style in which most of the date-times were; where offsets differ, UTC.
    static func style(of strings: StringShape) -> JSONTimestamp.Style {
        guard let styles = strings.timestampStyles else { return .standard }
        let best = styles.max { left, right in
            (left.value, right.key.sortKey) < (right.value, left.key.sortKey)
        }
        guard var style = best?.key else { return .standard }
        if Set(styles.keys.map(\.offset)).count > 1 {
            style.offset = 0
            style.zone = styles.keys.contains { $0.zone == .utc } ? .utc : style.zone
        }
        // The finest fraction, so that no instant is cut.
        style.fractionDigits = styles.keys.map(\.fractionDigits).max() ?? 0
        return style
    }
}

extension JSONTimestamp.Style {
    /// An order, any steady one.
    var sortKey: String { "\(fractionDigits) \(zone.rawValue) \(offset) \(hasSpace)" }
}
