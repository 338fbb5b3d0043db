/// A place in a source file.
///
/// It holds the file and a byte offset; line and column are counted only when someone asks.
package struct SourceLocation: Sendable {
    /// The file.
    package let file: SourceFile
    /// The offset in bytes from the start of the file.
    package let offset: Int

    /// Creates a location.
    package init(file: SourceFile, offset: Int) {
        self.file = file
        self.offset = offset
    }

    /// The path of the file as people see it.
    package var path: String { file.path }
    /// The line, from 1.
    package var line: Int { file.line(at: offset) }
    /// The column, from 1, in Unicode scalars.
    package var column: Int { file.column(at: offset) }
}

extension SourceLocation: Hashable {
    /// Whether both are the same offset of files with the same path.
    package static func == (left: SourceLocation, right: SourceLocation) -> Bool {
        left.offset == right.offset && (left.file === right.file || left.path == right.path)
    }

    /// Hashes the path and the offset.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(offset)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`
    package var description: String { "\(path):\(line):\(column)" }
}
