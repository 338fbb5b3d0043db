import ApigenMustache

/// What stands at the top of every file.
struct FileHeader: TemplateConvertible {
    /// What the file was made from, such as `hotels.api.json`.
    var source: String
    var imports: ImportList
    /// Whether the file fails to compile with a runtime that the generated code does not fit; one file of a client
    /// does.
    var checksRuntime = false

    /// The type of the runtime that code of this generator's needs.
    static let runtimeVersion = "ApigenRuntimeVersion1"

    var markerLine: String {
        GeneratedFile.marker + Documentation.line(source)
            + ". Do not edit: change what it is made from and generate again."
    }

    var templateValue: TemplateValue {
        [
            "marker": TemplateValue(markerLine),
            "imports": imports.templateValue,
            "hasImports": TemplateValue(!imports.isEmpty),
            "runtimeVersion": TemplateValue(checksRuntime ? Self.runtimeVersion : nil),
        ]
    }
}
