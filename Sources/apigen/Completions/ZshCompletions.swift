/// Completions for zsh: a function for each command, which describes it to zsh's own `_arguments`.
struct ZshCompletions {
    /// The tool and its commands, each with the names that lead to it.
    var commands: [(path: [String], command: Command)]

    /// The whole script; zsh finds it in a folder of its `fpath`, as a file named `_apigen`, or it is sourced.
    var script: String {
        let functions = commands.map { $0.command.isGroup ? group($0.path, $0.command) : leaf($0.path, $0.command) }
        return """
            #compdef apigen
            # Completions of apigen for zsh, made by "apigen completions zsh".

            _apigen_specs() { _files -g '*.api.json(-.)' }

            _apigen_revisions() {
                local -a revisions
                revisions=(${(f)"$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"})
                compadd -a revisions
            }

            \(functions.joined(separator: "\n"))
            if [[ ${funcstack[1]} == _apigen ]]; then
                _apigen "$@"
            else
                compdef _apigen apigen
            fi

            """
    }

    private func group(_ path: [String], _ command: Command) -> String {
        let rows = command.commands.map { "        " + Shell.zsh.quoted("\($0.name):\($0.summary)") }
        let branches = command.commands.map { child in
            "            \(child.name)) \(Self.function(path + [child.name])) ;;"
        }
        return """
            \(Self.function(path))() {
                local context state state_descr line
                local -A opt_args
                local -a commands
                commands=(
            \(rows.joined(separator: "\n"))
                )
                _arguments -C \\
            \(specifications(path, command) { ["'1:command:->command'", "'*::argument:->argument'"] })
                case $state in
                    command) _describe -t commands command commands ;;
                    argument)
                        case $words[1] in
            \(branches.joined(separator: "\n"))
                        esac
                        ;;
                esac
            }

            """
    }

    private func leaf(_ path: [String], _ command: Command) -> String {
        """
        \(Self.function(path))() {
            _arguments -s -S \\
        \(specifications(path, command) { operands(of: command) })
        }

        """
    }

    /// What `_arguments` is told: a line for each option, and those for what is no option.
    private func specifications(_ path: [String], _ command: Command, others: () -> [String]) -> String {
        let all = command.options(after: path).map(option) + others()
        return all.map { "        " + $0 }.joined(separator: " \\\n")
    }

    private func option(_ form: OptionForm) -> String {
        let letter = form.letter.map { ["-\($0)"] } ?? []
        let names = letter + [form.typedName + (form.placeholder == nil ? "" : "=")]
        var value = ""
        if let placeholder = form.placeholder, let candidates = form.candidates {
            value = ":\(placeholder):\(action(candidates))"
        }
        let explanation = Shell.zsh.quoted("[\(Self.escaped(form.summary))]\(value)")
        if form.isRepeatable {
            return names.map { "'*'\($0)" + explanation }.joined(separator: " ")
        }
        let exclusion = "'(\((letter + [form.typedName]).joined(separator: " ")))'"
        return names.map { exclusion + $0 + explanation }.joined(separator: " ")
    }

    private func operands(of command: Command) -> [String] {
        guard let operands = command.operands else { return [] }
        let action = action(operands.candidates)
        let name = Self.escaped(operands.placeholder)
        if operands.count.upperBound == .max { return [Shell.zsh.quoted("*:\(name):\(action)")] }
        return (1...operands.count.upperBound).map { place in
            let separator = place > operands.count.lowerBound ? "::" : ":"
            return Shell.zsh.quoted("\(place)\(separator)\(name):\(action)")
        }
    }

    private func action(_ candidates: Candidates) -> String {
        switch candidates {
        case .anything: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .specs: "_apigen_specs"
        case .files: "_files"
        case .folders: "_files -/"
        case .revisions: "_apigen_revisions"
        case .commands: action(.words(commands.first?.command.commands.map(\.name) ?? []))
        }
    }

    private static func function(_ path: [String]) -> String { (["_apigen"] + path).joined(separator: "_") }

    /// A text without anything that has a meaning to `_arguments`.
    private static func escaped(_ text: String) -> String {
        String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
