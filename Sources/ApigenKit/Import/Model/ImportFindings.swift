/// Collects what could not be carried over.
///
/// Documents repeat themselves: what is left out in a hundred places for the same reason is told once, at the first
/// of them, with the number of the others.
struct ImportFindings {
    private struct Finding {
        var severity: Diagnostic.Severity
        var message: String
        var location: SourceLocation?
        /// The places, each once.
        var places: Set<SourceLocation> = []
    }

    private var findings: [Finding] = []
    private var indices: [String: Int] = [:]
    /// What is told as it is.
    private(set) var faults = Diagnostics()

    /// Something that is left out, without harm to what is left.
    mutating func note(_ message: String, at location: SourceLocation?) {
        add(.note, message, at: location)
    }

    /// Something that is left out, so that the result is less than the document.
    mutating func warning(_ message: String, at location: SourceLocation?) {
        add(.warning, message, at: location)
    }

    /// Something without which there is no result.
    mutating func error(_ message: String, at location: SourceLocation?) {
        faults.error(message, at: location)
    }

    /// Faults of another stage.
    mutating func add(_ diagnostics: Diagnostics) {
        faults.add(diagnostics)
    }

    private mutating func add(_ severity: Diagnostic.Severity, _ message: String, at location: SourceLocation?) {
        if let index = indices[message] {
            if let location { findings[index].places.insert(location) }
            return
        }
        indices[message] = findings.count
        findings.append(
            Finding(severity: severity, message: message, location: location, places: Set([location].compactMap { $0 }))
        )
    }

    /// All of it.
    var diagnostics: Diagnostics {
        var diagnostics = faults
        for finding in findings {
            let others = max(0, finding.places.count - 1)
            let more =
                others == 0 ? "" : " (and \(others) more like it)"
            diagnostics.add(Diagnostic(finding.severity, finding.message + more, at: finding.location))
        }
        return diagnostics
    }
}
