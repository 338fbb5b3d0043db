import ApigenJSON

/// What the samples held at one field: counts, ranges and a few examples, through its lists and maps.
package struct ValueFigures: Sendable {
    /// How many values were seen, nulls among them.
    package private(set) var count = 0
    /// How many of them were null.
    package private(set) var nulls = 0
    /// Where the first was seen.
    package private(set) var first: SamplePlace?
    /// How many Booleans were true, and how many false.
    package private(set) var booleans = (true: 0, false: 0)
    /// The smallest and the largest number, as they were written.
    package private(set) var numbers: (smallest: JSONNumber, largest: JSONNumber)?
    /// The least and the greatest number of characters in a string.
    package private(set) var lengths: ClosedRange<Int>?
    /// The least and the greatest number of elements in a list.
    package private(set) var listLengths: ClosedRange<Int>?
    /// The least and the greatest number of members in a map.
    package private(set) var mapSizes: ClosedRange<Int>?
    /// The first and the last instant or day, as they were written; nothing once a string was none.
    package var instants: (first: String, last: String)? {
        guard strings > 0, instantCount == strings, let earliest, let latest else { return nil }
        return (earliest.text, latest.text)
    }
    /// The first few different values, as JSON.
    package private(set) var examples: [String] = []
    /// The number of different scalars; nothing once there are too many to count.
    package var distinct: Int? { seen?.count }
    /// How many scalars were seen.
    package private(set) var scalars = 0
    /// Whether values are secrets, of which nothing but their number is kept.
    package private(set) var isSecret = false

    private var strings = 0
    private var instantCount = 0
    private var earliest: Instant?
    private var latest: Instant?
    private var seen: Set<String>? = []

    private struct Instant {
        var order: (Int64, Int)
        var text: String
    }

    private static let maximumExamples = 3
    /// The characters of all examples together, so that they stay on a line.
    private static let maximumExampleText = 80
    private static let maximumDistinct = 256
    private static let maximumExampleLength = 48

    /// The figures of a field that was not seen yet.
    ///
    /// - Parameter key: The key, by which secrets are known.
    init(key: String) {
        isSecret = Secrecy.isSecret(key: key)
    }

    // MARK: Counting

    /// Counts a value, whatever it is.
    mutating func count(isNull: Bool, at place: @autoclosure () -> SamplePlace) {
        count += 1
        if isNull { nulls += 1 }
        if first == nil { first = place() }
    }

    mutating func add(_ flag: Bool) {
        if flag { booleans.true += 1 } else { booleans.false += 1 }
        addScalar(flag ? "true" : "false")
    }

    mutating func add(_ number: JSONNumber) {
        addScalar(number.literal)
        guard !isSecret, let value = number.double else { return }
        guard let (smallest, largest) = numbers else {
            numbers = (number, number)
            return
        }
        if let known = smallest.double, value < known { numbers?.smallest = number }
        if let known = largest.double, value > known { numbers?.largest = number }
    }

    mutating func add(_ text: String) {
        if !isSecret, Secrecy.isSecret(value: text) { becomeSecret() }
        strings += 1
        addScalar(text, isString: true)
        guard !isSecret else { return }
        Self.include(text.count, in: &lengths)
        let time = text.utf8.count == 10 ? text + "T00:00:00Z" : text
        guard instantCount == strings - 1, let timestamp = JSONTimestamp(time, allowsMissingZone: true) else { return }
        instantCount += 1
        let instant = Instant(order: (timestamp.seconds, timestamp.nanoseconds), text: text)
        if earliest.map({ instant.order < $0.order }) ?? true { earliest = instant }
        if latest.map({ instant.order > $0.order }) ?? true { latest = instant }
    }

    mutating func addList(of length: Int) { Self.include(length, in: &listLengths) }

    mutating func addMap(of size: Int) { Self.include(size, in: &mapSizes) }

    /// Forgets what was kept of values before one turned out to be a secret.
    private mutating func becomeSecret() {
        isSecret = true
        examples = []
        numbers = nil
        lengths = nil
        (earliest, latest, instantCount) = (nil, nil, 0)
    }

    private mutating func addScalar(_ text: String, isString: Bool = false) {
        scalars += 1
        if let known = seen {
            // A string that reads as a number is another value than the number.
            seen?.insert(isString ? "\"" + text : text)
            if known.count > Self.maximumDistinct { seen = nil }
        }
        guard !isSecret, examples.count < Self.maximumExamples else { return }
        let example = isString ? JSONValue.string(Self.shortened(text)).description : text
        let room = Self.maximumExampleText - examples.reduce(0) { $0 + $1.count }
        if examples.isEmpty || example.count <= room, !examples.contains(example) { examples.append(example) }
    }

    private static func shortened(_ text: String) -> String {
        text.count > maximumExampleLength ? text.prefix(maximumExampleLength - 1) + "…" : text
    }

    private static func include(_ number: Int, in range: inout ClosedRange<Int>?) {
        range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
    }
}

/// A place in a sample, as people see it: `samples/users.json:41`.
package struct SamplePlace: Hashable, Sendable, CustomStringConvertible {
    /// The path, relative to the spec.
    package var path: String
    /// The line, from 1.
    package var line: Int

    package var description: String { "\(path):\(line)" }
}
