/// Collects what there is to tell, so that one run reports every fault.
package struct Diagnostics: Hashable, Sendable {
    /// The diagnostics in the order in which they were found.
    package private(set) var all: [Diagnostic] = []

    /// Creates an empty collection.
    package init() {}

    /// Whether there is nothing to tell.
    package var isEmpty: Bool { all.isEmpty }
    /// Whether anything is an error.
    package var hasErrors: Bool { all.contains { $0.severity == .error } }
    /// The number of errors.
    package var errorCount: Int { all.count { $0.severity == .error } }

    /// The diagnostics in the order of their places: files as they were first mentioned, each from its start.
    /// Those without a place come first.
    package var sorted: [Diagnostic] {
        var ranks: [String: Int] = [:]
        for diagnostic in all {
            if let path = diagnostic.location?.path, ranks[path] == nil { ranks[path] = ranks.count }
        }
        func place(_ diagnostic: Diagnostic, _ index: Int) -> (Int, Int, Int) {
            guard let location = diagnostic.location else { return (-1, 0, index) }
            return (ranks[location.path] ?? 0, location.offset, index)
        }
        return all.enumerated().sorted { place($0.element, $0.offset) < place($1.element, $1.offset) }.map(\.element)
    }

    /// Adds a diagnostic.
    package mutating func add(_ diagnostic: Diagnostic) {
        all.append(diagnostic)
    }

    /// Adds the diagnostics of another collection.
    package mutating func add(_ other: Diagnostics) {
        all += other.all
    }

    /// Adds an error.
    package mutating func error(
        _ message: String,
        at location: SourceLocation?,
        suggestion: String? = nil,
        notes: [Diagnostic] = []
    ) {
        add(Diagnostic(.error, message, at: location, suggestion: suggestion, notes: notes))
    }

    /// Adds a warning.
    package mutating func warning(_ message: String, at location: SourceLocation?, suggestion: String? = nil) {
        add(Diagnostic(.warning, message, at: location, suggestion: suggestion))
    }

    /// Adds a note.
    package mutating func note(_ message: String, at location: SourceLocation?) {
        add(Diagnostic(.note, message, at: location))
    }
}
