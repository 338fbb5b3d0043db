/// The keys of a model as source: arguments where they fit a line, else words in as few lines as hold them.
///
/// A line for each key would be a fifth of a client's code.
struct KeyList {
    /// Literals, separated by commas; nothing where ``lines`` hold the keys.
    private(set) var arguments: String?
    /// The lines of a text of words.
    private(set) var lines: [String] = []

    /// The columns that are left beside `private static let jsonKeys = JSONKeyTable()`.
    private static let argumentColumns = 70
    /// The columns that are left for a line of words, and for words that are an argument on a line of their own.
    private static let lineColumns = 100

    init(_ keys: [String]) {
        let list = keys.map(SwiftLiteral.string).joined(separator: ", ")
        guard list.count > Self.argumentColumns, keys.allSatisfy(Self.isWord) else {
            arguments = list
            return
        }
        let words = "words: " + SwiftLiteral.string(keys.joined(separator: " "))
        guard words.count > Self.lineColumns else {
            arguments = words
            return
        }
        for key in keys {
            if let last = lines.last, last.count + 1 + key.count <= Self.lineColumns {
                lines[lines.count - 1] = last + " " + key
            } else {
                lines.append(key)
            }
        }
    }

    /// Whether a key needs neither quotes nor escapes to be told from its neighbours.
    private static func isWord(_ key: String) -> Bool {
        !key.isEmpty && key.count <= lineColumns
            && key.utf8.allSatisfy { byte in
                (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            }
    }
}
