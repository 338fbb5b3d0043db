import Foundation
import PackagePlugin

/// Runs the tool for a package: `generate` and `check` for the specs of its targets, all else as it is.
///
/// It declares no permission, because `check` needs none. `generate` may write once a person says so, with
/// `--allow-writing-to-package-directory`.
@main struct ApigenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targetNames = extractor.extractOption(named: "target")
        let request = ToolRequest(arguments: extractor.remainingArguments)
        let tool = Tool(url: try context.tool(named: "apigen").url)
        let package = context.package
        guard let command = request.targetCommand else {
            guard targetNames.isEmpty else {
                return Diagnostics.error("--target goes with generate and check, without paths of specs")
            }
            return report(try tool.run(request.arguments, in: package.directoryURL))
        }
        let folders = try folders(of: targetNames, in: package)
        if folders.isEmpty {
            // The specs are where the tool looks by itself.
            return report(try tool.run(request.arguments, in: package.directoryURL))
        }
        var status: Int32 = 0
        for folder in folders {
            for arguments in folder.runs(of: command, options: request.options) {
                status = max(status, try tool.run(arguments, in: folder.url))
            }
        }
        report(status)
        if status != 0, command == "generate", !FileManager.default.isWritableFile(atPath: package.directoryURL.path) {
            let permission = "--allow-writing-to-package-directory"
            Diagnostics.remark("apigen may not write here; allow it: swift package \(permission) apigen generate")
        }
    }

    /// The targets with these names, or all with specs where none is named.
    private func folders(of names: [String], in package: Package) throws -> [TargetFolder] {
        let all = package.targets.map(TargetFolder.init)
        if names.isEmpty { return all.filter { !$0.specs.isEmpty } }
        return try names.map { name in
            guard let folder = all.first(where: { $0.name == name }) else {
                let known = all.map(\.name).sorted().joined(separator: ", ")
                throw RequestFault("the package has no target \"\(name)\"; it has \(known)")
            }
            guard !folder.specs.isEmpty else {
                throw RequestFault("target \(name) has no *\(SpecFile.ending); \(SpecFile.advice)")
            }
            return folder
        }
    }

    /// Makes the command fail where the tool did; what is wrong the tool has told.
    private func report(_ status: Int32) {
        if status != 0 { Diagnostics.error("apigen ended with status \(status)") }
    }
}

/// What a person asked for and can't have.
struct RequestFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
