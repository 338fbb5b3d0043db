import ApigenKit
import Foundation

/// Reads the samples that a person named on the command line.
struct SampleReader<Disk: FileSystem> {
    /// The disk.
    var disk: Disk

    /// The files, in order; `-` is standard input.
    func files(at paths: [String]) throws(CommandFailure) -> [SourceFile] {
        var files: [SourceFile] = []
        var faults = Diagnostics()
        for path in paths {
            if path == "-" {
                files.append(SourceFile(path: "<stdin>", bytes: Self.standardInput()))
                continue
            }
            do {
                files.append(SourceFile(path: path, bytes: try disk.read(path)))
            } catch {
                faults.error(message(for: error, at: path), at: nil)
            }
        }
        guard faults.isEmpty else { throw CommandFailure(faults) }
        return files
    }

    private func message(for fault: FileFault, at path: String) -> String {
        switch fault {
        case .missing: "there is no file \(path.quoted)"
        case .folder: "\(path.quoted) is a folder; name the files in it"
        case .unreadable: "\(path.quoted) can't be read"
        }
    }

    private static func standardInput() -> [UInt8] {
        Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    }
}
