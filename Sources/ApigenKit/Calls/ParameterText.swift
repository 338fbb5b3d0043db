import ApigenJSON

/// How the value of a parameter is written into a request.
enum ParameterText {
    /// Why a value can't be written.
    struct Fault: Error {
        var message: String
    }

    /// The texts of a value: one, or one for each element of a list.
    static func texts(of value: JSONValue, for parameter: Parameter) throws(Fault) -> [String] {
        guard parameter.type.isList else { return [try text(of: value, for: parameter)] }
        switch value {
        case .array(let elements):
            var texts: [String] = []
            for element in elements { texts.append(try text(of: element, for: parameter)) }
            return texts
        case .string(let text):
            // Typed on a command line, where a list has commas.
            var texts: [String] = []
            for part in text.split(separator: ",") {
                texts.append(try Self.text(of: .string(String(part)), for: parameter))
            }
            return texts
        default: return [try text(of: value, for: parameter)]
        }
    }

    private static func text(of value: JSONValue, for parameter: Parameter) throws(Fault) -> String {
        let text: String
        switch value {
        case .bool(let value): text = value ? "true" : "false"
        case .number(let number): text = number.literal
        case .string(let value): text = value
        case .null, .array, .object:
            throw Fault(message: "\(parameter.key.quoted) can't be \(value.kind.rawValue)")
        }
        let fits =
            switch parameter.type.scalar {
            case .int: Int(text) != nil
            case .uint64: UInt64(text) != nil
            case .double, .decimal: JSONNumber(text) != nil
            case .bool: text == "true" || text == "false"
            case .uuid: StringFormat(text) == .uuid
            case .string, .date, .url: true
            }
        guard fits else {
            throw Fault(message: "\(parameter.key.quoted) is \(parameter.type), and \(text.quoted) is not")
        }
        return text
    }
}
