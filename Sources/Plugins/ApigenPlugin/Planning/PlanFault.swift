/// Why the code of a target can't be generated.
struct PlanFault: Error, Hashable {
    /// What is wrong, and what to do.
    var message: String
    /// The path of the file that it is about.
    var file: String?

    /// All of it. SwiftPM shows no files of a plugin's errors, so the path stands in the text.
    var text: String { file.map { "\($0): \(message)" } ?? message }
}

/// All that stands in the way of a plan.
struct PlanFaults: Error {
    let faults: [PlanFault]

    init(_ faults: [PlanFault]) {
        self.faults = faults
    }
}
