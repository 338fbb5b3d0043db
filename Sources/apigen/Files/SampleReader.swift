import ApigenKit
import Foundation

/// Reads the samples that a person named on the command line.
struct SampleReader<Disk: FileSystem> {
    /// The disk.
    var disk: Disk

    /// The samples of all files, in order; `-` is standard input.
    func samples(at paths: [String], into diagnostics: inout Diagnostics) -> [Sample] {
        var loader = SampleLoader(fileSystem: disk)
        var samples: [Sample] = []
        for path in paths {
            if path == "-" {
                let file = SourceFile(path: "<stdin>", bytes: Self.standardInput())
                samples += SampleLoader<Disk>.samples(in: file, into: &diagnostics)
            } else {
                samples += loader.load(FilePath.tidied(path), into: &diagnostics)
            }
        }
        return samples
    }

    private static func standardInput() -> [UInt8] {
        Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    }
}
