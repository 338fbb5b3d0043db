import Foundation

/// Type-checks Swift against the modules of this package and the stand-ins for Apple's.
struct Compiler {
    /// The folder of the compiled modules.
    var modules: URL
    /// The folder of the module `PackageDescription`.
    var manifestModules: String
    var environment: [String: String]

    /// Compiles a folder of generated code to a module; gives what the compiler says.
    func build(_ name: String, from folder: URL) -> String {
        let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
            .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
        guard !files.isEmpty else { return "\(folder.path) holds no Swift" }
        return compile(
            ["-emit-module", "-module-name", name, "-emit-module-path", modules.path + "/\(name).swiftmodule"] + files,
            in: folder
        )
    }

    /// Type-checks what a page shows.
    func check(_ sources: SwiftSources) -> [Fault] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var outputs: [String] = []
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            func write(_ text: String, _ name: String) throws -> String {
                let file = folder.appendingPathComponent(name)
                try Data(text.utf8).write(to: file)
                return file.path
            }
            let prelude = try write(sources.file(sources.prelude), "Prelude.swift")
            let files = try sources.files.enumerated().map { try write(sources.file($1), "Block\($0).swift") }
            if !files.isEmpty { outputs.append(compile(["-typecheck", prelude] + files, in: folder)) }
            for (number, text) in sources.lone.enumerated() {
                let file = try write(sources.file(text), "Lone\(number).swift")
                outputs.append(compile(["-typecheck", prelude, file], in: folder))
            }
            for (number, text) in sources.manifests.enumerated() {
                let file = try write(text, "Manifest\(number).swift")
                outputs.append(
                    compile(
                        [
                            "-typecheck", "-I", manifestModules, "-package-description-version", "6.1",
                            "-swift-version", "5", file,
                        ],
                        in: folder
                    )
                )
            }
        } catch {
            outputs.append("\(error)")
        }
        return outputs.filter { !$0.isEmpty }.map { Fault(sources.path, 1, "Swift that does not compile:\n\($0)") }
    }

    /// Type-checks files that are one module; gives what the compiler says.
    func check(_ files: [String]) -> String {
        compile(["-typecheck"] + files, in: URL(fileURLWithPath: "/"))
    }

    private func compile(_ arguments: [String], in folder: URL) -> String {
        let options = ["swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-D", "DEBUG"]
        let shell = Shell(folder: folder, environment: environment)
        let (status, output) = shell.run("/usr/bin/env", options + ["-I", modules.path] + arguments)
        return status == 0 ? "" : output.isEmpty ? "the compiler ended with \(status)" : output
    }
}
