import Foundation

/// Tells whether two paths lead to the same place.
enum FileIdentity {
    /// A text that is equal for paths to the same place, links followed. Case does not count: names that differ in
    /// nothing else would be one file on many disks.
    static func of(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path.lowercased()
    }
}
