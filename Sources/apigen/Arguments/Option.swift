/// An option of a command, and how what a person typed becomes a value.
///
/// ```swift
/// private let name = Option.text("name", "NAME", "The name of the type at the root.")
/// private let plain = Option.flag("plain", "Models that need no runtime.")
/// ```
/// A command lists its options and asks its invocation for their values: `invocation[name]`, `invocation[plain]`.
struct Option<Value: Sendable>: Sendable {
    /// How the option is written and explained.
    let form: OptionForm
    /// The value of an option that is not there.
    let missing: Value
    /// Makes the value from all texts that were given, in order; a flag gives an empty text each time.
    /// Nothing where a text is not what the option expects.
    let read: @Sendable ([String]) -> Value?

    /// The value for the texts that were given.
    func value(of texts: [String]) -> Value { texts.isEmpty ? missing : read(texts) ?? missing }
}

/// An option whose values may be of any type.
protocol AnyOption: Sendable {
    /// How the option is written and explained.
    var form: OptionForm { get }
    /// Whether the texts are what the option expects.
    func accepts(_ texts: [String]) -> Bool
}

extension Option: AnyOption {
    func accepts(_ texts: [String]) -> Bool { read(texts) != nil }
}

extension Option where Value == Bool {
    /// An option without a value; it may be repeated.
    static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Option {
        let form = OptionForm(name: name, letter: letter, placeholder: nil, isRepeatable: true, summary: summary)
        return Option(form: form, missing: false) { _ in true }
    }
}

extension Option where Value == String? {
    /// An option with one text.
    static func text(_ name: String, letter: Character? = nil, _ placeholder: String, _ summary: String) -> Option {
        let form = OptionForm(name: name, letter: letter, placeholder: placeholder, summary: summary)
        return Option(form: form, missing: nil) { $0.last }
    }
}

extension Option where Value == [String] {
    /// An option with a text that may be repeated.
    static func texts(_ name: String, letter: Character? = nil, _ placeholder: String, _ summary: String) -> Option {
        let form = OptionForm(
            name: name,
            letter: letter,
            placeholder: placeholder,
            isRepeatable: true,
            summary: summary
        )
        return Option(form: form, missing: []) { $0 }
    }
}

extension Option where Value == Int? {
    /// An option with a whole number.
    static func number(
        _ name: String,
        letter: Character? = nil,
        _ placeholder: String,
        in range: ClosedRange<Int>,
        _ summary: String
    ) -> Option {
        let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        let form = OptionForm(
            name: name,
            letter: letter,
            placeholder: placeholder,
            expectation: expected,
            summary: summary
        )
        return Option(form: form, missing: nil) { texts in
            guard let number = texts.last.flatMap({ Int($0) }), range.contains(number) else { return nil }
            return .some(number)
        }
    }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// An option with one of a few words.
    static func choice(
        _ name: String,
        _ placeholder: String,
        _ words: Value.Type,
        missing: Value,
        _ summary: String
    ) -> Option {
        let texts = Value.allCases.map(\.rawValue)
        let form = OptionForm(
            name: name,
            placeholder: placeholder,
            expectation: "one of " + texts.joined(separator: ", "),
            summary: summary,
            words: texts
        )
        return Option(form: form, missing: missing) { $0.last.flatMap(Value.init) }
    }
}
