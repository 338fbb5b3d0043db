import Testing

@testable import ApigenKit

/// Reads specs from text, for tests.
enum SpecText {
    /// The spec, and what there is to tell.
    static func read(_ text: String, path: String = "a.api.json") -> (spec: Spec?, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        let spec = Spec.read(SourceFile(path: path, text: text), into: &diagnostics)
        return (spec, diagnostics)
    }

    /// What there is to tell, a line for each: `1:2: error: message`.
    static func faults(_ text: String, path: String = "a.api.json") -> [String] {
        read(text, path: path).diagnostics.sorted.map { diagnostic in
            let place = diagnostic.location.map { "\($0.line):\($0.column): " } ?? ""
            return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.text)"
        }
    }

    /// A spec whose one path has one operation, on the line that follows.
    static func operation(_ operation: String, path: String = "/u/{id}", method: String = "get") -> String {
        "{\"baseURL\": \"https://a.b\", \"paths\": {\"\(path)\": {\"\(method)\":\n\(operation)}}}"
    }

    /// The one operation of a spec.
    static func parse(_ operation: String, path: String = "/u/{id}", method: String = "get") -> ApigenKit.Operation? {
        read(self.operation(operation, path: path, method: method)).spec?.operations.first
    }
}

/// Expects one fault in a spec, at the mark `▸` in its text, which the spec does not hold.
func expectFault(in markedText: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let parts = markedText.split(separator: "▸", omittingEmptySubsequences: false)
    let diagnostics = SpecText.read(parts.joined()).diagnostics.all
    let faults = diagnostics.map { "\($0.severity.rawValue): \($0.text)" }
    #expect(faults == [expected], sourceLocation: sourceLocation)
    #expect(diagnostics.first?.location?.offset == parts[0].utf8.count, sourceLocation: sourceLocation)
}
