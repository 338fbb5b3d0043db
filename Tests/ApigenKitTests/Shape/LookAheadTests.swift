import ApigenKit
import Testing

/// Tags are looked for before the members of an object are read, past whatever stands before them.
struct LookAheadTests {
    /// A node that holds others, so many levels deep, its tag after them.
    private static func node(_ level: Int) -> String {
        let filler = String(repeating: "x", count: level % 2 == 0 ? 3 : 90)
        let inner = level == 0 ? "" : node(level - 1)
        return #"{"name": "\#(filler)", "children": [\#(inner)], "empty": {}, "type": "level\#(level)"}"#
    }

    @Test
    func tagsAreFoundBehindContainersOfAnyDepth() throws {
        let levels = 40
        var observer = ShapeObserver("[\(Self.node(levels)), \(Self.node(levels))]".utf8, source: "a.json")
        var shape = try observer.observe().arrays?.element
        for level in (0...levels).reversed() {
            let objects = try #require(shape?.objects)
            #expect(objects.groups.tags == [ObjectShape.Tag(key: "type", value: "level\(level)")])
            #expect(objects.count == 2)
            shape = objects.fields["children"]?.shape.arrays?.element
        }
    }

    @Test
    func aTextThatIsNoJSONIsRefusedWhereItIsLookedAhead() {
        for text in [#"{"a": {"b": [1, 2}, "c": 1}"#, #"{"a": {"b" 1}}"#, #"{"a": [[], {]}"#, #"{"a": [1, "#] {
            var observer = ShapeObserver(text.utf8, source: "a.json")
            #expect(throws: (any Error).self) { _ = try observer.observe() }
        }
    }
}
