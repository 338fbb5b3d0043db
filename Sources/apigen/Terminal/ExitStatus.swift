/// How the tool ends.
enum ExitStatus: Int32, Sendable {
    /// All was done.
    case done = 0
    /// The input is at fault, or a check found a difference.
    case fault = 1
    /// The arguments make no sense.
    case usage = 2
    /// A bug of the tool's own.
    case bug = 70
}
