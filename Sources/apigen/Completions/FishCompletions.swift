/// Completions for fish: a line for each thing that may follow, with the command after which it may.
struct FishCompletions {
    /// The tool and its commands, each with the names that lead to it.
    var commands: [(path: [String], command: Command)]

    /// The whole script.
    var script: String {
        """
        # Completions of apigen for fish, made by "apigen completions fish".

        function __apigen_after --description 'Whether the words before the cursor lead to a command'
            set -l command
            for word in (commandline -opc)[2..]
                switch "$command $word"
        \(steps)
                end
            end
            test "$command" = "$argv"
        end

        function __apigen_specs
            __fish_complete_suffix .api.json
        end

        function __apigen_revisions
            git for-each-ref --format='%(refname:short)' 2>/dev/null
        end

        complete -c apigen -f
        \(commands.flatMap { lines($0.path, $0.command) }.joined(separator: "\n"))

        """
    }

    private var steps: String {
        commands.flatMap { path, command in
            command.commands.map { child in
                let reached = (path + [child.name]).joined(separator: " ")
                return """
                                case '\(path.joined(separator: " ")) \(child.name)'
                                    set command '\(reached)'
                    """
            }
        }.joined(separator: "\n")
    }

    private func lines(_ path: [String], _ command: Command) -> [String] {
        let start = "complete -c apigen -n \(quoted((["__apigen_after"] + path).joined(separator: " ")))"
        var lines = command.commands.map { "\(start) -a \($0.name) -d \(quoted($0.summary))" }
        if let operands = command.operands, let offer = offer(operands.candidates) { lines.append("\(start) \(offer)") }
        lines += command.options(after: path).map { form in
            var line = "\(start) -l \(form.name)"
            if let letter = form.letter { line += " -s \(letter)" }
            if let candidates = form.candidates {
                line += candidates == .files ? " -r" : " -x"
                line += offer(candidates).map { " \($0)" } ?? ""
            }
            return line + " -d \(quoted(form.summary))"
        }
        return lines
    }

    /// The options of `complete` that offer candidates; nothing where there are none.
    private func offer(_ candidates: Candidates) -> String? {
        switch candidates {
        case .anything: nil
        case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
        case .specs: "-a '(__apigen_specs)'"
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .revisions: "-a '(__apigen_revisions)'"
        case .commands: offer(.words(commands.first?.command.commands.map(\.name) ?? []))
        }
    }

    private func quoted(_ text: String) -> String { Shell.fish.quoted(text) }
}
