import Foundation

/// Cuts chunks of bytes into lines that end with LF, CR LF or CR, wherever the chunks were cut.
struct LineSplitter: Sendable {
    private var rest = Data()
    private var endedWithCarriageReturn = false

    /// The number of bytes of the line that has not ended.
    var pendingBytes: Int { rest.count }

    /// Adds a chunk, and gives the lines that ended in it, without their ends.
    mutating func split(_ chunk: Data) -> [Data] {
        var lines: [Data] = []
        var start = chunk.startIndex
        var index = start
        while index < chunk.endIndex {
            let byte = chunk[index]
            let isLineFeed = byte == 0x0A
            if isLineFeed && endedWithCarriageReturn {
                // The second half of CR LF: the line ended with the first.
                start = index + 1
            } else if isLineFeed || byte == 0x0D {
                lines.append(rest + chunk[start..<index])
                rest = Data()
                start = index + 1
            }
            endedWithCarriageReturn = byte == 0x0D
            index += 1
        }
        rest.append(chunk[start...])
        return lines
    }

    /// The last line, if it had no end.
    mutating func finish() -> [Data] {
        defer { rest = Data() }
        return rest.isEmpty ? [] : [rest]
    }
}
