import ApigenRuntime
import BenchmarkDocuments
import CodableModels
import DirectModels
public import Foundation

/// One text, read and written in both ways: directly, and by `JSONDecoder` and `JSONEncoder`.
public struct CodingPair {
    /// The text.
    public let data: Data
    /// The way of generated code.
    public let direct: Coding
    /// The way of `JSONDecoder` and `JSONEncoder`, on the same types with synthesised coding.
    public let codable: Coding

    /// One way to read and to write the text.
    public struct Coding {
        /// Reads the text and throws the value away.
        public let decode: () throws -> Void
        /// Writes the value of the text.
        public let encode: () throws -> Data
        /// The value of the text, kept by who asks for it.
        public let value: () throws -> Any
    }

    /// A text of a kind and size, which both ways have been checked on: both write the value that was read.
    public init(_ document: BenchmarkDocument, bytes: Int) throws {
        let text = Data(document.text(bytes: bytes).utf8)
        self =
            switch document {
            case .users: try CodingPair(text, [DirectModels.User].self, [CodableModels.User].self)
            case .events: try CodingPair(text, [DirectModels.Event].self, [HandWrittenEvent].self)
            case .candles: try CodingPair(text, [[Double]].self, [[Double]].self)
            case .articles: try CodingPair(text, [DirectModels.Article].self, [CodableModels.Article].self)
            case .reports: try CodingPair(text, [DirectModels.Report].self, [CodableModels.Report].self)
            case .threads: try CodingPair(text, [DirectModels.Comment].self, [CodableModels.Comment].self)
            }
    }

    private init<Direct: JSONCodable & Equatable, Plain: Codable & Equatable>(
        _ data: Data,
        _: Direct.Type,
        _: Plain.Type
    ) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .withoutEscapingSlashes
        let directValue = try Direct(jsonData: data)
        let plainValue = try decoder.decode(Plain.self, from: data)
        self.data = data
        direct = Coding(
            decode: { keep(try Direct(jsonData: data)) },
            encode: { try directValue.jsonData() },
            value: { try Direct(jsonData: data) }
        )
        codable = Coding(
            decode: { keep(try decoder.decode(Plain.self, from: data)) },
            encode: { try encoder.encode(plainValue) },
            value: { try decoder.decode(Plain.self, from: data) }
        )
        try check(directValue, plainValue, decoder: decoder)
    }

    /// Checks that both ways read the same value: each reads what the other one writes. Directly written, it is the
    /// text again; synthesised coding leaves out what is null.
    private func check<Direct: JSONCodable & Equatable, Plain: Codable & Equatable>(
        _ directValue: Direct,
        _ plainValue: Plain,
        decoder: JSONDecoder
    ) throws {
        let original = try JSONValue(jsonData: data)
        let written = (direct: try direct.encode(), codable: try codable.encode())
        func require(_ agrees: Bool, _ what: String) throws {
            if !agrees { throw CodingDisagreement(description: "\(Direct.self): \(what)") }
        }
        try require(try JSONValue(jsonData: written.direct) == original, "direct writing changes the text")
        try require(try Direct(jsonData: written.codable) == directValue, "direct reading gives another value")
        try require(
            try decoder.decode(Plain.self, from: written.direct) == plainValue,
            "JSONDecoder gives another value"
        )
    }
}

/// The two ways of coding don't agree about a text.
struct CodingDisagreement: Error, CustomStringConvertible {
    let description: String
}

/// Keeps the optimizer from dropping a value that nobody looks at.
@inline(never)
@_optimize(none)
private func keep<Value>(_: Value) {}
