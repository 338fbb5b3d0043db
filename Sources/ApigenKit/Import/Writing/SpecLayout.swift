import ApigenJSON

/// Lays a spec out as a person would: what fits on a line stays on it.
struct SpecLayout {
    private static let width = 120
    private static let indentation = 2

    private var text = ""

    /// The text of a document.
    static func text(of value: JSONValue) -> String {
        var layout = SpecLayout()
        layout.write(value, broken: 1, depth: 0, column: 0)
        return layout.text + "\n"
    }

    /// - Parameters:
    ///   - broken: How many levels are broken whatever their width; below them what fits on a line stays on it.
    ///   - column: How many characters of the line are taken by what stands before the value.
    private mutating func write(_ value: JSONValue, broken: Int, depth: Int, column: Int) {
        if broken == 0 || !value.isContainer {
            let line = Self.line(value)
            // A comma may follow.
            if !value.isContainer || column + line.count < Self.width {
                text += line
                return
            }
        }
        switch value {
        case .array(let elements):
            writeBlock("[", "]", elements.map { ("", $0) }, broken: broken, depth: depth)
        case .object(let object):
            let members = object.members.map { (JSONValue.string($0.key).description + ": ", $0.value) }
            writeBlock("{", "}", members, broken: broken, depth: depth)
        default: text += value.description
        }
    }

    private mutating func writeBlock(
        _ open: String,
        _ close: String,
        _ members: [(prefix: String, value: JSONValue)],
        broken: Int,
        depth: Int
    ) {
        guard !members.isEmpty else {
            text += open + close
            return
        }
        let margin = String(repeating: " ", count: (depth + 1) * Self.indentation)
        text += open + "\n"
        for (index, member) in members.enumerated() {
            text += margin + member.prefix
            write(
                member.value,
                broken: Self.broken(member.prefix, depth: depth, outer: broken),
                depth: depth + 1,
                column: margin.count + member.prefix.count
            )
            text += index < members.count - 1 ? ",\n" : "\n"
        }
        text += String(repeating: " ", count: depth * Self.indentation) + close
    }

    /// The levels to break within a member: paths and their methods stand on lines of their own.
    private static func broken(_ prefix: String, depth: Int, outer: Int) -> Int {
        guard depth == 0 else { return max(0, outer - 1) }
        return prefix == "\"paths\": " ? 2 : prefix == "\"models\": " ? 1 : 0
    }

    private static func line(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): return "[" + elements.map(line).joined(separator: ", ") + "]"
        case .object(let object) where object.isEmpty: return "{}"
        case .object(let object):
            let members = object.members.map { "\(JSONValue.string($0.key)): \(line($0.value))" }
            return "{ " + members.joined(separator: ", ") + " }"
        default: return value.description
        }
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}
