extension Option where Value == ClosedRange<Double>? {
    /// An option with a time, or with a shortest and a longest one, in seconds: `200ms`, `1.5s`, `100ms-800ms`.
    static func durations(_ name: String, _ placeholder: String, _ summary: String) -> Option {
        let form = OptionForm(
            name: name,
            placeholder: placeholder,
            expectation: "a time such as 200ms or 1.5s, or two such as 100ms-800ms",
            summary: summary
        )
        return Option(form: form, missing: nil) { texts in
            let parts = (texts.last ?? "").split(separator: "-", omittingEmptySubsequences: false)
            let times = parts.compactMap(Quantity.seconds)
            guard times.count == parts.count, (1...2).contains(times.count), times[0] <= times[times.count - 1] else {
                return nil
            }
            return .some(times[0]...times[times.count - 1])
        }
    }
}

extension Option where Value == Double? {
    /// An option with a part of all, from 0 to 1: `5%`.
    static func percentage(_ name: String, _ placeholder: String, _ summary: String) -> Option {
        let form = OptionForm(
            name: name,
            placeholder: placeholder,
            expectation: "a percentage from 0% to 100%",
            summary: summary
        )
        return Option(form: form, missing: nil) { texts in
            guard let number = Quantity.number(texts.last ?? "", unit: "%"), number <= 100 else { return nil }
            return .some(number / 100)
        }
    }
}

/// Numbers with units, as people type them.
private enum Quantity {
    /// The seconds of a time up to an hour.
    static func seconds(_ text: Substring) -> Double? {
        let seconds = number(text, unit: "ms").map { $0 / 1000 } ?? number(text, unit: "s")
        return seconds.flatMap { $0 <= 3600 ? $0 : nil }
    }

    /// A number before a unit; digits and a point alone.
    static func number(_ text: some StringProtocol, unit: String) -> Double? {
        guard text.hasSuffix(unit) else { return nil }
        let digits = text.dropLast(unit.count)
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
        return Double(digits)
    }
}
