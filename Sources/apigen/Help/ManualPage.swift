import Foundation

/// The manual page `apigen(1)`, made from the descriptions of the commands, in the macros of man(7).
struct ManualPage {
    /// The tool.
    var root: Command

    /// The whole page.
    var text: String {
        """
        .\\" Made by "apigen help --man".
        .TH APIGEN 1 "" "apigen \(ToolVersion.current)" "User Commands"
        .SH NAME
        apigen \\- \(Self.escaped(Self.clause(root.summary)))
        .SH SYNOPSIS
        .B apigen
        .I command
        .RI [ options ]
        .SH DESCRIPTION
        A spec is a file
        .IR name .api.json
        that names the endpoints of an API and, for each, sample JSON that a server answered.
        From it
        .B apigen
        writes models, endpoint functions, observable resources, and canned answers for previews and tests.
        .PP
        .B apigen init
        writes a first spec and a sample,
        .B apigen generate
        the client from them.
        .SH COMMANDS
        \(root.descendants().map { Self.section($0.path, $0.command) }.joined(separator: "\n"))
        .SH OPTIONS
        Every command has these.
        \(root.options.map { Self.option($0.form) }.joined(separator: "\n"))
        .SH EXIT STATUS
        .TP
        .B 0
        All is done.
        .TP
        .B 1
        The input is at fault, or a check found a difference.
        .TP
        .B 2
        The arguments make no sense.
        .TP
        .B 70
        A bug of apigen.
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        Where it is set to anything, nothing is coloured on a terminal.
        .SH FILES
        .TP
        .I Specs
        The folder whose specs are taken where none is named.
        .TP
        .I Generated
        The folder for the code of a spec that names no other.

        """
    }

    private static func section(_ path: [String], _ command: Command) -> String {
        var lines = [".SS \"\(escaped(command.usage(after: path)))\"", escaped(command.summary)]
        if !command.discussion.isEmpty {
            lines += command.discussion.components(separatedBy: "\n\n").flatMap { [".PP", escaped($0)] }
        }
        if let operands = command.operands {
            lines += [".TP", ".I \(escaped(operands.placeholder))", escaped(operands.summary)]
        }
        lines += command.options.map { option($0.form) }
        if !command.examples.isEmpty { lines += [".PP", "Examples:"] }
        for example in command.examples { lines += [".TP", ".B \(escaped(example.line))", escaped(example.summary)] }
        return lines.joined(separator: "\n")
    }

    private static func option(_ form: OptionForm) -> String {
        let names = (form.letter.map { ["-\($0)"] } ?? []) + [form.typedName]
        let value = form.placeholder.map { " \\fI\(escaped($0))\\fP" } ?? ""
        let spelling = names.map { "\\fB\(escaped($0))\\fP" }.joined(separator: ", ")
        return ".TP\n\(spelling)\(value)\n\(escaped(form.summary))"
    }

    /// A sentence without its full stop.
    private static func clause(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    /// A text without anything that has a meaning to the formatter. A hyphen is one that can be copied.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = line.map { character in
                switch character {
                case "\\": "\\e"
                case "-": "\\-"
                case "\"": "\\(dq"
                default: character.isASCII ? String(character) : character.unicodeScalars.map(named).joined()
                }
            }.joined()
            return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
        }.joined(separator: "\n")
    }

    /// A character by its number, which formatters understand whatever encoding they expect.
    private static func named(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
    }
}
