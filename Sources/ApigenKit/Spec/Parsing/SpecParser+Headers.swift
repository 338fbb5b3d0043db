extension SpecParser {
    /// Headers with constant values.
    mutating func headers(_ member: JSONNode.Member?) -> [HeaderField] {
        guard let member else { return [] }
        var fields: [HeaderField] = []
        for header in members(of: member.value, "\"headers\"") {
            guard let value = string(header) else { continue }
            checkHeaderName(header.key, at: keyLocation(of: header))
            if !value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
                error("a header's value holds no control characters", at: header.value)
            }
            let field = HeaderField(name: header.key, value: value, location: keyLocation(of: header))
            if let first = fields.first(where: { $0.isNamed(field.name) }) {
                keyError("the header \(first.name.quoted) is there twice; case does not matter", at: header)
            }
            if field.isNamed("Authorization") {
                let message = "a secret in a spec ends up in the app and in its history; \"auth\" gives it at run time"
                diagnostics.warning(message, at: field.location)
            }
            fields.append(field)
        }
        return fields
    }

    /// Checks a name against the tokens of RFC 9110.
    mutating func checkHeaderName(_ name: String, at location: SourceLocation) {
        let isToken = name.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
        guard name.isEmpty || !isToken else { return }
        diagnostics.error("\(name.quoted) can't be the name of a header", at: location)
    }
}
