import Foundation

/// The value that did not fit, for the text of a decoding error.
enum OffendingValue {
    /// Path, reason with the value, line and column: `[1].name: expected string, found number 3 (line 2, column 20)`.
    ///
    /// The value is left out where it is no single one, where it is null, and where its path speaks of a secret.
    static func describe(_ error: JSONError, in body: Data) -> String {
        guard let location = error.location, case .mismatch = error.reason,
            let value = value(at: error.offset, in: body), !isSecret(location.path)
        else { return "\(error)" }
        let path = location.path.description
        let place = "(line \(location.line), column \(location.column))"
        return "\(path.isEmpty ? "" : path + ": ")\(error.message) \(value) \(place)"
    }

    private static func isSecret(_ path: JSONPath) -> Bool {
        path.components.contains { component in
            if case .key(let key) = component { Redaction.isSecret(key) } else { false }
        }
    }

    /// The number, text or truth value at an offset, shortened.
    private static func value(at offset: Int, in body: Data) -> String? {
        guard offset >= 0, offset < body.count else { return nil }
        let limit = 40
        var text = String(decoding: body.dropFirst(offset).prefix(4 * limit), as: UTF8.self)[...]
        switch text.first {
        case "\"":
            var isEscaped = false
            text = text.dropFirst().prefix { character in
                defer { isEscaped = character == "\\" && !isEscaped }
                return character != "\"" || isEscaped
            }
            return "\"\(text.prefix(limit))\(text.count > limit ? "…" : "")\""
        case let first? where first == "-" || first == "t" || first == "f" || first.isNumber:
            return String(text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }.prefix(limit))
        default:
            return nil
        }
    }
}
