import ApigenJSON

/// JSON as a person would lay it out: what fits a line stands on one line, so that a sample is short and its file too.
struct SampleLayout {
    private var lines: [String] = []

    /// The columns of a line, beside the indentation that it has in the file.
    private static let columns = 96

    /// The value as lines of JSON.
    static func lines(of value: JSONValue) -> [String] {
        var layout = SampleLayout()
        layout.add(value, after: "", before: "")
        return layout.lines
    }

    /// Adds a value.
    ///
    /// - Parameters:
    ///   - start: What stands on its first line: the indentation, and the key of a member.
    ///   - end: What stands after it: a comma, or nothing.
    private mutating func add(_ value: JSONValue, after start: String, before end: String) {
        if let text = Self.text(of: value, columns: Self.columns - start.columns - end.columns) {
            lines.append(start + text + end)
            return
        }
        let indentation = String(repeating: " ", count: start.prefix { $0 == " " }.count)
        switch value {
        case .array(let elements):
            lines.append(start + "[")
            for (index, element) in elements.enumerated() {
                add(element, after: indentation + "  ", before: index == elements.count - 1 ? "" : ",")
            }
            lines.append(indentation + "]" + end)
        case .object(let object):
            lines.append(start + "{")
            for (index, member) in object.members.enumerated() {
                let key = indentation + "  " + JSONValue.string(member.key).description + ": "
                add(member.value, after: key, before: index == object.members.count - 1 ? "" : ",")
            }
            lines.append(indentation + "}" + end)
        case .null, .bool, .number, .string: lines.append(start + value.description + end)
        }
    }

    /// The value on one line, where it has so many columns at most.
    private static func text(of value: JSONValue, columns: Int) -> String? {
        let text: String
        switch value {
        case .array(let elements):
            text = list(elements, in: ("[", "]"), columns: columns) { Self.text(of: $0, columns: $1) } ?? ""
        case .object(let object):
            text =
                list(object.members, in: ("{", "}"), columns: columns) { member, columns in
                    Self.text(of: member.value, columns: columns).map {
                        JSONValue.string(member.key).description + ": " + $0
                    }
                } ?? ""
        case .null, .bool, .number, .string: text = value.description
        }
        return text.isEmpty || text.columns > columns ? nil : text
    }

    private static func list<Item>(
        _ items: [Item],
        in brackets: (String, String),
        columns: Int,
        _ text: (Item, Int) -> String?
    ) -> String? {
        var result = brackets.0
        var rest = columns - result.columns
        for (index, item) in items.enumerated() {
            guard let text = text(item, rest) else { return nil }
            if index > 0 { result += ", " }
            result += text
            rest -= text.columns + (index > 0 ? 2 : 0)
        }
        return result + brackets.1
    }
}

extension String {
    /// The number of characters. Those of ASCII need not be looked for.
    fileprivate var columns: Int {
        var text = self
        let isASCII = text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count, bytes[index] < 0x80 { index += 1 }
            return index == bytes.count
        }
        return isASCII ? utf8.count : count
    }
}
