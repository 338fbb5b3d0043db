import ApigenJSON

/// Samples that are to be added to those of specs: where each of them goes, and which files change for it.
///
/// Nothing is written here, and nothing is replaced: an answer is added beside the samples that are there, or not at
/// all where one of them is the same but for what was redacted.
package struct SampleAdditions<Disk: FileSystem>: Sendable {
    /// What becomes of an answer.
    package enum Outcome: Hashable, Sendable {
        /// It will be written to this file.
        case added(String)
        /// This file holds the same already.
        case known(String)
        /// The spec names no file for it; why, and what would help.
        case noPlace(String)
    }

    /// A file that is to be written.
    package struct Change: Hashable, Sendable {
        /// The path.
        package var path: String
        /// What stands there now; nothing where there is no file.
        package var before: [UInt8]?
        /// What shall stand there.
        package var after: [UInt8]
    }

    /// The fields that were to be replaced, and that no answer had so far; nothing before the first answer.
    package private(set) var missingFields: [String]?
    private let redaction: Redaction
    private var files: PendingFiles<Disk>
    private var edits: [String: (file: SourceFile, edits: [SpecEdit])] = [:]
    /// The samples of each body by the place where the spec names them.
    private var known: [SourceLocation: [(path: String, value: JSONValue)]] = [:]

    /// Creates an empty collection over a disk.
    package init(disk: Disk, redaction: Redaction) {
        files = PendingFiles(disk: disk)
        self.redaction = redaction
    }

    /// The files to write, in the order in which they were added; specs come last.
    package var changes: [Change] {
        let samples = files.paths.map { path in
            Change(path: path, before: try? files.disk.read(path), after: files.contents[path] ?? [])
        }
        let specs = edits.values.sorted { $0.file.path < $1.file.path }.map { file, edits in
            Change(path: file.path, before: file.bytes, after: SpecEdit.apply(edits, to: file.bytes))
        }
        return samples + specs
    }

    /// The patterns that specs must name besides what they name now, with their paths.
    package var namedPatterns: [(spec: String, pattern: String)] {
        edits.values.sorted { $0.file.path < $1.file.path }.flatMap { file, edits in
            edits.map { (file.path, $0.addition) }
        }
    }

    /// Why an answer can't be kept in a body's samples; nothing where it can.
    package func obstacle(to payload: Payload?, of spec: Spec) -> String? {
        guard let payload else { return "its answer is no JSON" }
        let paths = Self.paths(of: payload)
        guard let first = paths.first else {
            return payload.samples.isEmpty
                ? "the spec gives its type, and no sample" : "its sample stands in the spec itself; name a file for it"
        }
        let folders = paths.filter { files.kind(of: fullPath(of: $0.value, spec.file)) == .folder }
        if folders.count == paths.count {
            return "\(first.value.quoted) is a folder; \(FilePath.join(first.value, "*.json").quoted) names files in it"
        }
        return nil
    }

    /// Adds an answer, redacted, to the samples of a body.
    ///
    /// - Parameter name: What the sample is called where the spec leaves it open.
    package mutating func add(
        _ answer: JSONValue,
        to payload: Payload,
        called name: String,
        of spec: Spec
    ) -> Outcome {
        if let obstacle = obstacle(to: payload, of: spec) { return .noPlace(obstacle) }
        let missing = redaction.chosenFields(missingIn: answer)
        missingFields = missingFields?.filter(missing.contains) ?? missing
        let value = redaction.redacted(answer)
        let samples = known[payload.location] ?? samples(of: payload, spec.file)
        if let same = samples.first(where: { redaction.isSame($0.value, value) }) {
            known[payload.location] = samples
            return .known(same.path)
        }
        guard let path = place(in: payload, called: name, of: spec.file) else {
            return .noPlace("no new name fits what the spec names")
        }
        write(value, to: path)
        known[payload.location] = samples + [(path, value)]
        return .added(path)
    }

    private static func paths(of payload: Payload) -> [Located<String>] {
        payload.samples.compactMap { if case .files(let path) = $0 { path } else { nil } }
    }

    private func fullPath(of path: String, _ spec: SourceFile) -> String {
        FilePath.join(FilePath.folder(of: spec.path), path)
    }

    /// The samples that are there, as far as they can be read.
    private func samples(of payload: Payload, _ spec: SourceFile) -> [(path: String, value: JSONValue)] {
        var faults = Diagnostics()
        var loader = SampleLoader(fileSystem: files)
        return loader.samples(of: payload, in: spec, into: &faults).compactMap { sample in
            var reader = JSONReader(sample.bytes)
            return (try? reader.readValue()).map { (sample.path, $0) }
        }
    }

    // MARK: Places

    /// The path of the next sample. Where only files are named and all are there, the spec gets a pattern for more.
    private mutating func place(in payload: Payload, called name: String, of spec: SourceFile) -> String? {
        let paths = Self.paths(of: payload)
        let single = paths.filter { !Glob.isPattern($0.value) }
        for path in single.map({ fullPath(of: $0.value, spec) }) {
            if files.kind(of: path) == nil || Self.holdsLines(path) { return path }
        }
        let added =
            edits[spec.path]?.edits.filter { edit in paths.contains { $0.location.offset == edit.offset } } ?? []
        let patterns = paths.map(\.value).filter(Glob.isPattern) + added.map(\.addition)
        for pattern in patterns {
            let count = Glob(pattern).matches(in: FilePath.folder(of: spec.path), files).count
            if let path = free(pattern, called: name, from: count + single.count + 1, spec) { return path }
        }
        guard let last = single.last(where: { files.kind(of: fullPath(of: $0.value, spec)) == .file }) else {
            return nil
        }
        let pattern = SampleName.pattern(beside: last.value)
        let path = free(pattern, called: name, from: 2, spec)
        if path != nil {
            let edit = SpecEdit(offset: last.location.offset, addition: pattern)
            edits[spec.path, default: (spec, [])].edits.append(edit)
        }
        return path
    }

    private func free(_ pattern: String, called name: String, from first: Int, _ spec: SourceFile) -> String? {
        SampleName(pattern: pattern, endpoint: name).paths(from: first).lazy.map { fullPath(of: $0, spec) }
            .first { files.kind(of: $0) == nil }
    }

    private static func holdsLines(_ path: String) -> Bool {
        [".ndjson", ".jsonl"].contains { path.lowercased().hasSuffix($0) }
    }

    private mutating func write(_ value: JSONValue, to path: String) {
        let isLine = Self.holdsLines(path)
        var writer = JSONWriter(options: .init(indentation: isLine ? 0 : 2))
        writer.write(value)
        var bytes = isLine ? (try? files.read(path)) ?? [] : []
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        bytes += writer.bytes + [UInt8(ascii: "\n")]
        files.write(bytes, to: path)
    }
}
