import ApigenKit
import Testing

@testable import apigen

@Suite struct PathTests {
    @Test func stepsBackAreTaken() {
        #expect(FilePath.normalized("Specs/../Generated/Hotels") == "Generated/Hotels")
        #expect(FilePath.normalized("../../Code/./A") == "../../Code/A")
        #expect(FilePath.normalized("/../Code") == "/Code")
        #expect(FilePath.normalized("Specs/..") == ".")
    }

    @Test func typedPathsAreTidied() {
        #expect(FilePath.tidied("./Specs/") == "Specs")
        #expect(FilePath.tidied(".") == ".")
        #expect(FilePath.tidied("/tmp//a") == "/tmp/a")
    }

    @Test func placesAreFoundByLineAndColumn() {
        let file = SourceFile(path: "a", text: "one\nzwölf\n\nend")
        for (line, column) in [(1, 1), (2, 4), (2, 6), (3, 1), (4, 3)] {
            let location = file.location(line: line, column: column)
            #expect(location.line == line && location.column == column)
        }
        #expect(file.location(line: 9).offset == file.bytes.count)
        #expect(file.location(line: 1, column: 99).offset == 3)
    }
}
