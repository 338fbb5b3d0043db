/// Completions for bash, also for the version 3.2 that macOS has.
///
/// Bash asks a function for the candidates at every press of the tab key. It walks over the words before the cursor to
/// find the command, and then looks up what may follow: the value of an option, an option, or an operand.
struct BashCompletions {
    /// The tool and its commands, each with the names that lead to it.
    var commands: [(path: [String], command: Command)]

    /// The whole script.
    var script: String {
        """
        # Completions of apigen for bash, made by "apigen completions bash".

        _apigen_offer() {
            local candidate
            while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done
        }

        _apigen_words() { _apigen_offer < <(compgen -W "$*" -- "$current"); }

        _apigen_paths() {
            compopt -o filenames 2> /dev/null
            _apigen_offer < <(compgen "$@" -- "$current")
        }

        _apigen_specs() {
            _apigen_paths -f -X '!*.api.json'
            _apigen_paths -d
        }

        _apigen_revisions() { _apigen_words "$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"; }

        _apigen() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            # Bash takes the equals sign of --name=value for a word.
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            local command= options=yes word
            for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                case "$command $word" in
        \(steps)
                *' --') options=no ;;
                esac
            done
            COMPREPLY=()
            if [[ $options == yes ]]; then
                case "$command $previous" in
        \(values)
                esac
                if [[ $current == -* ]]; then
                    case $command in
        \(options)
                    esac
                    return
                fi
            fi
            case $command in
        \(operands)
            esac
        }

        complete -F _apigen apigen

        """
    }

    /// How words lead from command to command.
    private var steps: String {
        lines(indentation: 8) { path, command in
            command.commands.map { child in
                let reached = (path + [child.name]).joined(separator: " ")
                return "'\(path.joined(separator: " ")) \(child.name)') command='\(reached)' ;;"
            }
        }
    }

    private var values: String {
        lines(indentation: 8) { path, command in
            command.options(after: path).compactMap { option in
                guard let candidates = option.candidates else { return nil }
                let names = [option.typedName] + (option.letter.map { ["-\($0)"] } ?? [])
                let patterns = names.map { "'\(path.joined(separator: " ")) \($0)'" }.joined(separator: " | ")
                return patterns + ") " + (offer(candidates).map { $0 + "; " } ?? "") + "return ;;"
            }
        }
    }

    private var options: String {
        lines(indentation: 12) { path, command in
            let names = command.options(after: path).flatMap { option in
                (option.letter.map { ["-\($0)"] } ?? []) + [option.typedName]
            }
            return ["'\(path.joined(separator: " "))') _apigen_words \(names.joined(separator: " ")) ;;"]
        }
    }

    private var operands: String {
        lines(indentation: 4) { path, command in
            let candidates = command.isGroup ? .words(command.commands.map(\.name)) : command.operands?.candidates
            return (candidates.flatMap(offer)).map { ["'\(path.joined(separator: " "))') \($0) ;;"] } ?? []
        }
    }

    /// The command of the script that offers candidates; nothing where there are none.
    private func offer(_ candidates: Candidates) -> String? {
        switch candidates {
        case .anything: nil
        case .words(let words): "_apigen_words " + words.joined(separator: " ")
        case .specs: "_apigen_specs"
        case .files: "_apigen_paths -f"
        case .folders: "_apigen_paths -d"
        case .revisions: "_apigen_revisions"
        case .commands: offer(.words(commands.first?.command.commands.map(\.name) ?? []))
        }
    }

    private func lines(indentation: Int, _ make: ([String], Command) -> [String]) -> String {
        let margin = String(repeating: " ", count: indentation)
        return commands.flatMap { make($0.path, $0.command) }.map { margin + $0 }.joined(separator: "\n")
    }
}
