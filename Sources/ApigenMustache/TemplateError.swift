/// A mistake in a template, or a failure to render it, with the place it was found.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the template the mistake is in.
    public let template: String

    /// The line of the mistake, counted from 1.
    public let line: Int

    /// The column of the mistake, counted in Unicode scalars from 1.
    public let column: Int

    /// What is wrong, in a sentence without a final period.
    public let message: String

    /// Creates an error at a position in a template.
    public init(template: String, line: Int, column: Int, message: String) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
    }

    /// The error in the form compilers use: `template:line:column: error: message`.
    public var description: String {
        "\(template):\(line):\(column): error: \(message)"
    }
}

extension TemplateError {
    init(template: String, position: SourcePosition, message: String) {
        self.init(template: template, line: position.line, column: position.column, message: message)
    }
}

/// A line and column in a template's source, worked out from a byte offset only once there is an error to report.
struct SourcePosition {
    let line: Int
    let column: Int

    init(offset: Int, in source: [UInt8]) {
        var line = 1
        var column = 1
        for byte in source[..<min(offset, source.count)] {
            if byte == ASCII.lineFeed {
                line += 1
                column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                // UTF-8 continuation bytes belong to the scalar already counted.
                column += 1
            }
        }
        self.line = line
        self.column = column
    }
}
