/// Splits a text into the words that a POSIX shell would give to commands, and the words into commands.
///
/// Quotes, `$'…'`, backslashes, continued lines and comments are read as a shell reads them. Nothing is expanded: a
/// variable stays as it is written.
struct ShellWords {
    /// A word, and where it starts.
    struct Word: Hashable {
        var text: String
        var offset: Int
    }

    /// What a shell would refuse.
    struct Fault: Error, Hashable {
        var message: String
        var offset: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var commands: [[Word]] = [[]]

    /// The words of each command.
    static func commands(in text: [UInt8]) throws(Fault) -> [[Word]] {
        var reader = ShellWords(bytes: text)
        try reader.read()
        return reader.commands.filter { !$0.isEmpty }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func read() throws(Fault) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"):
                index += 1
                commands.append([])
            case UInt8(ascii: "#"):
                while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "\\") where isContinuation(index): skipContinuation()
            default:
                let start = index
                let text = try word()
                commands[commands.count - 1].append(Word(text: text, offset: start))
            }
        }
    }

    private func isContinuation(_ index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "\n")
            || bytes[index + 1] == UInt8(ascii: "\r") && index + 2 < bytes.count
                && bytes[index + 2] == UInt8(ascii: "\n")
    }

    private mutating func skipContinuation() { index += bytes[index + 1] == UInt8(ascii: "\r") ? 3 : 2 }

    private mutating func word() throws(Fault) -> String {
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: ";"),
                UInt8(ascii: "|"), UInt8(ascii: "&"):
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "'"): try readSingleQuotes(into: &text)
            case UInt8(ascii: "\""): try readDoubleQuotes(into: &text)
            case UInt8(ascii: "$") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "'"):
                index += 1
                try readEscapedQuotes(into: &text)
            case UInt8(ascii: "\\"):
                if isContinuation(index) {
                    skipContinuation()
                } else {
                    index += 1
                    if let next = current {
                        text.append(next)
                        index += 1
                    }
                }
            default:
                text.append(byte)
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readSingleQuotes(into text: inout [UInt8]) throws(Fault) {
        let start = index
        index += 1
        while let byte = current {
            index += 1
            if byte == UInt8(ascii: "'") { return }
            text.append(byte)
        }
        throw Fault(message: "the quote ' is never closed", offset: start)
    }

    private mutating func readDoubleQuotes(into text: inout [UInt8]) throws(Fault) {
        let start = index
        index += 1
        while let byte = current {
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                if isContinuation(index) {
                    skipContinuation()
                    continue
                }
                let next = bytes[index + 1]
                if !"\\\"$`".utf8.contains(next) { text.append(byte) }
                text.append(next)
                index += 2
                continue
            }
            index += 1
            if byte == UInt8(ascii: "\"") { return }
            text.append(byte)
        }
        throw Fault(message: "the quote \" is never closed", offset: start)
    }

    // MARK: $'…'

    private mutating func readEscapedQuotes(into text: inout [UInt8]) throws(Fault) {
        let start = index - 1
        index += 1
        while let byte = current {
            index += 1
            if byte == UInt8(ascii: "'") { return }
            if byte == UInt8(ascii: "\\"), current != nil { readEscape(into: &text) } else { text.append(byte) }
        }
        throw Fault(message: "the quote $' is never closed", offset: start)
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        guard let byte = current else { return }
        index += 1
        let simple: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "a"): 7,
            UInt8(ascii: "b"): 8,
            UInt8(ascii: "e"): 27, UInt8(ascii: "E"): 27, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
        ]
        switch byte {
        case UInt8(ascii: "x"): appendCode(digits: 2, radix: 16, isByte: true, orElse: byte, to: &text)
        case UInt8(ascii: "u"): appendCode(digits: 4, radix: 16, isByte: false, orElse: byte, to: &text)
        case UInt8(ascii: "U"): appendCode(digits: 8, radix: 16, isByte: false, orElse: byte, to: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            index -= 1
            appendCode(digits: 3, radix: 8, isByte: true, orElse: byte, to: &text)
        default: text.append(simple[byte] ?? byte)
        }
    }

    private mutating func appendCode(
        digits: Int,
        radix: UInt32,
        isByte: Bool,
        orElse letter: UInt8,
        to text: inout [UInt8]
    ) {
        var code: UInt32 = 0
        var count = 0
        while count < digits, let byte = current, let digit = Self.digit(byte), digit < radix {
            code = (code << (radix == 16 ? 4 : 3)) | digit
            index += 1
            count += 1
        }
        if count == 0 {
            text += [UInt8(ascii: "\\"), letter]
        } else if isByte {
            text.append(UInt8(truncatingIfNeeded: code))
        } else {
            // Two escapes may be the halves of one character, as JavaScript writes them.
            if (0xD800..<0xDC00).contains(code), let low = lowHalf() {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
        }
    }

    private mutating func lowHalf() -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var code: UInt32 = 0
        for byte in bytes[(index + 2)..<(index + 6)] {
            guard let digit = Self.digit(byte) else { return nil }
            code = code << 4 | digit
        }
        guard (0xDC00..<0xE000).contains(code) else { return nil }
        index += 6
        return code
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 48...57: UInt32(byte - 48)
        case 65...70: UInt32(byte - 55)
        case 97...102: UInt32(byte - 87)
        default: nil
        }
    }
}
