import ApigenJSON
import ApigenKit
import Foundation
import Testing

/// Every payload of the corpus gets types that compile without a warning, decode it, and write it again.
///
/// All models are compiled as one program, each sample's in a namespace of its own.
@Suite(.enabled(if: Corpus.folder != nil, "set APIGEN_CORPUS to a folder of sample payloads"))
struct CorpusTests {
    /// What the formats themselves can't keep, whatever the types.
    ///
    /// Foundation's `JSONDecoder` takes the first of equal keys, takes two spellings of one letter for the same key,
    /// and refuses some valid texts. Direct decoding has none of these limits.
    private static let decoderLimits: Set<String> = [
        "micro/key_dup.json", "micro/key_combining.json", "priority/nst-test-suite.json",
    ]

    @Test func everySampleSurvivesOnTheRuntime() async throws {
        let verdicts = try await OwnThread.run { try CorpusProgram(style: .runtime).run() }
        for (sample, verdict) in verdicts where !["exact", "nulls", "dates"].contains(verdict) {
            // Here the two ways of decoding differ because JSONDecoder sees another document.
            if verdict == "bridged", Self.decoderLimits.contains(sample) { continue }
            Issue.record("\(sample): \(verdict)")
        }
        #expect(verdicts.count == Corpus.entries().count)
    }

    @Test func everySampleSurvivesWithPlainModels() async throws {
        let verdicts = try await OwnThread.run { try CorpusProgram(style: .plain).run() }
        for (sample, verdict) in verdicts where !["exact", "nulls", "dates"].contains(verdict) {
            if Self.decoderLimits.contains(sample) { continue }
            Issue.record("\(sample): \(verdict)")
        }
        #expect(verdicts.count == Corpus.entries().count)
    }

    @Test func samplesOfOneEndpointFitTheTypesInferredFromThemAll() throws {
        for folder in try Corpus.folders() {
            var diagnostics = Diagnostics()
            let text = Corpus.infer(folder.samples, style: .runtime, namespace: nil, into: &diagnostics)
            #expect(text != nil, "\(folder.name): \(DiagnosticRenderer(usesColor: false).render(diagnostics))")
        }
    }
}
