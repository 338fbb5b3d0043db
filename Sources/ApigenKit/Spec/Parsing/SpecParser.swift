import ApigenJSON

/// Reads a spec and finds every fault in it.
///
/// What is at fault is reported and left out, and reading goes on, so that one run tells all. The parts of the
/// format are read in extensions, one for each.
struct SpecParser {
    let file: SourceFile
    var diagnostics = Diagnostics()
    var namer = Namer()

    init(file: SourceFile) {
        self.file = file
    }

    mutating func parse() -> Spec? {
        guard let root = diagnostics.readJSON(file), !isOtherDescription(root), let object = object(root, .spec) else {
            return nil
        }
        _ = string(object[.schema])
        let options = object[.swift].map { swiftOptions($0.value) } ?? SwiftOptions()
        namer = Namer(acronyms: Acronyms(options.acronyms))
        var spec = Spec(
            file: file,
            name: name(object),
            description: string(object[.description]),
            baseURL: baseURL(object),
            swift: options
        )
        spec.headers = headers(object[.headers])
        spec.authentication = authentication(object[.auth])
        spec.errors = errors(object[.errors])
        if let paths = object[.paths] {
            spec.operations = operations(paths.value, of: spec)
        } else if object.lacks(.paths) {
            diagnostics.error("\"paths\" is missing", at: location(object.offset))
        }
        spec.models = models(object[.models], operations: spec.operations)
        return spec
    }

    /// Whether the file describes an API in another way, which is one fault and not one for each of its keys.
    private mutating func isOtherDescription(_ root: JSONNode) -> Bool {
        guard case .object(let members) = root.content,
            let member = members.first(where: { ["openapi", "swagger"].contains($0.key) })
        else { return false }
        keyError("this is an OpenAPI document and no spec; \"apigen import\" makes a spec of it", at: member)
        return true
    }

    private mutating func name(_ object: SpecObject) -> String {
        if let member = object[.name] {
            guard let text = string(member) else { return "" }
            if !isSpelledAsType(text) {
                let suggestion = namer.joined(namer.words(in: text), as: .type).quoted
                error("\"name\" must read as a Swift type", at: member.value, suggestion: suggestion)
            }
            return text
        }
        if !OutputNames.stem(ofSpec: file.path).unicodeScalars.contains(where: \.isWordPart) {
            diagnostics.error("the spec needs a \"name\", because its file has none", at: location(object.offset))
        }
        return OutputNames.specName(nil, file: file.path, spelling: namer.acronyms.spelling)
    }

    private mutating func baseURL(_ object: SpecObject) -> String {
        guard let member = object[.baseURL] else {
            if object.lacks(.baseURL) {
                diagnostics.error(
                    "\"baseURL\" is missing, such as \"https://api.example.com\"",
                    at: location(object.offset)
                )
            }
            return ""
        }
        guard let text = string(member) else { return "" }
        if let fault = BaseURL.fault(in: text) { error(fault, at: member.value) }
        return BaseURL.withoutSlash(text)
    }
}

extension Spec {
    /// Reads a spec.
    ///
    /// - Returns: The spec, as far as it could be read. Whether it is whole, ``Diagnostics/hasErrors`` tells: what is
    ///   at fault was left out, and serves only to find more faults, such as samples that are missing.
    package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Spec? {
        var parser = SpecParser(file: file)
        let spec = parser.parse()
        diagnostics.add(parser.diagnostics)
        return spec
    }
}
