import Foundation

/// The Swift of a page, as files that the compiler can check.
struct SwiftSources {
    var path: String
    /// What each file imports besides Foundation.
    var imports: [String] = []
    /// Declarations that readers don't see.
    var prelude = ""
    /// The files that are one module together.
    var files: [String] = []
    /// Files that are checked with the prelude alone, because they show other states of the same declarations.
    var lone: [String] = []
    /// Manifests of packages.
    var manifests: [String] = []

    mutating func add(prelude text: String) {
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("import ") || line.hasPrefix("@testable import ") {
                imports.append(line)
            } else {
                prelude += line + "\n"
            }
        }
    }

    mutating func add(_ block: Block) {
        let place = "#sourceLocation(file: \"\(path)\", line: \(block.line))\n"
        var text = Self.withoutPreviews(block.text)
        if let manifest = Self.manifest(text, place: place) {
            manifests.append(manifest)
            return
        }
        // Imports go to the top of the file; empty lines keep the others where they are.
        let lines = text.components(separatedBy: "\n")
        imports += lines.filter { $0.hasPrefix("import ") }
        text = lines.map { $0.hasPrefix("import ") ? "" : $0 }.joined(separator: "\n")
        switch block.notes["swift"] {
        case "continues" where !files.isEmpty:
            // Into the function of the block before, so that its values can be used.
            files[files.count - 1] = String(files[files.count - 1].dropLast(2)) + place + text + "}\n"
        case "alone": lone.append(Self.file(text, place: place, number: block.line))
        case "view":
            files.append(
                "@MainActor @ViewBuilder func part\(block.line)() -> some View {\n" + place + text + "}\n"
            )
        default: files.append(Self.file(text, place: place, number: block.line))
        }
    }

    /// The text of a file: its imports, if any, and what it needs around it.
    func file(_ text: String) -> String {
        (["import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"] + imports)
            .joined(separator: "\n") + "\n" + text
    }

    /// Declarations as they are; statements in a function, since they may wait and throw.
    private static func file(_ text: String, place: String, number: Int) -> String {
        let lines = text.components(separatedBy: "\n")
        let outer = lines.filter { !$0.isEmpty && !" })]/.#".contains($0.first ?? " ") }
        let isDeclarations = outer.allSatisfy { line in declarationStarts.contains { line.hasPrefix($0) } }
        guard !isDeclarations else { return place + text }
        return "@MainActor func part\(number)() async throws {\n" + place + text + "}\n"
    }

    private static let declarationStarts = [
        "import ", "struct ", "class ", "final class ", "enum ", "extension ", "protocol ", "actor ", "func ",
        "public ",
        "private ", "nonisolated ", "@main", "@MainActor", "@Observable", "@Suite", "@Test", "@testable", "typealias ",
    ]

    /// A manifest or targets of one, as a whole manifest; nil for other Swift.
    private static func manifest(_ text: String, place: String) -> String? {
        let code = text.components(separatedBy: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
        if code.hasPrefix("import PackageDescription") { return place + text }
        let isTarget = [".target(", ".testTarget(", ".executableTarget("].contains { code.hasPrefix($0) }
        guard isTarget || code.hasPrefix(".package(") else { return nil }
        let label = isTarget ? "targets" : "dependencies"
        return "import PackageDescription\nlet package = Package(name: \"App\", \(label): [\n" + text + "])\n"
    }

    /// `#Preview` is a macro that only Xcode has; here it is read as a function.
    static func withoutPreviews(_ text: String) -> String {
        var number = 0
        return text.components(separatedBy: "\n").map { line -> String in
            guard line.trimmingCharacters(in: .whitespaces).hasPrefix("#Preview"), line.hasSuffix("{") else {
                return line
            }
            number += 1
            return "@MainActor @ViewBuilder func preview\(number)() -> some View {"
        }.joined(separator: "\n")
    }
}
