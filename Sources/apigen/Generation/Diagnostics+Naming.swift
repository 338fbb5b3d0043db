import ApigenKit

extension Diagnostics {
    /// The same diagnostics; those that have no place in a file name the file they are about.
    func naming(_ path: String) -> Diagnostics {
        var named = Diagnostics()
        for var diagnostic in all {
            if diagnostic.location == nil { diagnostic.message = "\(path): \(diagnostic.message)" }
            named.add(diagnostic)
        }
        return named
    }

    /// Those that are more than good to know.
    var withoutNotes: Diagnostics {
        var others = Diagnostics()
        for diagnostic in all where diagnostic.severity != .note { others.add(diagnostic) }
        return others
    }
}
