import Testing

@testable import ApigenKit

@Suite struct SourceFileTests {
    @Test func countsLinesAndColumnsInScalars() {
        let file = SourceFile(path: "a", text: "ab\n名前x\r\n\ny")
        #expect(file.location(at: 0).description == "a:1:1")
        #expect(file.location(at: 2).description == "a:1:3")
        #expect(file.location(at: 3).description == "a:2:1")
        #expect(file.location(at: 9).description == "a:2:3")
        #expect(file.location(at: 12).description == "a:3:1")
        #expect(file.location(at: 14).description == "a:4:2")
    }

    @Test func aByteOrderMarkHasNoColumn() {
        let file = SourceFile(path: "a", text: "\u{FEFF}ab")
        #expect(file.location(at: 3).description == "a:1:1")
        #expect(file.location(at: 0).description == "a:1:1")
    }

    @Test func linesAreRightAcrossBlocks() {
        var text: [UInt8] = []
        var starts: [Int] = []
        for line in 0..<9000 {
            starts.append(text.count)
            text += [UInt8](repeating: UInt8(ascii: "x"), count: line % 13) + [UInt8(ascii: "\n")]
        }
        let file = SourceFile(path: "a", bytes: text)
        for (index, start) in starts.enumerated() { #expect(file.line(at: start) == index + 1) }
        #expect(file.line(at: text.count) == 9001)
    }

    @Test(arguments: [1 << 14, (1 << 14) - 1, (1 << 14) + 1])
    func offsetsAtTheEdgeOfABlockAreRight(size: Int) {
        let file = SourceFile(path: "a", bytes: [UInt8](repeating: UInt8(ascii: "\n"), count: size))
        #expect(file.line(at: size) == size + 1)
        #expect(file.line(at: size - 1) == size)
    }
}
