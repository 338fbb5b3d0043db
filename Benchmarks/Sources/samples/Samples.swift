import BenchmarkDocuments
import Foundation

/// Writes the samples that the models of the benchmark are generated from: a few elements of each document.
@main
enum Samples {
    static func main() throws {
        guard let folder = CommandLine.arguments.dropFirst().first else {
            FileHandle.standardError.write(Data("usage: samples FOLDER\n".utf8))
            exit(2)
        }
        for document in BenchmarkDocument.allCases {
            let url = URL(fileURLWithPath: folder).appendingPathComponent("\(document.rawValue).json")
            try Data(document.text(bytes: 24_000).utf8).write(to: url)
        }
    }
}
