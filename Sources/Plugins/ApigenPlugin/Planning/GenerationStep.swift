import Foundation

/// One run of the tool in a build: the code of one spec.
struct GenerationStep: Hashable {
    /// What the log of the build says.
    var title: String
    /// What the tool is given.
    var arguments: [String]
    /// The files and folders whose change asks for another run.
    var inputs: [URL]
    /// The files that are written.
    var outputs: [URL]
}
