/// The version of the tool.
enum ToolVersion {
    /// As it stands in the change log.
    static let current = "0.1.0"
}
