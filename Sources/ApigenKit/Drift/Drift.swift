import ApigenJSON

/// Compares an answer with a type and the samples that it was made from.
///
/// Whether the answer decodes, ``SafetyCheck`` tells; what is new in it, its shape beside that of the samples.
enum Drift {
    /// What the answer shows that the samples don't: first what breaks, then the rest, in the order of the answer.
    ///
    /// - Parameter baseline: The shape of the samples; nothing where a spec gives the type without any.
    /// - Throws: `JSONError` where the answer is no JSON.
    static func differences(
        in answer: Sample,
        as type: TypeReference,
        baseline: Shape?,
        schema: Schema,
        tagKeys: Set<String> = []
    ) throws -> [Difference] {
        let faults = try SafetyCheck.faults(
            in: answer.bytes,
            of: type,
            in: SafetyPlan(schema),
            maximumFaults: maximumFaults
        )
        var found = merged(faults.compactMap { difference($0, in: answer, as: type, schema) })
        if let baseline {
            var observer = ShapeObserver(
                answer.bytes,
                source: answer.path,
                tagKeys: tagKeys,
                firstLine: answer.firstLine,
                offset: answer.range.lowerBound
            )
            var comparison = ShapeComparison(schema: schema)
            comparison.compare(baseline, try observer.observe(), as: type, at: DriftPath())
            // What does not decode is told once, and with the better reason.
            let broken = Set(found.filter(\.isBreaking).map(\.path))
            found += comparison.differences.filter { !broken.contains($0.path) }
        }
        return found.filter(\.isBreaking) + found.filter { !$0.isBreaking }
    }

    /// More in one answer say nothing new, and each has to be looked for in its text.
    private static let maximumFaults = 100

    private static func difference(
        _ fault: SafetyFault,
        in answer: Sample,
        as type: TypeReference,
        _ schema: Schema
    ) -> Difference? {
        let kind: Difference.Kind
        switch fault.kind {
        case .tolerated: return nil
        // The shape tells of keys that are left out.
        case .changed where fault.missingKey != nil: return nil
        case .changed: kind = .changed
        case .rejected: kind = fault.missingKey == nil ? .rejected : .missing
        }
        let location = JSONError(.syntax(""), offset: fault.offset).located(in: answer.bytes).location
        var path = DriftPath(location?.path ?? JSONPath(), of: type, in: schema)
        if let key = fault.missingKey { path = path.key(key) }
        return Difference(
            kind: kind,
            path: path.description,
            message: fault.missingKey == nil ? fault.message : "the key is missing, and the type needs it",
            expected: fault.mismatch?.expected,
            found: fault.mismatch?.found,
            count: 1,
            offset: answer.range.lowerBound + fault.offset
        )
    }

    /// One difference for those that are the same in other elements.
    private static func merged(_ differences: [Difference]) -> [Difference] {
        var merged: [Difference] = []
        var indices: [[String]: Int] = [:]
        for difference in differences {
            let key = [difference.path, difference.kind.rawValue, difference.expected ?? "", difference.found ?? ""]
            if let index = indices[key] {
                merged[index].count += 1
            } else {
                indices[key] = merged.count
                merged.append(difference)
            }
        }
        return merged
    }
}
