import Foundation

/// The code files of a tutorial. Their names begin with the number of the section and the step, and go on with the
/// name of the file that they show: `02-03-HotelsScreen.swift`.
struct Tutorial {
    var folder: String

    /// Checks all files in the order of their steps: Swift beside the other files as they are by then.
    func check(shell: Shell, compiler: Compiler) throws -> [Fault] {
        var faults: [Fault] = []
        var current: [String: String] = [:]
        var isClientBuilt = false
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let path = folder + "/" + name
            let parts = name.split(separator: "-", maxSplits: 2).map(String.init)
            guard parts.count == 3, Int(parts[0]) != nil, Int(parts[1]) != nil else { continue }
            let shown = parts[2]
            let text = try String(contentsOfFile: path, encoding: .utf8)
            switch (shown as NSString).pathExtension {
            case "swift" where shown == "Package.swift":
                var sources = SwiftSources(path: path)
                sources.manifests = [text]
                faults += compiler.check(sources)
            case "swift":
                // What the commands of the steps before have generated.
                if !isClientBuilt {
                    isClientBuilt = true
                    for client in try FileManager.default.contentsOfDirectory(atPath: shell.folder.path + "/Sources") {
                        let output = compiler.build(
                            client,
                            from: shell.folder.appendingPathComponent("Sources/" + client)
                        )
                        if !output.isEmpty { faults.append(Fault(path, 1, "\(client) does not compile:\n\(output)")) }
                    }
                }
                let copy = shell.folder.appendingPathComponent(name).path
                try Data(SwiftSources.withoutPreviews(text).utf8).write(to: URL(fileURLWithPath: copy))
                current[shown] = copy
                let output = compiler.check(current.values.sorted())
                if !output.isEmpty { faults.append(Fault(path, 1, "it does not compile:\n\(output)")) }
            case "json":
                let place = shown.hasSuffix(".api.json") ? "Specs" : "Specs/samples"
                let file = shell.folder.appendingPathComponent(place + "/" + shown)
                try Data(text.utf8).write(to: file)
                // A spec may name samples that come in a later step: the commands of the tutorial generate from it.
                if (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil {
                    faults.append(Fault(path, 1, "no JSON"))
                }
            case "txt":
                var page = Page(path: path, text: "")
                page.items = [.block(Block(language: "console", text: text, line: 1, notes: [:]))]
                var check = PageCheck(page: page, shell: shell, compiler: compiler)
                check.run()
                faults += check.faults
            default: faults.append(Fault(path, 1, "nothing checks such files"))
            }
        }
        return faults
    }
}
