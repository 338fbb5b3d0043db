/// Text as a terminal shows it: what can't be seen, or would play tricks, is replaced, and widths are known.
struct DisplayedText {
    private var characters: [(text: Character, width: Int)] = []

    /// Decodes bytes; those that are not UTF-8 show as U+FFFD.
    init(_ bytes: ArraySlice<UInt8>) {
        for character in String(decoding: bytes, as: UTF8.self) { append(Self.visible(character)) }
    }

    /// The columns that the text fills.
    var width: Int { characters.reduce(0) { $0 + $1.width } }
    /// The text.
    var text: String { String(characters.map(\.text)) }
    /// White space of the same width. Tabs stay tabs, because only the terminal knows their width.
    var indentation: String {
        characters.map { $0.text == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
    }

    mutating func append(_ character: Character) {
        characters.append((character, Self.width(of: character)))
    }

    mutating func prepend(_ character: Character) {
        characters.insert((character, Self.width(of: character)), at: 0)
    }

    /// Cuts the start until the rest fits; whether anything was cut.
    mutating func dropFirst(keeping limit: Int) -> Bool {
        var excess = width - limit
        var count = 0
        while excess > 0, count < characters.count {
            excess -= characters[count].width
            count += 1
        }
        characters.removeFirst(count)
        return count > 0
    }

    /// Cuts the end until the rest fits; whether anything was cut.
    mutating func dropLast(keeping limit: Int) -> Bool {
        var excess = width - limit
        var isCut = false
        while excess > 0, let last = characters.popLast() {
            excess -= last.width
            isCut = true
        }
        return isCut
    }

    /// Control characters could move the cursor, and bidirectional controls reorder the line: both are shown as signs.
    private static func visible(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first else { return character }
        switch scalar.value {
        case 0x09: return character
        case 0x00...0x1F: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
        case 0x7F: return "\u{2421}"
        case 0x80...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
        default: return character
        }
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar == "\t" { return 4 }
        if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x0300...0x036F, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
