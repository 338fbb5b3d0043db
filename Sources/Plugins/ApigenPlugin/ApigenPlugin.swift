import Foundation
import PackagePlugin

/// Generates the clients of a target's specs as part of its build.
@main struct ApigenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let sources = target as? any SourceModuleTarget else { return [] }
        let plan = TargetPlan(
            target: target.name,
            files: sources.sourceFiles.map(\.url),
            workFolder: context.pluginWorkDirectoryURL
        )
        return try commands(of: plan, tool: context.tool(named: "apigen").url)
    }

    /// The commands of a plan; its faults are told, and stop the build.
    func commands(of plan: TargetPlan, tool: URL) -> [Command] {
        do {
            return try plan.steps().map { step in
                .buildCommand(
                    displayName: step.title,
                    executable: tool,
                    arguments: step.arguments,
                    inputFiles: step.inputs,
                    outputFiles: step.outputs
                )
            }
        } catch {
            for fault in error.faults { Diagnostics.error(fault.text, file: fault.file) }
            return []
        }
    }
}
