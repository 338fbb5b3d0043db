/// A file that people wrote, whole in memory: a spec or a sample.
///
/// It is immutable and shared by every location in it, so it is a class.
package final class SourceFile: Sendable {
    /// The path as people see it in messages.
    package let path: String
    /// The contents.
    package let bytes: [UInt8]
    private let lines: LineIndex

    /// Creates a file from its contents.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    /// Creates a file from text.
    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The place of a byte offset.
    package func location(at offset: Int) -> SourceLocation {
        SourceLocation(file: self, offset: offset)
    }

    /// The line of a byte offset, from 1.
    package func line(at offset: Int) -> Int {
        lines.line(at: clamped(offset), in: bytes)
    }

    /// The column of a byte offset, from 1, in Unicode scalars. A byte order mark has no column.
    package func column(at offset: Int) -> Int {
        let offset = clamped(offset)
        var column = 1
        for index in lineStart(at: offset)..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
        return column
    }

    /// The offset of the first byte of the line that holds `offset`, after a byte order mark.
    func lineStart(at offset: Int) -> Int {
        let offset = clamped(offset)
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
    }

    private func clamped(_ offset: Int) -> Int { max(0, min(offset, bytes.count)) }
}
