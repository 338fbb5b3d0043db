/// The bytes that templates are taken apart by.
enum ASCII {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let equals = UInt8(ascii: "=")

    /// Whether the byte can indent a line.
    static func isIndentation(_ byte: UInt8) -> Bool {
        byte == space || byte == tab
    }

    /// Whether the byte separates words inside a tag.
    static func isWhitespace(_ byte: UInt8) -> Bool {
        isIndentation(byte) || byte == lineFeed || byte == carriageReturn
    }
}
