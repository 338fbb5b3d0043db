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
        let end = clamped(offset)
        return bytes.withUnsafeBytes { bytes in
            var start = ByteScan.startOfLastLine(in: UnsafeRawBufferPointer(rebasing: bytes[..<end]))
            if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
            return ByteScan.scalars(in: UnsafeRawBufferPointer(rebasing: bytes[start..<end])) + 1
        }
    }

    private func clamped(_ offset: Int) -> Int { max(0, min(offset, bytes.count)) }
}
