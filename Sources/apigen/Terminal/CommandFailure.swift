import ApigenKit

/// What ends a command early: faults of the input, in words for people.
struct CommandFailure: Error {
    /// What is wrong.
    var diagnostics: Diagnostics

    /// One error without a place in a file.
    init(_ message: String) {
        diagnostics = Diagnostics()
        diagnostics.error(message, at: nil)
    }

    /// Several.
    init(_ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }
}
