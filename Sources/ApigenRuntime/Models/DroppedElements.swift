import Foundation

/// What a list left out that keeps only the elements that decode (`"lossy"` in a spec).
///
/// Nothing is dropped silently: each list that drops something tells ``report``, once it has been read.
public struct DroppedElements: Sendable {
    /// How many elements were dropped.
    public private(set) var count = 0
    /// Why, for the first ten of them. The first error has line, column and path.
    public internal(set) var errors: [JSONError] = []

    /// Told what each list dropped that is decoded in the current task. By default it is written to standard error.
    ///
    /// ```swift
    /// let feed = try DroppedElements.$report.withValue({ log($0) }) { try Feed(jsonData: data) }
    /// ```
    ///
    /// A client has ``APIClient/Configuration/onDroppedElements`` for it.
    @TaskLocal public static var report: @Sendable (DroppedElements) -> Void = { dropped in
        FileHandle.standardError.write(Data("\(dropped)\n".utf8))
    }

    mutating func add(_ error: JSONError) {
        count += 1
        if errors.count < 10 { errors.append(error) }
    }
}

extension DroppedElements: CustomStringConvertible {
    /// The number and the first error: `2 elements were dropped; posts[1].id: expected integer, found null (line 4, …)`.
    public var description: String {
        let text = count == 1 ? "1 element was dropped" : "\(count) elements were dropped"
        return errors.first.map { "\(text); \($0)" } ?? text
    }
}
