/// A place in a JSON text, for people: line, column and path.
public struct JSONLocation: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int
    /// The innermost value that holds the place.
    public var path: JSONPath

    /// Creates a location.
    public init(line: Int, column: Int, path: JSONPath = JSONPath()) {
        self.line = line
        self.column = column
        self.path = path
    }

    /// Finds line, column and path of a byte offset by reading the text from its start.
    init(of offset: Int, in reader: JSONReader) {
        (line, column) = reader.lineAndColumn(of: offset)
        var search = PathSearch(reader: reader, target: offset)
        path = search.path()
    }
}

extension JSONReader {
    /// The line and the column (in Unicode scalars), both from 1, of a byte offset.
    public func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        let hasByteOrderMark = bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        var index = hasByteOrderMark ? 3 : 0
        let end = min(offset, count)
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
        return (line, column)
    }
}

/// Walks a document to an offset and keeps the path of the value that it stands in.
///
/// It keeps its own stack, so that the depth of the document cannot exhaust the thread's.
private struct PathSearch {
    var reader: JSONReader
    let target: Int

    private enum Container { case array(next: Int), object }

    init(reader: JSONReader, target: Int) {
        self.reader = reader
        self.target = target
    }

    mutating func path() -> JSONPath {
        var components: [JSONPath.Component] = []
        // A syntax error ends the walk where the reader that threw it stopped: the path so far is the answer.
        try? walk(&components)
        return JSONPath(components)
    }

    private mutating func walk(_ components: inout [JSONPath.Component]) throws {
        var stack: [Container] = []
        repeat {
            // A value starts here.
            let kind = try reader.peek()
            if reader.position >= target { return }
            switch kind {
            case .array:
                try reader.beginArray()
                stack.append(.array(next: 0))
            case .object:
                try reader.beginObject()
                stack.append(.object)
            default:
                try reader.skipValue()
                if reader.position > target { return }
                if !components.isEmpty { components.removeLast() }
            }
            // Go on to the next value, leaving the containers that end.
            while let container = stack.last {
                switch container {
                case .array(let next):
                    if try reader.nextElement() {
                        components.append(.index(next))
                        stack[stack.count - 1] = .array(next: next + 1)
                    } else {
                        stack.removeLast()
                        if reader.position > target { return }
                        if !components.isEmpty { components.removeLast() }
                        continue
                    }
                case .object:
                    if let key = try reader.nextKey() {
                        if reader.position > target, reader.keyStart > target { return }
                        components.append(.key(key))
                        if reader.position > target { return }
                    } else {
                        stack.removeLast()
                        if reader.position > target { return }
                        if !components.isEmpty { components.removeLast() }
                        continue
                    }
                }
                break
            }
        } while !stack.isEmpty
    }
}
