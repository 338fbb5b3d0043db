import ApigenKit
import Foundation

/// What a run depended on that was a step of a build, kept beside what it wrote: the next run tells by it that there is
/// nothing to do.
///
/// A build system starts the tool where it can't rule out a change. SwiftPM's own does so in the second build after a
/// clean one, in which it links the tool again, just as it was.
struct BuildRecord: Codable {
    /// What the tool was told, and where it was started.
    private var arguments: [String]
    private var directory: String
    /// What it asked the disk.
    private var inputs: WatchedFiles
    /// The tool that is kept. As a name of the tool's file it would change with it, were it linked in place.
    private var tool: FileStamp?
    /// The files that belong to the output.
    private(set) var outputs: [Output]

    /// A file of the output as the run left it.
    struct Output: Codable {
        var path: String
        fileprivate var stamp: FileStamp
    }

    /// The record of a run that has ended.
    ///
    /// - Parameters:
    ///   - inputs: What the run asked the disk.
    ///   - outputs: The paths of the files that belong to the output; nothing comes of it where one is missing.
    init?(inputs: WatchedFiles, outputs: [String]) {
        arguments = Self.currentArguments
        directory = FileManager.default.currentDirectoryPath
        self.inputs = inputs
        self.outputs = outputs.compactMap { path in FileStamp(path).map { Output(path: path, stamp: $0) } }
        guard self.outputs.count == outputs.count else { return nil }
    }

    private static var currentArguments: [String] { Array(ProcessInfo.processInfo.arguments.dropFirst()) }

    // MARK: On the disk

    private static func recordFile(in folder: String) -> String { FilePath.join(folder, ".apigen-record") }
    private static func toolFile(in folder: String) -> String { FilePath.join(folder, ".apigen-tool") }

    /// The record in a folder, where the run that left it would do the same now: by the same tool, with the same
    /// arguments, and nothing changed that it read or wrote.
    static func current(in folder: String) -> BuildRecord? {
        guard let bytes = try? DiskFileSystem().read(recordFile(in: folder)),
            let record = try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes)),
            record.arguments == currentArguments, record.directory == FileManager.default.currentDirectoryPath,
            record.outputs.allSatisfy({ FileStamp($0.path) == $0.stamp }),
            record.inputs == record.inputs.current(ignoring: [], on: DiskFileSystem()),
            let kept = FileStamp(toolFile(in: folder)), record.tool?.hasSameContents(as: kept) == true,
            let tool = Bundle.main.executablePath
        else { return nil }
        // By its contents: a tool that was linked again is a new file.
        return FileManager.default.contentsEqual(atPath: tool, andPath: toolFile(in: folder)) ? record : nil
    }

    /// Keeps the record in a folder, and the tool with it. Where that can't be done, the next run does its work again.
    consuming func write(in folder: String) {
        let files = FileManager.default
        let kept = Self.toolFile(in: folder)
        guard let path = Bundle.main.executablePath else { return }
        if !files.contentsEqual(atPath: path, andPath: kept) {
            try? files.removeItem(atPath: kept)
            // A second name of the file takes no room. Where there can be none, a copy serves.
            if (try? files.linkItem(atPath: path, toPath: kept)) == nil {
                try? files.copyItem(atPath: path, toPath: kept)
            }
        }
        tool = FileStamp(kept)
        guard let bytes = try? JSONEncoder().encode(self) else { return }
        try? DiskWriter.write(Array(bytes), to: Self.recordFile(in: folder))
    }
}
