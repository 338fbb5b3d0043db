import ApigenJSON
import Foundation
import Testing

/// The public JSON parsing suite: `y_` must be accepted, `n_` rejected, `i_` is ours to decide.
@Suite(.enabled(if: suites != nil, "set APIGEN_SUITES to the folder that holds the public JSON suite"))
struct JSONTestSuiteTests {
    /// What we decided for the files on which RFC 8259 leaves the choice.
    ///
    /// Numbers of any size are kept as written, and only a type that can't hold one refuses it. Whatever is no
    /// Unicode text is refused: a model could not give it back. So is a nesting deeper than 512 levels.
    static let accepted: Set<String> = [
        "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
        "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
        "i_number_real_underflow.json", "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json", "i_structure_500_nested_arrays.json",
        "i_structure_UTF-8_BOM_empty_object.json",
    ]

    @Test(arguments: files(in: "json/test_parsing"))
    func parsing(_ file: URL) throws {
        let name = file.lastPathComponent
        let bytes = [UInt8](try Data(contentsOf: file))
        let shouldAccept = name.hasPrefix("y_") || Self.accepted.contains(name)
        do {
            let value = try JSONValue(json: bytes)
            #expect(shouldAccept, "\(name) must be rejected")
            var writer = JSONWriter()
            writer.write(value)
            #expect(try JSONValue(json: writer.finish()) == value, "what was written reads back")
        } catch let error as JSONError {
            #expect(!shouldAccept, "\(name): \(error)")
            let location = try #require(error.located(in: bytes).location)
            #expect(location.line >= 1 && location.column >= 1)
            #expect(error.offset <= bytes.count)
        }
        #expect(skips(bytes) == shouldAccept, "skipping a value checks it as reading does")
    }

    @Test(arguments: files(in: "json/test_transform"))
    func transforming(_ file: URL) throws {
        // These texts are valid or nearly so; none may crash, and what is accepted survives a round trip.
        guard let value = try? JSONValue(json: Data(contentsOf: file)) else { return }
        var writer = JSONWriter()
        writer.write(value)
        #expect(try JSONValue(json: writer.finish()) == value)
    }

    @Test func numbersKeepTheirDigits() throws {
        let file = try #require(suites).appending(path: "json/test_transform/number_1.000000000000000005.json")
        let value = try JSONValue(json: Data(contentsOf: file))
        #expect(value.description == "[1.000000000000000005]")
    }

    private func skips(_ bytes: [UInt8]) -> Bool {
        var reader = JSONReader(bytes)
        do {
            try reader.skipValue()
            try reader.finish()
            return true
        } catch {
            return false
        }
    }
}

let suites = ProcessInfo.processInfo.environment["APIGEN_SUITES"].map { URL(filePath: $0) }

func files(in folder: String) -> [URL] {
    guard let suites else { return [] }
    let found = try? FileManager.default.contentsOfDirectory(
        at: suites.appending(path: folder),
        includingPropertiesForKeys: nil
    )
    return (found ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
}
