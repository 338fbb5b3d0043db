import ApigenJSON

/// Makes a call from the values of its parameters, one after the other.
struct CallBuilder {
    let operation: Operation
    var body: PlannedCall.Body?
    private var path: [String: String] = [:]
    private var query: [PlannedCall.Field] = []
    private var headers: [PlannedCall.Field] = []
    private var form: [PlannedCall.Field] = []

    init(operation: Operation) {
        self.operation = operation
    }

    /// Sets a parameter.
    mutating func add(_ value: JSONValue, for parameter: Parameter) throws(ParameterText.Fault) {
        let texts = try ParameterText.texts(of: value, for: parameter)
        let name = parameter.wireName
        switch parameter.placement {
        case .path: path[name] = texts.joined(separator: ",")
        case .header:
            let text = texts.joined(separator: ",")
            guard HeaderText.isValue(text) else {
                throw ParameterText.Fault(message: "the value of \(name.quoted) holds a line break")
            }
            headers.append(PlannedCall.Field(name: name, value: text))
        case .query: query += fields(name, texts, parameter.style)
        case .form: form += fields(name, texts, parameter.style)
        }
    }

    private func fields(_ name: String, _ texts: [String], _ style: Parameter.Style) -> [PlannedCall.Field] {
        switch style {
        case .repeat: texts.map { PlannedCall.Field(name: name, value: $0) }
        case .brackets: texts.map { PlannedCall.Field(name: name + "[]", value: $0) }
        case .comma: [PlannedCall.Field(name: name, value: texts.joined(separator: ","))]
        }
    }

    /// The call.
    func call() throws(ParameterText.Fault) -> PlannedCall {
        var call = PlannedCall(operation: operation, path: try expandedPath(), query: query, headers: headers)
        call.body = body
        if operation.body?.formFields != nil {
            let text = PlannedCall.encoded(form)
            call.body = PlannedCall.Body(mediaType: "application/x-www-form-urlencoded", bytes: Array(text.utf8))
        }
        return call
    }

    /// The path with its values, each one segment whatever it holds.
    private func expandedPath() throws(ParameterText.Fault) -> String {
        var text = ""
        for part in operation.path.parts {
            switch part {
            case .literal(let literal): text += PercentEncoding.encodePath(literal)
            case .placeholder(let name):
                // An empty one would call another endpoint.
                guard let value = path[name], !value.isEmpty else {
                    throw ParameterText.Fault(message: "the value of \(name.quoted) is empty, and the path needs it")
                }
                text += PercentEncoding.encode(value)
            }
        }
        for segment in text.split(separator: "/") where segment == "." || segment == ".." {
            throw ParameterText.Fault(message: "\(String(segment).quoted) as a part of the path would lead elsewhere")
        }
        return text
    }
}

/// What may stand in the headers of a request (RFC 9110, section 5).
package enum HeaderText {
    /// Whether a text is the name of a header.
    package static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// Whether a text can be the value of a header: a line break would start another one.
    package static func isValue(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }
    }
}
