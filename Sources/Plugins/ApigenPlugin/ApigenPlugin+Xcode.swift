#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ApigenPlugin: XcodeBuildToolPlugin {
        /// Generates the clients of the specs that a target of an Xcode project lists among its files.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let plan = TargetPlan(
                target: target.displayName,
                files: target.inputFiles.map(\.url),
                workFolder: context.pluginWorkDirectoryURL
            )
            return try commands(of: plan, tool: context.tool(named: "apigen").url)
        }
    }
#endif
