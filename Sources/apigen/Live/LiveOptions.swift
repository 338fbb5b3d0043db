import ApigenJSON
import ApigenKit
import Foundation

/// The options by which `record` and `verify` are told what to call, and how.
enum LiveOptions {
    static let specs = Operands.any("SPEC", "A spec, or a folder with *.api.json files; \"Specs\" where none is given.")
    static let endpoint = Option.texts("endpoint", "NAME", "An endpoint to call, by its name; all where none is given.")
    static let baseURL = Option.text("base-url", "URL", "Where the API is, in place of the spec's \"baseURL\".")
    static let bearer = Option.text(
        "bearer",
        "TOKEN",
        "Proves who is asking, as the spec's \"auth\" says; else the environment's APIGEN_TOKEN does."
    )
    static let valuesFile = Option.text("values", "FILE", "Values of parameters as JSON, by endpoint and parameter.")
    static let redact = Option.texts("redact", "FIELDS", "Fields to replace by fakes: \"email,owner.phone\".")
    static let keep = Option.texts("keep", "FIELDS", "Fields to keep although they are named like credentials.")
    static let unsafe = Option.flag("unsafe", "Calls what may change something too, with the samples of bodies.")
    static let timeout = Option.number(
        "timeout",
        "SECONDS",
        in: 1...3600,
        "How long to wait for an answer, where the spec does not say it; 30 seconds else."
    )

    static let header = Option<[PlannedCall.Field]>(
        form: OptionForm(
            name: "header",
            placeholder: "HEADER",
            isRepeatable: true,
            expectation: "a header such as \"Accept-Language: en\"",
            summary: "A header for every request: \"Name: value\"."
        ),
        missing: []
    ) { texts in
        let fields = texts.compactMap(field)
        return fields.count == texts.count ? fields : nil
    }

    static let value = Option<[String]>(
        form: OptionForm(
            name: "value",
            placeholder: "NAME=VALUE",
            isRepeatable: true,
            expectation: "a name and a value such as id=7 or user.id=7",
            summary: "The value of a parameter; several of one name make several calls."
        ),
        missing: []
    ) { texts in
        var values = ParameterValues()
        return texts.allSatisfy { values.add(text: $0) } ? texts : nil
    }

    /// All of them, in the order of help.
    static let all: [any AnyOption] = [
        endpoint, value, valuesFile, baseURL, header, bearer, redact, keep, unsafe, timeout,
    ]

    /// What the environment holds in place of ``bearer``.
    static let tokenVariable = "APIGEN_TOKEN"

    private static func field(_ text: String) -> PlannedCall.Field? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = String(text[..<colon])
        let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        guard HeaderText.isName(name), HeaderText.isValue(value) else { return nil }
        return PlannedCall.Field(name: name, value: value)
    }
}

/// What those options say, checked.
struct LiveSettings: Sendable {
    var baseURL: String?
    var headers: [PlannedCall.Field]
    var credential: Credential?
    var values: ParameterValues
    var endpoints: [String]
    var methods: CallPlan.Methods
    var redaction: Redaction
    var timeout: Double

    /// Reads the options. What is wrong with them is added to the diagnostics.
    init(_ invocation: Invocation, disk: some FileSystem, into diagnostics: inout Diagnostics) {
        baseURL = invocation[LiveOptions.baseURL].map(BaseURL.withoutSlash)
        if let baseURL, let fault = BaseURL.fault(in: baseURL) { diagnostics.error("--base-url: \(fault)", at: nil) }
        headers = invocation[LiveOptions.header]
        credential = Self.credential(invocation, into: &diagnostics)
        values = ParameterValues()
        for text in invocation[LiveOptions.value] { _ = values.add(text: text) }
        if let path = invocation[LiveOptions.valuesFile] {
            do {
                values.add(file: SourceFile(path: path, bytes: try disk.read(path)), into: &diagnostics)
            } catch {
                diagnostics.error(error.message(about: path), at: nil)
            }
        }
        endpoints = invocation[LiveOptions.endpoint]
        methods = invocation[LiveOptions.unsafe] ? .all : .safe
        timeout = Double(invocation[LiveOptions.timeout] ?? 30)
        redaction = Redaction(
            fields: Self.names(invocation[LiveOptions.redact]),
            keeping: Self.names(invocation[LiveOptions.keep]),
            knownSecrets: (credential?.secrets ?? []) + Self.secrets(in: headers)
        )
    }

    private static func credential(_ invocation: Invocation, into diagnostics: inout Diagnostics) -> Credential? {
        let given = invocation[LiveOptions.bearer]
        let text = given ?? ProcessInfo.processInfo.environment[LiveOptions.tokenVariable] ?? ""
        guard !text.isEmpty else { return nil }
        guard HeaderText.isValue(text) else {
            diagnostics.error("the token holds a line break", at: nil)
            return nil
        }
        return Credential(text, isForced: given != nil)
    }

    private static func names(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
    }

    /// The values of headers that an answer may repeat, and that are credentials by their names or look like it.
    private static func secrets(in headers: [PlannedCall.Field]) -> [String] {
        headers.filter { SecretName.isSecret($0.name) || looksMadeUp($0.value) }.flatMap { field in
            // "Bearer abc" is repeated as "abc" too.
            [field.value] + field.value.split(separator: " ").dropFirst().map(String.init)
        }
    }

    /// A long word with letters and digits.
    private static func looksMadeUp(_ text: String) -> Bool {
        text.utf8.count >= 16 && !text.contains { " ,;=".contains($0) } && text.contains(where: \.isLetter)
            && text.contains(where: \.isNumber)
    }

    /// Reports endpoints and parameters that none of the specs has.
    func check(against operations: [ApigenKit.Operation], into diagnostics: inout Diagnostics) {
        let names = operations.map(\.name)
        for endpoint in endpoints where !names.contains(endpoint) {
            let near = NearMatch.nearest(to: endpoint, in: names)
            diagnostics.error("no endpoint is called \(endpoint.quoted)", at: nil, suggestion: near?.quoted)
        }
        values.check(against: operations, into: &diagnostics)
    }

    /// The plan for a spec.
    func plan(_ spec: Spec, disk: some FileSystem, into diagnostics: inout Diagnostics) -> CallPlan {
        CallPlan(for: spec, values: values, endpoints: endpoints, methods: methods, files: disk, into: &diagnostics)
    }
}
