/// Finds the command that a person typed, and its options and operands.
///
/// Options may stand anywhere after their command; those of the tool itself also before it. A value follows its
/// option or an equals sign, `--` ends the options, and `-` is an operand: standard input.
struct ArgumentParser {
    private var rest: ArraySlice<String>
    private var command: Command
    private var path: [String] = []
    private var options: [any AnyOption]
    private var operands: [String] = []
    private var texts: [String: [String]] = [:]
    private var optionsHaveEnded = false

    private init(_ arguments: [String], root: Command) {
        rest = arguments[...]
        command = root
        options = root.options
    }

    /// Reads arguments, without the name of the tool itself.
    static func parse(_ arguments: [String], root: Command) throws(ArgumentError) -> Invocation {
        var parser = ArgumentParser(arguments, root: root)
        try parser.readAll()
        return Invocation(command: parser.command, path: parser.path, operands: parser.operands, texts: parser.texts)
    }

    private mutating func readAll() throws(ArgumentError) {
        while let argument = rest.popFirst() {
            if optionsHaveEnded || argument == "-" || !argument.hasPrefix("-") {
                try readWord(argument)
            } else if argument == "--" {
                optionsHaveEnded = true
            } else if argument.hasPrefix("--") {
                try readOption(argument)
            } else {
                try readLetters(argument)
            }
        }
        // Help and version are answered whatever else is missing.
        if texts[GlobalOption.help.form.name] != nil || texts[GlobalOption.version.form.name] != nil { return }
        if let expected = command.operands, operands.count < expected.count.lowerBound {
            // One of several: "SPEC" of "SPEC [TYPE]".
            let placeholder = expected.placeholder.split(separator: " ").first.map(String.init) ?? ""
            throw error(.missingOperand(placeholder, summary: expected.summary))
        }
        if command.isGroup, !path.isEmpty { throw error(.missingCommand(known: command.commands.map(\.name))) }
    }

    /// Reads the name of a command or an operand.
    private mutating func readWord(_ word: String) throws(ArgumentError) {
        if command.isGroup {
            guard let next = command.commands.first(where: { $0.name == word }) else {
                throw error(.unknownCommand(word, known: command.commands.map(\.name)))
            }
            command = next
            path.append(word)
            options = next.options + GlobalOption.all
        } else {
            guard operands.count < command.operands?.count.upperBound ?? 0 else {
                throw error(.unexpectedOperand(word))
            }
            if let operands = command.operands, case .words(let known) = operands.candidates, !known.contains(word) {
                throw error(.unknownWord(word, placeholder: operands.placeholder, known: known))
            }
            operands.append(word)
        }
    }

    /// Reads `--name`, `--name value` or `--name=value`.
    private mutating func readOption(_ argument: String) throws(ArgumentError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.form.typedName == parts[0] }) else {
            throw error(.unknownOption(parts[0], known: options.map(\.form.typedName)))
        }
        try read(option, value: parts.count == 2 ? parts[1] : nil)
    }

    /// Reads `-q`, or several flags at once; a value may follow the last one.
    private mutating func readLetters(_ argument: String) throws(ArgumentError) {
        for letter in argument.dropFirst() {
            guard let option = options.first(where: { $0.form.letter == letter }) else {
                // A word after a single dash was probably meant as a long name.
                throw error(.unknownOption(argument, known: options.map(\.form.typedName)))
            }
            try read(option, value: nil)
        }
    }

    private mutating func read(_ option: any AnyOption, value given: String?) throws(ArgumentError) {
        let form = option.form
        if !form.isRepeatable, texts[form.name] != nil { throw error(.repeated(form)) }
        var value = ""
        if form.placeholder == nil {
            if let given { throw error(.unexpectedValue(form, value: given)) }
        } else if let given {
            value = given
        } else {
            guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
                throw error(.missingValue(form, found: rest.first))
            }
            rest.removeFirst()
            value = next
        }
        texts[form.name, default: []].append(value)
        guard option.accepts([value]) else { throw error(.unreadableValue(form, value: value)) }
    }

    private func error(_ fault: ArgumentError.Fault) -> ArgumentError {
        ArgumentError(fault, in: path, usage: command.usage(after: path))
    }
}
