import ApigenKit

/// The road from two sides to a report.
struct SpecComparison {
    /// Whether a new case of an enum counts as breaking.
    var newCasesBreak: Bool
    private(set) var comparisons: [APIDiffReport.Comparison] = []
    private(set) var diagnostics = Diagnostics()

    init(newCasesBreak: Bool) {
        self.newCasesBreak = newCasesBreak
    }

    /// Compares the specs of two sides: those at the same place in two folders, or one with another.
    mutating func compare(_ old: DiffSide, _ new: DiffSide) throws(CommandFailure) {
        if let left = old.kind, let right = new.kind, left != right {
            throw CommandFailure("\(old.path) and \(new.path) are a spec and a folder; name two specs or two folders")
        }
        let before = old.kind == nil ? [:] : old.specs()
        let after = new.kind == nil ? [:] : new.specs()
        if before.isEmpty, after.isEmpty {
            // Says what is missing, and what may have been meant.
            _ = try SpecFinder.specs(at: [new.path], on: DiskFileSystem())
        }
        for key in Set(before.keys).union(after.keys).sorted() {
            switch (before[key], after[key]) {
            case (let left?, let right?):
                let oldSpec = old.infer(left, into: &diagnostics)
                guard let newSpec = new.infer(right, into: &diagnostics), let oldSpec else { continue }
                let changes = APIComparison.changes(from: oldSpec, to: newSpec, newCasesBreak: newCasesBreak)
                add(newSpec.apiName, left, right, changes)
            case (let left?, nil):
                guard let spec = old.infer(left, into: &diagnostics) else { continue }
                add(spec.apiName, left, "nothing", [APIComparison.change(ofClient: spec.apiName, isAdded: false)])
            case (nil, let right?):
                guard let spec = new.infer(right, into: &diagnostics) else { continue }
                add(spec.apiName, "nothing", right, [APIComparison.change(ofClient: spec.apiName, isAdded: true)])
            case (nil, nil): break
            }
        }
    }

    private mutating func add(_ name: String, _ old: String, _ new: String, _ changes: [APIChange]) {
        comparisons.append(APIDiffReport.Comparison(name: name, old: old, new: new, changes: changes))
    }
}
