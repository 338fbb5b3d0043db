import ApigenJSON

/// The shapes of samples, each read once however many operations name it.
struct SampleShapes {
    private var known: [Sample.ID: Shape] = [:]
    /// What was read, and not asked for yet.
    private var observed: [Sample.ID: Result<Reading.Observation, any Error>] = [:]
    private var ranks: [String: Int] = [:]
    private let tagKeys: Set<String>
    /// The folder to which the paths of witnesses are relative.
    private let folder: String

    /// Whether what comes first is decided by the order in which samples are named.
    private let ranksSamples: Bool

    init(tagKeys: Set<String>, relativeTo folder: String, ranksSamples: Bool = true) {
        self.ranksSamples = ranksSamples
        self.tagKeys = tagKeys
        self.folder = folder
    }

    /// The shape of samples together. Faults are reported, and keys that stand twice in an object.
    mutating func shape(of samples: [Sample], into diagnostics: inout Diagnostics) -> Shape? {
        observe(samples, into: &diagnostics)
        var merged = Shape()
        var isWhole = true
        for sample in samples {
            guard let shape = known[sample.id] else {
                isWhole = false
                continue
            }
            merged.merge(shape)
        }
        return isWhole && !samples.isEmpty ? merged : nil
    }

    /// Reads samples ahead of their use, on all cores. Faults are kept until a shape is asked for.
    mutating func read(_ samples: [Sample]) {
        var unread: [Sample.ID: Reading] = [:]
        var keys: [Sample.ID] = []
        for sample in samples {
            let key = sample.id
            guard known[key] == nil, observed[key] == nil, unread[key] == nil else { continue }
            unread[key] = Reading(sample: sample, name: name(of: sample.path), rank: rank(of: sample.path))
            keys.append(key)
        }
        let readings = keys.compactMap { unread[$0] }
        let tagKeys = tagKeys
        for (key, observation) in zip(keys, readings.concurrentMap { $0.observed(tagKeys: tagKeys) }) {
            observed[key] = observation
        }
    }

    /// Makes samples known, and reports their faults in their order.
    private mutating func observe(_ samples: [Sample], into diagnostics: inout Diagnostics) {
        read(samples)
        for sample in samples {
            let key = sample.id
            switch observed.removeValue(forKey: key) {
            case nil: break
            case .success(let observation):
                known[key] = observation.shape
                for (key, witness) in observation.repeatedKeys {
                    let message = "the key \(key.quoted) stands twice in the object; the last one counts"
                    diagnostics.warning(message, at: sample.file.location(at: witness.offset))
                }
            case .failure(let error): Reading.report(error, of: sample, into: &diagnostics)
            }
        }
    }

    private mutating func rank(of path: String) -> Int {
        guard ranksSamples else { return 0 }
        if let rank = ranks[path] { return rank }
        ranks[path] = ranks.count
        return ranks.count - 1
    }

    /// A path as the spec names it, so that output does not depend on where the tool was started.
    private func name(of path: String) -> String {
        guard !folder.isEmpty, path.hasPrefix(folder + "/") else { return path }
        return String(path.dropFirst(folder.count + 1))
    }
}

/// A sample that is to be read.
private struct Reading: Sendable {
    let sample: Sample
    /// The path that witnesses show.
    let name: String
    let rank: Int

    /// What was read.
    struct Observation: Sendable {
        var shape: Shape
        var repeatedKeys: [(key: String, witness: Witness)] = []
    }

    func observed(tagKeys: Set<String>) -> Result<Observation, any Error> {
        Result {
            if ShapeFile.isShape(sample.bytes) { return Observation(shape: try ShapeFile.shape(from: sample.bytes)) }
            var observer = ShapeObserver(
                sample.bytes,
                source: name,
                rank: rank,
                tagKeys: tagKeys,
                firstLine: sample.firstLine,
                offset: sample.range.lowerBound
            )
            let shape = try observer.observe()
            return Observation(shape: shape, repeatedKeys: observer.repeatedKeys)
        }
    }

    static func report(_ error: any Error, of sample: Sample, into diagnostics: inout Diagnostics) {
        switch error {
        case let error as JSONError where sample.isShape:
            diagnostics.add(Diagnostic(error, in: sample.file, from: sample.range.lowerBound))
        case let error as JSONError: diagnostics.add(sample.diagnostic(for: error))
        default: diagnostics.error("\(error)", at: sample.location(at: 0))
        }
    }
}
