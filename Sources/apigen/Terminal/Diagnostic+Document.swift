import ApigenJSON
import ApigenKit

extension Diagnostic {
    /// The diagnostic in the document that `--json` asks for.
    var json: JSONValue {
        var object = JSONObject()
        object["severity"] = .string(severity.rawValue)
        object["message"] = .string(message)
        if let location {
            object["path"] = .string(location.path)
            object["line"] = .number(JSONNumber(location.line))
            object["column"] = .number(JSONNumber(location.column))
        }
        if let suggestion { object["suggestion"] = .string(suggestion) }
        if !notes.isEmpty { object["notes"] = .array(notes.map(\.json)) }
        return .object(object)
    }
}
