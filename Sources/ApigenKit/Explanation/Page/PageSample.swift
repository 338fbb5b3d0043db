import ApigenJSON
import ApigenMustache

/// A sample as a page shows it: its lists cut, its secrets left out.
struct PageSample: TemplateConvertible {
    private let title: String
    private let text: String
    private let source: String

    private static let maximumLines = 80
    private static let hidden = JSONValue.string("(not shown)")

    /// Nothing where there is no sample.
    init?(_ title: String, _ body: BodyType?, in api: APIExplanation) {
        // Read as any JSON, so that maps are shown whole.
        let reader = ExampleReader(schema: api.inferred.schema)
        guard let sample = body?.samples.first, let value = reader.example(of: sample, as: .json, at: nil) else {
            return nil
        }
        self.title = title
        var lines = SampleLayout.lines(of: Self.withoutSecrets(value))
        if lines.count > Self.maximumLines { lines = lines.prefix(Self.maximumLines - 1) + ["…"] }
        text = lines.joined(separator: "\n")
        let folder = FilePath.folder(of: api.spec.file.path)
        let isBelow = !folder.isEmpty && sample.path.hasPrefix(folder + "/")
        source = isBelow ? String(sample.path.dropFirst(folder.count + 1)) : sample.path
    }

    /// The value, with what is a secret replaced.
    static func withoutSecrets(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            var copy = JSONObject()
            for member in object.members {
                let isSecret = Secrecy.isSecret(key: member.key) && !member.value.isEmpty
                copy[member.key] = isSecret ? hidden : withoutSecrets(member.value)
            }
            return .object(copy)
        case .array(let elements): return .array(elements.map(withoutSecrets))
        case .string(let text): return Secrecy.isSecret(value: text) ? hidden : value
        case .null, .bool, .number: return value
        }
    }

    var templateValue: TemplateValue {
        ["title": TemplateValue(title), "text": TemplateValue(text), "source": TemplateValue(source)]
    }
}

extension JSONValue {
    /// Whether it holds nothing that could be a secret.
    fileprivate var isEmpty: Bool {
        switch self {
        case .null, .bool: true
        case .number: false
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let object): object.isEmpty
        }
    }
}
