import ApigenKit

extension SourceFile {
    /// The place at a line and a column, both from 1; columns count Unicode scalars.
    func location(line: Int, column: Int = 1) -> SourceLocation {
        var offset = 0
        var lineFeeds = line - 1
        while lineFeeds > 0, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { lineFeeds -= 1 }
            offset += 1
        }
        var scalars = column - 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            // A byte that continues a scalar is no column of its own.
            if bytes[offset] & 0xC0 != 0x80 {
                if scalars == 0 { break }
                scalars -= 1
            }
            offset += 1
        }
        return location(at: offset)
    }
}
