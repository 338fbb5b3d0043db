import BenchmarkDocuments
import Foundation

/// Writes the documents into a folder: by default a few elements of each, the samples that the models of the benchmark
/// are generated from.
@main
enum Samples {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, let bytes = Int(arguments.dropFirst().first ?? "24000") else {
            FileHandle.standardError.write(Data("usage: samples FOLDER [BYTES]\n".utf8))
            exit(2)
        }
        for document in BenchmarkDocument.allCases {
            let url = URL(fileURLWithPath: folder).appendingPathComponent("\(document.rawValue).json")
            try Data(document.text(bytes: bytes).utf8).write(to: url)
        }
    }
}
