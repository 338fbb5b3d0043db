import ApigenJSON

/// Where the containers end that were read past while looking ahead.
///
/// Before an object is read, its members are looked at for a tag, and past those that hold containers. Each container
/// in them is looked at in its turn, so a text would be read as often as it is deep; knowing the ends, it is read once
/// more.
struct SkippedContainers {
    private var starts: [Int] = []
    private var ends: [Int] = []
    /// Whether each is an object none of whose keys may be a tag.
    private var lackCandidates: [Bool] = []
    /// The text before is known.
    private var knownTo = 0

    /// Shorter ones are read again sooner than looked up.
    private static let shortestKept = 64

    /// Forgets what is behind, as soon as that is all there is.
    mutating func forget(before position: Int) {
        guard position >= knownTo, !starts.isEmpty else { return }
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        lackCandidates.removeAll(keepingCapacity: true)
    }

    /// Whether an object is known to have no key that may be a tag.
    func hasNoCandidate(at start: Int) -> Bool { place(of: start).map { lackCandidates[$0] } ?? false }

    /// Reads past the value that comes next.
    mutating func skip(in reader: inout JSONReader, _ candidates: TagCandidates) throws {
        switch try reader.peek() {
        case .null, .bool, .number, .string: return try reader.skipValue()
        case .array, .object: break
        }
        if reader.position >= knownTo {
            try record(in: &reader, candidates)
            knownTo = reader.position
        } else if let place = place(of: reader.position) {
            reader.position = ends[place]
        } else {
            try reader.skipValue()
        }
    }

    private func place(of start: Int) -> Int? {
        guard start < knownTo else { return nil }
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] == start ? low : nil
    }

    /// Reads past a container and remembers where it and those in it end.
    private mutating func record(in reader: inout JSONReader, _ candidates: TagCandidates) throws {
        var open: [(place: Int, isObject: Bool)] = []
        repeat {
            let kind = try reader.peek()
            switch kind {
            case .null, .bool, .number, .string: try reader.skipValue()
            case .array, .object:
                open.append((starts.count, kind == .object))
                starts.append(reader.position)
                ends.append(0)
                lackCandidates.append(kind == .object)
                if kind == .object { try reader.beginObject() } else { try reader.beginArray() }
            }
            while let container = open.last {
                if container.isObject {
                    if try reader.nextMember() {
                        let key = try reader.readRawString()
                        try reader.readColon()
                        if lackCandidates[container.place], candidates.rank(of: key, in: reader) != nil {
                            lackCandidates[container.place] = false
                        }
                        break
                    }
                } else if try reader.nextElement() {
                    break
                }
                open.removeLast()
                close(container.place, at: reader.position)
            }
        } while !open.isEmpty
    }

    private mutating func close(_ place: Int, at end: Int) {
        ends[place] = end
        guard end - starts[place] < Self.shortestKept else { return }
        // Those in it are shorter still, so it is the last one.
        starts.removeLast()
        ends.removeLast()
        lackCandidates.removeLast()
    }
}
