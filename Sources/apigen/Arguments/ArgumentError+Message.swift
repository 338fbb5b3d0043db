import ApigenKit

extension ArgumentError: CustomStringConvertible {
    /// The message, how the command is used, and where to read more.
    var description: String {
        let command = (["apigen"] + path).joined(separator: " ")
        return """
            error: \(message)
            usage: \(usage)
            "\(command) --help" says more
            """
    }

    /// What is wrong and, where that isn't plain, what to do.
    var message: String {
        switch fault {
        case .unknownCommand(let name, let known):
            return "there is no command \(name.quoted)"
                + (commandFor(file: name) ?? suggestion(for: name, among: known))
        case .missingCommand(let known):
            return "which one? \(Self.list(known))"
        case .unknownOption(let name, let known):
            return "unknown option \(name.quoted)" + suggestion(for: name, among: known)
        case .missingValue(let form, nil):
            return "\(form.typedName) needs a value: \(form.usage)"
        case .missingValue(let form, let found?):
            return "\(form.typedName) needs a value; if it is \(found.quoted), write \(form.typedName)=\(found)"
        case .unexpectedValue(let form, let value):
            return "\(form.typedName) takes no value, but has \(value.quoted)"
        case .repeated(let form):
            return "\(form.typedName) is there twice"
        case .unreadableValue(let form, let value):
            return "\(form.typedName) must be \(form.expectation ?? "another value"), not \(value.quoted)"
        case .unknownWord(let word, let placeholder, let known):
            return "\(placeholder) must be \(Self.list(known)), not \(word.quoted)"
                + suggestion(for: word, among: known)
        case .missingOperand(let placeholder, let summary):
            return "\(placeholder) is missing: \(Self.clause(summary))"
        case .unexpectedOperand(let text):
            return "there is an argument too many: \(text.quoted)"
        }
    }

    /// The command that takes such a file, where it was named as if it were a command.
    private func commandFor(file name: String) -> String? {
        guard path.isEmpty, [".json", ".ndjson", ".jsonl"].contains(where: name.hasSuffix) else { return nil }
        let command = name.hasSuffix(".api.json") ? "generate" : "infer"
        return "; did you mean \"apigen \(command) \(name)\"?"
    }

    /// A sentence as a part of another.
    private static func clause(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private func suggestion(for text: String, among known: [String]) -> String {
        guard let nearest = NearMatch.nearest(to: text, in: known) else { return "" }
        return "; did you mean \(nearest.quoted)?"
    }

    /// `a`, `a or b`, `a, b or c`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
