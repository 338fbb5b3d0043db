/// Why the code of a target can't be generated.
struct PlanFault: Error, Hashable {
    /// What is wrong, and what to do.
    var message: String
    /// The file that it is about.
    var file: String?
}
