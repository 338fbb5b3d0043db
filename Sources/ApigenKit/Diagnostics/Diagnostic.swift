/// Something to tell the person who wrote a spec or a sample.
package struct Diagnostic: Hashable, Sendable {
    /// How bad it is.
    package enum Severity: String, Hashable, Sendable {
        /// Nothing is generated.
        case error
        /// Something is generated, but it may not be what was meant.
        case warning
        /// Good to know.
        case note
    }

    /// How bad it is.
    package var severity: Severity
    /// What is wrong and, where that isn't plain, what to do. No capital at its start, no full stop at its end.
    package var message: String
    /// Where.
    package var location: SourceLocation?
    /// What was probably meant, as it would be written in place of the fault.
    package var suggestion: String?
    /// Places and remarks that belong to this diagnostic, such as where something was first declared.
    package var notes: [Diagnostic]

    /// Creates a diagnostic.
    package init(
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        suggestion: String? = nil,
        notes: [Diagnostic] = []
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.suggestion = suggestion
        self.notes = notes
    }

    /// The message, and the suggestion as a question.
    package var text: String {
        guard let suggestion else { return message }
        return "\(message); did you mean \(suggestion)?"
    }
}
