import Foundation

// Checks pages and the code files of tutorials; Scripts/check-documentation prepares what it needs and calls it.
//
// Arguments: the folder of modules, the folder of PackageDescription, a folder that commands run in copies of, and the
// paths of pages and of folders with code files.

let arguments = CommandLine.arguments
guard arguments.count > 4 else { fatalError("usage: modules manifest-modules template page …") }
let environment = ProcessInfo.processInfo.environment
let compiler = Compiler(
    modules: URL(fileURLWithPath: arguments[1]),
    manifestModules: arguments[2],
    environment: environment
)
var failures = 0

/// A copy of what commands may read and write, removed when the check of a page is done.
@MainActor
func withSandbox(_ body: (Shell) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Within another one, so that commands may make folders beside it.
    let copy = folder.appendingPathComponent("apigen")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: arguments[3]), to: copy)
    try body(Shell(folder: copy, environment: environment))
}

@MainActor
func report(_ path: String, _ faults: [Fault]) {
    failures += faults.count
    print(faults.isEmpty ? "ok      \(path)" : "FAILED  \(path)")
    for fault in faults { print("\(fault.path):\(fault.line): error: \(fault.message)") }
}

for path in arguments.dropFirst(4) {
    try withSandbox { shell in
        if path.hasSuffix("Spec.md") { report("every key of a spec", try SpecKeys(page: path).check()) }
        if path.hasSuffix(".md") {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            var check = PageCheck(page: Page(path: path, text: text), shell: shell, compiler: compiler)
            check.run()
            report(path, check.faults)
        } else {
            report(path, try Tutorial(folder: path).check(shell: shell, compiler: compiler))
        }
    }
}
exit(failures == 0 ? 0 : 1)
