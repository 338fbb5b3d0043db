import ApigenJSON

/// One JSON text that shows what a body looks like: a file, a line of one, or a part of a spec.
package struct Sample: Sendable {
    /// The file that holds it.
    package let file: SourceFile
    /// Its bytes in the file.
    package let range: Range<Int>

    /// Creates a sample.
    package init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// Creates a sample of a whole file.
    package init(file: SourceFile) {
        self.init(file: file, range: 0..<file.bytes.count)
    }

    /// What tells it from other samples.
    package struct ID: Hashable, Sendable {
        private let path: String
        private let range: Range<Int>

        fileprivate init(_ sample: Sample) {
            path = sample.path
            range = sample.range
        }
    }

    /// What tells it from other samples.
    package var id: ID { ID(self) }
    /// Its text.
    package var bytes: ArraySlice<UInt8> { file.bytes[range] }
    /// Its path as people see it.
    package var path: String { file.path }
    /// The line of the file on which it starts, from 1.
    package var firstLine: Int { file.line(at: range.lowerBound) }

    /// The place of an offset into its text.
    package func location(at offset: Int) -> SourceLocation { file.location(at: range.lowerBound + offset) }

    /// An error in its text, in words that tell what to do.
    package func diagnostic(for error: JSONError) -> Diagnostic {
        var diagnostic = Diagnostic(error, in: file, from: range.lowerBound)
        guard case .syntax(let message) = error.reason else { return diagnostic }
        if error.offset >= bytes.count {
            diagnostic.message += "; the sample seems to be cut off"
        } else if message.hasPrefix("expected the end of the text"), diagnostic.message == message {
            diagnostic.message += "; several values, one on each line, belong in a .ndjson file"
        }
        return diagnostic
    }

    /// Whether it is a shape of samples, and no sample.
    package var isShape: Bool { ShapeFile.isShape(bytes) }

    /// Reads it without keeping anything; gives what is wrong with it.
    package func check() -> Diagnostic? {
        var reader = JSONReader(bytes)
        do {
            try reader.skipValue()
            try reader.finish()
            return nil
        } catch let error as JSONError {
            return diagnostic(for: error)
        } catch {
            return Diagnostic(.error, "\(error)", at: location(at: reader.position))
        }
    }
}
