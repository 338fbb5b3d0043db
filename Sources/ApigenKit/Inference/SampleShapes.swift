import ApigenJSON

/// The shapes of samples, each read once however many operations name it.
struct SampleShapes {
    private var known: [Key: Shape] = [:]
    private var ranks: [String: Int] = [:]
    private let tagKeys: Set<String>
    /// The folder to which the paths of witnesses are relative.
    private let folder: String

    private struct Key: Hashable {
        let path: String
        let range: Range<Int>
    }

    /// Whether what comes first is decided by the order in which samples are named.
    private let ranksSamples: Bool

    init(tagKeys: Set<String>, relativeTo folder: String, ranksSamples: Bool = true) {
        self.ranksSamples = ranksSamples
        self.tagKeys = tagKeys
        self.folder = folder
    }

    /// The shape of samples together. Faults are reported, and keys that stand twice in an object.
    mutating func shape(of samples: [Sample], into diagnostics: inout Diagnostics) -> Shape? {
        var merged = Shape()
        var isWhole = true
        for sample in samples {
            guard let shape = shape(of: sample, into: &diagnostics) else {
                isWhole = false
                continue
            }
            merged.merge(shape)
        }
        return isWhole && !samples.isEmpty ? merged : nil
    }

    private mutating func shape(of sample: Sample, into diagnostics: inout Diagnostics) -> Shape? {
        let key = Key(path: sample.path, range: sample.range)
        if let shape = known[key] { return shape }
        if ShapeFile.isShape(sample.bytes) {
            do {
                let shape = try ShapeFile.shape(from: sample.bytes)
                known[key] = shape
                return shape
            } catch let error as JSONError {
                diagnostics.add(Diagnostic(error, in: sample.file, from: sample.range.lowerBound))
            } catch {
                diagnostics.error("\(error)", at: sample.location(at: 0))
            }
            return nil
        }
        var observer = ShapeObserver(
            sample.bytes,
            source: name(of: sample.path),
            rank: rank(of: sample.path),
            tagKeys: tagKeys,
            firstLine: sample.firstLine,
            offset: sample.range.lowerBound
        )
        do {
            let shape = try observer.observe()
            for (key, witness) in observer.repeatedKeys {
                let message = "the key \(key.quoted) stands twice in the object; the last one counts"
                diagnostics.warning(message, at: sample.file.location(at: witness.offset))
            }
            known[key] = shape
            return shape
        } catch let error as JSONError {
            diagnostics.add(sample.diagnostic(for: error))
        } catch {
            diagnostics.error("\(error)", at: sample.location(at: 0))
        }
        return nil
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
