import ApigenKit

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
                samples += SampleLoader<Disk>.samples(in: StandardInput.file(), into: &diagnostics)
            } else {
                samples += loader.load(FilePath.tidied(path), into: &diagnostics)
            }
        }
        return samples
    }
}
