import Testing

@testable import ApigenKit

@Suite struct ReservedNamesTests {
    /// A model that hides a type of the runtime breaks code beside it, so every public type is reserved.
    @Test func everyTypeOfTheRuntimeIsReserved() throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        let disk = DiskFileSystem()
        let files = ["ApigenRuntime", "ApigenJSON"].flatMap {
            Glob("\(root)/Sources/\($0)/**/*.swift").matches(in: "", disk)
        }
        #expect(files.count > 10)
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        for file in files {
            for line in String(decoding: try disk.read(file), as: UTF8.self).split(separator: "\n") {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                guard line.first != " ", words.contains("public"), let index = words.firstIndex(where: kinds.contains),
                    index + 1 < words.count
                else { continue }
                let name = String(words[index + 1])
                // No key reads as this one, which carries a number.
                if name.hasPrefix("ApigenRuntimeVersion") { continue }
                #expect(ReservedNames.types.contains(name), "add \(name) to ReservedNames.types")
            }
        }
    }
}
