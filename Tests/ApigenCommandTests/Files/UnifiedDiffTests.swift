import Testing

@testable import apigen

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?) -> UnifiedDiff {
        UnifiedDiff(FileChange(path: "a.swift", before: old.map { Array($0.utf8) }, after: new.map { Array($0.utf8) }))
    }

    private func text(_ old: String?, _ new: String?) -> String {
        diff(old, new).text(style: TextStyle(usesColor: false))
    }

    @Test func showsWhatChangedWithThreeLinesAround() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 10\n", with: "ten\nand more\n")
        #expect(
            text(old, new) == """
                --- a.swift
                +++ a.swift
                @@ -7,7 +7,8 @@
                 line 7
                 line 8
                 line 9
                -line 10
                +ten
                +and more
                 line 11
                 line 12
                 line 13

                """
        )
        #expect(diff(old, new).firstLine == 10)
        #expect(diff(old, new).additions == 2)
        #expect(diff(old, new).removals == 1)
    }

    @Test func distantChangesAreHunksOfTheirOwn() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n25\n", with: "\n")
        #expect(diff(old, new).lines.filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -22,7 +22,6 @@"])
    }

    @Test func newAndRemovedFilesAreComparedWithNothing() {
        #expect(text(nil, "a\nb\n") == "--- /dev/null\n+++ a.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(text("a\n", nil) == "--- a.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
    }

    @Test func aMissingLineFeedAtTheEndIsADifference() {
        #expect(
            text("a\nb", "a\nb\n") == """
                --- a.swift
                +++ a.swift
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """
        )
    }

    @Test func carriageReturnsAreADifference() {
        #expect(diff("a\r\nb\r\n", "a\nb\n").additions == 2)
    }

    @Test func textsWithNothingInCommonAreReplacedWhole() {
        let old = (0..<3000).map { "old \($0)\n" }.joined()
        let new = (0..<3000).map { "new \($0)\n" }.joined()
        #expect(diff(old, new).additions == 3000)
        #expect(diff(old, new).removals == 3000)
    }

    /// For every pair of short lists: applying the edits to the old lines gives the new ones, and no list of edits
    /// could be shorter.
    @Test func editsLeadFromOldToNewOnAShortestWay() {
        var lists: [[String]] = [[]]
        var longest = lists
        for _ in 0..<5 {
            longest = longest.flatMap { list in ["a", "b"].map { list + [$0] } }
            lists += longest
        }
        for old in lists {
            for new in lists {
                let edits = LineEdits.between(old, new)
                var result: [String] = []
                var position = 0
                for edit in edits {
                    result += old[position..<edit.old.lowerBound]
                    #expect(result.count == edit.new.lowerBound)
                    result += new[edit.new]
                    position = edit.old.upperBound
                }
                result += old[position...]
                #expect(result == new, "\(old) to \(new)")
                let size = edits.reduce(0) { $0 + $1.old.count + $1.new.count }
                #expect(size == old.count + new.count - 2 * commonCount(old[...], new[...]), "\(old) to \(new)")
            }
        }
    }

    /// The length of a longest common subsequence.
    private func commonCount(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> Int {
        guard let first = old.first, let other = new.first else { return 0 }
        if first == other { return 1 + commonCount(old.dropFirst(), new.dropFirst()) }
        return max(commonCount(old.dropFirst(), new), commonCount(old, new.dropFirst()))
    }
}
