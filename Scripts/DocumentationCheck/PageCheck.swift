import Foundation

/// Checks the blocks of a page in a folder of its own, a copy of what its commands need.
struct PageCheck {
    var page: Page
    var shell: Shell
    var compiler: Compiler
    private(set) var faults: [Fault] = []
    private var sources: SwiftSources
    private var frame: String?
    private var lastOutput = ""
    private var modules: [(name: String, folder: String)] = []

    init(page: Page, shell: Shell, compiler: Compiler) {
        self.page = page
        self.shell = shell
        self.compiler = compiler
        sources = SwiftSources(path: page.path)
    }

    mutating func run() {
        faults = page.faults
        for item in page.items {
            switch item {
            case .block(let block): check(block)
            case .prelude(let text): sources.add(prelude: text)
            case .setup(let commands, let line):
                let (status, output) = shell.run("set -euo pipefail\n" + commands)
                if status != 0 { fault(line, "the setup ends with \(status):\n\(output)") }
            case .frame(let text): frame = text
            case .module(let name, let folder): modules.append((name, folder))
            case .link(let target, let line): check(link: target, line: line)
            }
        }
        for module in modules {
            let output = compiler.build(module.name, from: shell.folder.appendingPathComponent(module.folder))
            if !output.isEmpty { fault(1, "the module \(module.name) does not compile:\n\(output)") }
        }
        faults += compiler.check(sources)
    }

    private mutating func fault(_ line: Int, _ message: String) {
        faults.append(Fault(page.path, line, message))
    }

    private mutating func check(_ block: Block) {
        if let path = block.notes["file"] {
            let file = shell.folder.appendingPathComponent(path)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            do { try Data(block.text.utf8).write(to: file) } catch { fault(block.line, "\(path): \(error)") }
        }
        if block.notes["not checked"] != nil || block.notes["not run"] != nil { return }
        switch block.language {
        case "swift": sources.add(block)
        case "json": check(json: block)
        case "console", "sh":
            if let command = block.notes["output"] {
                check(output: block, of: command)
            } else {
                check(session: Session(block), status: block.notes["status"])
            }
        case "", "text", "mustache", "yaml": break
        default: fault(block.line, "nothing checks blocks of \"\(block.language)\"; see Scripts/check-documentation")
        }
    }

    // MARK: JSON

    /// JSON must parse. A spec, or a part of one in the frame of the page, must be one that apigen takes.
    private mutating func check(json block: Block) {
        var text = block.text
        if text.hasPrefix("\"") {
            guard let frame else { return fault(block.line, "a part of a spec needs a frame before it") }
            text = frame.replacingOccurrences(of: "…", with: text.trimmingCharacters(in: .newlines))
        }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        } catch {
            return fault(block.line, "no JSON: \(error)")
        }
        guard let members = value as? [String: Any], members["paths"] is [String: Any], members["openapi"] == nil else {
            return
        }
        let path = block.notes["file"] ?? "block\(block.line).api.json"
        do {
            try Data(text.utf8).write(to: shell.folder.appendingPathComponent(path))
        } catch {
            return fault(block.line, "\(path): \(error)")
        }
        let (status, output) = shell.run("apigen generate '\(path)' --output .checked/\(block.line)")
        if status != 0 || output.contains("warning: ") { fault(block.line, "the spec has faults:\n\(output)") }
    }

    // MARK: Commands

    private mutating func check(session: Session, status expected: String?) {
        for (index, entry) in session.entries.enumerated() {
            let (status, output) = shell.run(entry.command)
            lastOutput = output
            // A status that is told of is that of the last command.
            let wanted = index == session.entries.count - 1 ? expected ?? "0" : "0"
            if String(status) != wanted {
                fault(entry.line, "\"\(entry.command)\" ends with \(status), not \(wanted):\n\(output)")
            } else if !entry.shown.isEmpty, !matches(outputLines(output), entry.shown) {
                fault(entry.line, "\"\(entry.command)\" writes something else:\n\(output)")
            }
        }
    }

    /// A block that shows what a command writes, or, without a command, what the script before it wrote at its end.
    private mutating func check(output block: Block, of command: String) {
        let shown = outputLines(block.text)
        guard command.isEmpty else {
            let entry = Session.Entry(command: command, shown: shown, line: block.line)
            return check(session: Session([entry]), status: block.notes["status"])
        }
        if !matches(outputLines(lastOutput), ["…"] + shown) {
            fault(block.line, "the commands before write something else:\n\(lastOutput)")
        }
    }

    // MARK: Links

    /// A link to a file must lead to one. What DocC links to, DocC checks.
    private mutating func check(link target: String, line: Int) {
        let isElsewhere = ["http://", "https://", "mailto:", "doc:", "#"].contains { target.hasPrefix($0) }
        guard !isElsewhere, !target.isEmpty, !page.path.contains(".docc/") else { return }
        let path = target.prefix { $0 != "#" }
        let folder = URL(fileURLWithPath: page.path).deletingLastPathComponent()
        let file = folder.appendingPathComponent(String(path).removingPercentEncoding ?? String(path))
        if !FileManager.default.fileExists(atPath: file.path) { fault(line, "there is no \(path)") }
    }
}
