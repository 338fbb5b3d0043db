import Testing

@testable import ApigenKit

@Suite struct DiagnosticsTests {
    @Test func sortsByFileAndPlace() {
        let spec = SourceFile(path: "spec", text: "abc")
        let sample = SourceFile(path: "sample", text: "abc")
        var diagnostics = Diagnostics()
        diagnostics.error("2", at: spec.location(at: 2))
        diagnostics.warning("4", at: sample.location(at: 0))
        diagnostics.note("1", at: spec.location(at: 0))
        diagnostics.error("3", at: spec.location(at: 2))
        diagnostics.error("0", at: nil)
        #expect(diagnostics.sorted.map(\.message) == ["0", "1", "2", "3", "4"])
        #expect(diagnostics.errorCount == 3)
        #expect(diagnostics.hasErrors)
    }

    @Test func warningsAreNoErrors() {
        var diagnostics = Diagnostics()
        #expect(diagnostics.isEmpty)
        diagnostics.warning("odd", at: nil)
        #expect(!diagnostics.hasErrors)
    }
}
