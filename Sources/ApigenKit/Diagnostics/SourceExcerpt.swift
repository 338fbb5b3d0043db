/// The part of a source line around a place, as a terminal shows it, and how far in a caret stands.
///
/// A sample may be one line of many megabytes: only a window of it is looked at.
struct SourceExcerpt: Hashable {
    /// The text of the line, or a window of it between ellipses.
    var text: String
    /// White space as wide as the text before the place.
    var indentation: String

    /// The columns of a terminal that a window may fill.
    static let maximumWidth = 100
    private static let widthBefore = 60
    /// The bytes that are decoded on either side: enough for a window of the widest characters.
    private static let reach = 1200

    /// Makes the excerpt at a location; nothing where the line is blank.
    init?(at location: SourceLocation) {
        let bytes = location.file.bytes
        let offset = max(0, min(location.offset, bytes.count))
        var start = offset
        while start > 0, offset - start < Self.reach, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = offset
        while end < bytes.count, end - offset < Self.reach, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let isCutBefore = start > 0 && bytes[start - 1] != UInt8(ascii: "\n")
        let isCutAfter = end < bytes.count && bytes[end] != UInt8(ascii: "\n")
        // A window starts and ends between scalars.
        while isCutBefore, start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while isCutAfter, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
        if !isCutAfter, end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }

        var before = DisplayedText(bytes[start..<offset])
        var after = DisplayedText(bytes[offset..<max(end, offset)])
        let mustCut = isCutBefore || isCutAfter || before.width + after.width > Self.maximumWidth
        if mustCut {
            let isShortened = before.dropFirst(keeping: max(Self.widthBefore, Self.maximumWidth - 1 - after.width))
            if isShortened || isCutBefore { before.prepend("…") }
            if after.dropLast(keeping: Self.maximumWidth - before.width) || isCutAfter { after.append("…") }
        }
        guard !(before.text + after.text).allSatisfy(\.isWhitespace) else { return nil }
        text = before.text + after.text
        indentation = before.indentation
    }
}
