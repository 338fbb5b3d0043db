import Foundation

/// What is to happen to one file: to be written, or to be removed.
struct FileChange: Hashable {
    /// The path as people see it.
    let path: String
    /// What stands there now; nothing where there is no file.
    let before: [UInt8]?
    /// What shall stand there; nothing where the file is to go.
    let after: [UInt8]?
    /// What the change is.
    let kind: Kind

    /// The kinds of change.
    enum Kind: String {
        case added
        case changed
        case removed
        case unchanged
    }

    init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
        kind =
            switch (before, after) {
            case (let before?, let after?): Self.areEqual(before, after) ? .unchanged : .changed
            case (nil, nil): .unchanged
            case (nil, _?): .added
            case (_?, nil): .removed
            }
    }

    /// Whether two files hold the same. The plugin runs the tool unoptimised, where `==` would go byte by byte.
    private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && memcmp(left, right, left.count) == 0
    }
}
