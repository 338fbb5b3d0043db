/// Finds and reads the samples that a spec names. Each file is read once, and faults in it are reported once.
package struct SampleLoader<Files: FileSystem>: Sendable {
    private let fileSystem: Files
    /// What each file gave; nothing where it was at fault.
    private var loaded: [String: [Sample]] = [:]
    /// The paths that each pattern was found to name, where it names any.
    private var found: [Pattern: [String]] = [:]

    private struct Pattern: Hashable {
        var text: String
        /// The path of the spec that has it.
        var spec: String
    }

    /// Creates a loader.
    package init(fileSystem: Files) {
        self.fileSystem = fileSystem
    }

    /// The samples of a body, in the order of the spec and, within a pattern, of the paths.
    ///
    /// - Parameter spec: The file that names them; their paths are relative to it.
    package mutating func samples(
        of payload: Payload,
        in spec: SourceFile,
        into diagnostics: inout Diagnostics
    ) -> [Sample] {
        var samples: [Sample] = []
        var seen: Set<String> = []
        for source in payload.samples {
            switch source {
            case .inline(let node): samples.append(Sample(file: spec, range: node.range))
            case .files(let pattern):
                let key = Pattern(text: pattern.value, spec: spec.path)
                let paths = found[key] ?? paths(of: pattern, in: spec, into: &diagnostics)
                if !paths.isEmpty { found[key] = paths }
                for path in paths where seen.insert(path).inserted {
                    samples += load(path, namedAt: pattern.location, into: &diagnostics)
                }
            }
        }
        return samples
    }

    /// The files that a path or pattern names; that there is none is reported.
    package func paths(
        of pattern: Located<String>,
        in spec: SourceFile,
        into diagnostics: inout Diagnostics
    ) -> [String] {
        let folder = FilePath.folder(of: spec.path)
        let path = FilePath.join(folder, pattern.value)
        switch fileSystem.kind(of: path) {
        case .file: return [path]
        case .folder:
            let suggestion = FilePath.join(pattern.value, "*.json").quoted
            let message = "\(pattern.value.quoted) is a folder, and a sample is a file"
            diagnostics.error(message, at: pattern.location, suggestion: suggestion)
            return []
        case .other:
            diagnostics.error("\(pattern.value.quoted) is no file that can be read", at: pattern.location)
            return []
        case nil: break
        }
        if Glob.isPattern(pattern.value) {
            let matches = Glob(pattern.value).matches(in: folder, fileSystem)
            if matches.isEmpty {
                diagnostics.error("no file matches \(pattern.value.quoted)", at: pattern.location)
            }
            return matches
        }
        let near = NearPath(fileSystem: fileSystem, folder: folder).nearest(to: pattern.value)
        diagnostics.error("there is no file \(path.quoted)", at: pattern.location, suggestion: near?.quoted)
        return []
    }

    /// The samples in a file: one, or one for each line of a `.ndjson` or `.jsonl` file.
    ///
    /// - Parameter location: where the spec names the file; nothing where it was named by no spec.
    package mutating func load(
        _ path: String,
        namedAt location: SourceLocation? = nil,
        into diagnostics: inout Diagnostics
    ) -> [Sample] {
        if let samples = loaded[path] { return samples }
        let samples = read(path, namedAt: location, into: &diagnostics)
        loaded[path] = samples
        return samples
    }

    private func read(
        _ path: String,
        namedAt location: SourceLocation?,
        into diagnostics: inout Diagnostics
    ) -> [Sample] {
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path)
        } catch {
            let message =
                switch error {
                case .missing where Glob.isPattern(path): "no file matches \(path.quoted)"
                case .missing: "there is no file \(path.quoted)"
                case .folder: "\(path.quoted) is a folder, and a sample is a file"
                case .unreadable: "the file \(path.quoted) can't be read"
                }
            let near = error == .missing ? NearPath(fileSystem: fileSystem, folder: "").nearest(to: path) : nil
            diagnostics.error(message, at: location, suggestion: near?.quoted)
            return []
        }
        return Self.samples(in: SourceFile(path: path, bytes: bytes), namedAt: location, into: &diagnostics)
    }

    /// The samples in the contents of a file.
    package static func samples(
        in file: SourceFile,
        namedAt location: SourceLocation? = nil,
        into diagnostics: inout Diagnostics
    ) -> [Sample] {
        if let fault = SampleSniffer.fault(in: file.bytes) {
            let notes = location.map { [Diagnostic(.note, "it is named here", at: $0)] } ?? []
            diagnostics.error(fault.message, at: file.location(at: fault.offset), notes: notes)
            return []
        }
        let isLines = [".ndjson", ".jsonl"].contains { file.path.lowercased().hasSuffix($0) }
        return isLines ? lines(of: file) : [Sample(file: file)]
    }

    private static func lines(of file: SourceFile) -> [Sample] {
        let bytes = file.bytes
        var samples: [Sample] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let isBlank = bytes[start..<end].allSatisfy { [0x20, 0x0D, 0x09].contains($0) }
            if !isBlank { samples.append(Sample(file: file, range: start..<end)) }
            start = end + 1
        }
        return samples
    }
}
