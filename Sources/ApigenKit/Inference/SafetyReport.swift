import ApigenJSON

/// Checks samples against their types, and tells where they disagree.
enum SafetyReport {
    static func check(
        _ bodies: [(samples: [Sample], type: TypeReference)],
        in schema: Schema,
        into diagnostics: inout Diagnostics
    ) {
        var known: Set<SampleType> = []
        var checks: [(sample: Sample, type: TypeReference)] = []
        for (samples, type) in bodies {
            // A shape has no payload to be checked; it was made from samples that fit it.
            for sample in samples where !sample.isShape {
                let key = SampleType(sample: sample.id, type: type)
                if known.insert(key).inserted { checks.append((sample, type)) }
            }
        }
        let plan = SafetyPlan(schema)
        // A sample that is no JSON was reported when its shape was read.
        let faults = checks.concurrentMap {
            (try? SafetyCheck.faults(in: $0.sample.bytes, of: $0.type, in: plan)) ?? []
        }
        for (check, faults) in zip(checks, faults) {
            for fault in faults { report(fault, in: check.sample, into: &diagnostics) }
        }
    }

    private struct SampleType: Hashable {
        let sample: Sample.ID
        let type: TypeReference
    }

    private static func report(_ fault: SafetyFault, in sample: Sample, into diagnostics: inout Diagnostics) {
        let location = sample.location(at: fault.offset)
        switch fault.kind {
        case .rejected:
            diagnostics.error("the sample does not fit its type: \(fault.message)", at: location)
        case .changed:
            diagnostics.error("the sample would not be written as it was read: \(fault.message)", at: location)
        case .tolerated: break
        }
    }
}
