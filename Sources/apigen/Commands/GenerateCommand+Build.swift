import ApigenJSON
import ApigenKit

extension Command {
    /// Generates as a step of a build: not at all where nothing has changed since the step was done last.
    @MainActor static func generateInBuild(_ invocation: Invocation, _ console: Console) async throws -> ExitStatus {
        let folder = invocation[ClientOptions.output].map(FilePath.tidied)
        if let folder, let spec = invocation.operands.first, let record = BuildRecord.current(in: folder) {
            console.say("\(spec): nothing has changed since it was generated")
            let files = record.outputs.map { output -> JSONValue in
                ["path": .string(output.path), "change": .string(FileChange.Kind.unchanged.rawValue)]
            }
            console.set("specs", [["spec": .string(spec), "output": .string(folder), "files": .array(files)]])
            return .done
        }
        let inputs = RecordingFileSystem()
        guard let changes = try await write(invocation, console, reading: inputs) else { return .fault }
        if let folder {
            let outputs = changes.filter { $0.after != nil }.map(\.path)
            BuildRecord(inputs: inputs.files, outputs: outputs)?.write(in: folder)
        }
        return .done
    }
}
