import ApigenJSON

/// The files that hold samples: one for each value, and none twice.
struct SampleFiles {
    /// The folder, relative to the spec.
    private let folder: String
    private let namer = Namer()
    /// The files by their paths relative to the spec, in order.
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    private var paths: [[UInt8]: String] = [:]
    private var taken: Set<String> = []

    init(stem: String) {
        folder = "samples/\(stem)"
    }

    /// The paths of the files with the samples of a payload.
    mutating func add(_ payload: ImportedPayload, named name: String) -> [String] {
        let base = payload.fileName ?? name
        var paths: [String] = []
        for (index, sample) in payload.samples.enumerated() {
            let name =
                index == 0 && payload.samples.count == 1 ? nil : sample.name ?? (index == 0 ? nil : "\(index + 1)")
            paths.append(add(Self.pretty(sample.value), named: [base, name].compactMap { $0 }, ending: ".json"))
        }
        if payload.variants.count == 1, let variant = payload.variants.first {
            paths.append(add(Self.pretty(variant), named: [base, "variant"], ending: ".json"))
        } else if !payload.variants.isEmpty {
            let lines = payload.variants.flatMap { Array(($0.description + "\n").utf8) }
            paths.append(add(lines, named: [base, "variants"], ending: ".ndjson"))
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    private mutating func add(_ bytes: [UInt8], named words: [String], ending: String) -> String {
        if let path = paths[bytes], path.hasSuffix(ending) { return path }
        let stem = words.map(Self.fileName).filter { !$0.isEmpty }.joined(separator: "-")
        var path = "\(folder)/\(stem.isEmpty ? "sample" : stem)\(ending)"
        var number = 2
        // Names that differ only in case would be one file on many disks; ours have no upper case.
        while !taken.insert(path).inserted {
            path = "\(folder)/\(stem.isEmpty ? "sample" : stem)-\(number)\(ending)"
            number += 1
        }
        paths[bytes] = path
        files.append((path, bytes))
        return path
    }

    /// A text as part of a file's name: `listPets` → `list-pets`. Only what every disk takes is left.
    static func fileName(_ text: String) -> String {
        let words = WordSplitter.words(in: text).map { word in
            String(
                String.UnicodeScalarView(
                    word.lowercased().unicodeScalars.filter { $0.isASCIILetter || $0.isASCIIDigit }
                )
            )
        }
        return String(words.filter { !$0.isEmpty }.joined(separator: "-").prefix(60))
    }

    private static func pretty(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(options: .init(indentation: 2))
        writer.write(value)
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}
