/// Makes the Swift file that carries the built-in templates.
package enum TemplateEmbedding {
    /// The text of `EmbeddedTemplates.swift`.
    ///
    /// - Parameter sources: The texts of the templates by name.
    package static func swiftSource(for sources: [String: String]) -> String {
        let sorted = sources.sorted { $0.key < $1.key }
        var text = """
            // Made from Templates/*.mustache by `apigen templates embed`. Do not edit: edit those.

            /// The built-in templates.
            package enum EmbeddedTemplates {
                /// The texts of the templates by name.
                package static let sources: [String: String] = [

            """
        for (name, _) in sorted {
            text += "        \(SwiftLiteral.string(name)): \(constant(name)),\n"
        }
        text += sorted.isEmpty ? "        :\n    ]\n" : "    ]\n"
        for (name, source) in sorted {
            let quotes = SwiftLiteral.rawDelimiter(for: source)
            text += "\n    private static let \(constant(name)) = \(quotes)\"\"\"\n"
            for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
                text += line.isEmpty ? "\n" : "        \(line)\n"
            }
            text += "        \"\"\"\(quotes)\n"
        }
        return text + "}\n"
    }

    /// `structure-coding` as `structureCoding`.
    private static func constant(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return ([words.first.map(String.init) ?? ""] + rest).joined() + "Template"
    }
}
