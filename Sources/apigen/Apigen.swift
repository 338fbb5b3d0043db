import Foundation

/// The tool: finds the command that was asked for, runs it, and ends with its status.
@main struct Apigen {
    // On the main thread, whose stack is the largest.
    @MainActor static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await run(arguments, output: .standardOutput, errors: .standardError).rawValue)
    }

    /// Runs the command that arguments ask for.
    @MainActor static func run(
        _ arguments: [String],
        output: OutputStream,
        errors: OutputStream
    ) async -> ExitStatus {
        let invocation: Invocation
        do {
            invocation = try ArgumentParser.parse(arguments, root: .root)
        } catch {
            errors.write("\(error)\n")
            return .usage
        }
        if let answer = answer(invocation, style: TextStyle(usesColor: output.usesColor)) {
            output.write(answer)
            return .done
        }
        let console = Console(
            output: output,
            errors: errors,
            isQuiet: invocation[GlobalOption.quiet],
            isJSON: invocation[GlobalOption.json]
        )
        let status: ExitStatus
        do {
            status = try await invocation.command.action(invocation, console)
        } catch let error as ArgumentError {
            errors.write("\(error)\n")
            return .usage
        } catch let failure as CommandFailure {
            console.report(failure.diagnostics)
            status = .fault
        } catch {
            console.report(error: "\(error); this is a bug of apigen: please report it with what you did")
            status = .bug
        }
        console.finish(status)
        return status
    }

    /// What `--help` and `--version` ask for, whatever the command.
    private static func answer(_ invocation: Invocation, style: TextStyle) -> String? {
        if invocation[GlobalOption.help] {
            return HelpText(command: invocation.command, path: invocation.path, style: style).text
        }
        return invocation[GlobalOption.version] ? "apigen \(ToolVersion.current)\n" : nil
    }
}
