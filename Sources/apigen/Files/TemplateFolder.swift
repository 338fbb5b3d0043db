import ApigenKit

/// A folder with Mustache templates.
struct TemplateFolder {
    /// The path as people see it.
    var path: String
    private static let ending = ".mustache"

    /// The texts of the templates by name.
    func templates(_ disk: some FileSystem) throws(CommandFailure) -> [String: String] {
        var templates: [String: String] = [:]
        for file in disk.entries(of: path) where file.hasSuffix(Self.ending) && !file.hasPrefix(".") {
            let target = FilePath.join(path, file)
            guard let bytes = try? disk.read(target) else { throw CommandFailure("\(target) can't be read") }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.utf8.elementsEqual(bytes) else { throw CommandFailure("\(target) is not UTF-8 text") }
            templates[String(file.dropLast(Self.ending.count))] = text
        }
        guard templates.isEmpty else { return templates }
        throw CommandFailure(
            "there is no *\(Self.ending) in \(path); \"apigen templates export \(path)\" puts the built-in ones there"
        )
    }

    /// The path of a template.
    func file(of template: String) -> String { FilePath.join(path, template + Self.ending) }
}
