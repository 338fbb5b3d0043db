import ApigenKit
import ApigenMustache

/// A folder with Mustache templates.
struct TemplateFolder {
    /// The path as people see it.
    var path: String
    private static let ending = ".mustache"

    /// The texts of the templates by name; they are checked together with the built-in ones that they may use.
    func templates(_ disk: some FileSystem) throws(CommandFailure) -> [String: String] {
        var templates: [String: String] = [:]
        for file in disk.entries(of: path) where file.hasSuffix(Self.ending) && !file.hasPrefix(".") {
            let target = FilePath.join(path, file)
            guard let bytes = try? disk.read(target) else { throw CommandFailure("\(target) can't be read") }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.utf8.elementsEqual(bytes) else { throw CommandFailure("\(target) is not UTF-8 text") }
            templates[String(file.dropLast(Self.ending.count))] = text
        }
        if templates.isEmpty {
            let advice = "\"apigen templates export \(path)\" puts the built-in ones there"
            throw CommandFailure("there is no *\(Self.ending) in \(path); \(advice)")
        }
        do {
            _ = try OutputTemplates(overrides: templates)
        } catch {
            throw failure(error, in: templates)
        }
        return templates
    }

    /// A fault in a template, at its place.
    private func failure(_ error: TemplateError, in templates: [String: String]) -> CommandFailure {
        guard let text = templates[error.template] else { return CommandFailure(error.description) }
        let file = SourceFile(path: self.file(of: error.template), text: text)
        var diagnostics = Diagnostics()
        diagnostics.error(error.message, at: file.location(line: error.line, column: error.column))
        return CommandFailure(diagnostics)
    }

    /// The path of a template.
    func file(of template: String) -> String { FilePath.join(path, template + Self.ending) }
}
