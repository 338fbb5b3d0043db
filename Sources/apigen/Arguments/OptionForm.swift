/// How an option is written and explained.
struct OptionForm: Hashable, Sendable {
    /// The name, without dashes.
    var name: String
    /// A letter that stands for the name.
    var letter: Character?
    /// What stands for the value in help; nothing for a flag.
    var placeholder: String?
    /// Whether it may be given more than once.
    var isRepeatable = false
    /// What a value must be, such as "a number from 1 to 9"; nothing where any text will do.
    var expectation: String?
    /// What it does, in a sentence.
    var summary: String
    /// The words that a value must be one of; empty where it need not.
    var words: [String] = []

    /// The name as it is typed: `--name`.
    var typedName: String { "--\(name)" }

    /// The option with its value: `--name NAME`.
    var usage: String { placeholder.map { "\(typedName) \($0)" } ?? typedName }

    /// What a shell offers for the value; nothing for a flag.
    var candidates: Candidates? {
        guard let placeholder else { return nil }
        return words.isEmpty ? Candidates(placeholder: placeholder) : .words(words)
    }
}
