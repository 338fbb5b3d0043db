/// The formats that can be imported, told apart by their contents alone.
package enum ImportFormat: Hashable, Sendable {
    /// OpenAPI 3.0 or 3.1.
    case openAPI
    /// A recording of a browser or a proxy (HTTP Archive 1.2).
    case recording
    /// A Postman collection, version 2.0 or 2.1.
    case postman
    /// Command lines of curl.
    case curl

    /// The format of a file and, where it is JSON, its contents; an error is added where it is none of them.
    static func recognize(_ file: SourceFile, into findings: inout ImportFindings) -> (ImportFormat, JSONNode?)? {
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = file.bytes[start...].firstIndex(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) else {
            findings.error("the file is empty", at: file.location(at: 0))
            return nil
        }
        guard file.bytes[first] == UInt8(ascii: "{") else {
            let text = String(decoding: file.bytes[first...].prefix(4096), as: UTF8.self)
            if CurlScript.isCommand(text) { return (.curl, nil) }
            findings.error(fault(in: text, path: file.path), at: file.location(at: first))
            return nil
        }
        var diagnostics = Diagnostics()
        guard let root = diagnostics.readJSON(file) else {
            findings.add(diagnostics)
            return nil
        }
        return format(of: root, in: file, into: &findings).map { ($0, root) }
    }

    private static func format(
        of root: JSONNode,
        in file: SourceFile,
        into findings: inout ImportFindings
    ) -> ImportFormat? {
        if let version = root["openapi"] {
            if let text = version.string, text.hasPrefix("3.") { return .openAPI }
            findings.error(
                "this version of OpenAPI can't be imported; versions 3.0 and 3.1 can",
                at: file.location(at: version.offset)
            )
            return nil
        }
        if let version = root["swagger"] {
            let message =
                "this is Swagger 2, which can't be imported; convert it to OpenAPI 3 first: "
                + "npx swagger2openapi --outfile openapi.json \(FilePath.name(of: file.path))"
            findings.error(message, at: file.location(at: version.offset))
            return nil
        }
        if root["log"]?["entries"] != nil { return .recording }
        if let schema = root["info"]?["schema"]?.string, schema.contains("/collection/v") {
            if schema.contains("/collection/v2") { return .postman }
            findings.error(
                "this is an old Postman collection; export it as \"Collection v2.1\"",
                at: file.location(at: root["info"]?["schema"]?.offset ?? 0)
            )
            return nil
        }
        if root["paths"] != nil, root["baseURL"] != nil {
            findings.error("this is a spec of apigen already", at: file.location(at: root.offset))
            return nil
        }
        findings.error(
            "the file is none of an OpenAPI document, a HAR recording and a Postman collection",
            at: file.location(at: root.offset)
        )
        return nil
    }

    private static func fault(in text: String, path: String) -> String {
        if text.hasPrefix("<") { return "this is HTML or XML, which can't be imported" }
        let lines = text.split(separator: "\n").prefix(60)
        let isYAML = lines.contains { line in
            ["openapi:", "swagger:", "---", "%YAML", "info:", "paths:"].contains { line.hasPrefix($0) }
        }
        guard isYAML else {
            return "the file is none of an OpenAPI document, a HAR recording, a Postman collection and a curl command"
        }
        let name = FilePath.name(of: path)
        let stem = name.split(separator: ".").first.map(String.init) ?? "openapi"
        return "this is YAML, and JSON is needed; convert it first: yq -o=json \(name) > \(stem).json"
    }
}
