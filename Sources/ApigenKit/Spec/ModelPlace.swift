/// Where the objects of a model stand: `users[]`, `user.owner`, `rates.*.bid`.
///
/// It starts with the name of an operation, whose response it looks into, or with the name of a model.
package struct ModelPlace: Hashable, Sendable {
    /// A step from a value into it.
    package enum Step: Hashable, Sendable {
        /// Into every element of a list: `[]`.
        case element
        /// Into every value of a map: `.*`.
        case value
        /// Into a member: `.owner`, or `["odd key"]` where it is no plain name.
        case key(String)
    }

    /// The name of an operation or model.
    package var root: String
    /// The steps from there.
    package var steps: [Step]

    /// Creates a place.
    package init(root: String, steps: [Step]) {
        self.root = root
        self.steps = steps
    }

    /// Reads a place; nothing where the text is none.
    package init?(_ text: String) {
        let name = text.prefix { $0 != "." && $0 != "[" }
        guard SwiftKeyword.isIdentifier(String(name)) else { return nil }
        root = String(name)
        steps = []
        var rest = text[name.endIndex...]
        while let character = rest.popFirst() {
            if character == "[" {
                if rest.popPrefix("]") {
                    steps.append(.element)
                } else if rest.popPrefix("\""), let end = rest.firstRange(of: "\"]") {
                    steps.append(.key(String(rest[..<end.lowerBound])))
                    rest = rest[end.upperBound...]
                } else {
                    return nil
                }
            } else if character == "." {
                let key = rest.prefix { $0 != "." && $0 != "[" }
                guard !key.isEmpty else { return nil }
                steps.append(key == "*" ? .value : .key(String(key)))
                rest = rest[key.endIndex...]
            } else {
                return nil
            }
        }
    }
}

extension ModelPlace: CustomStringConvertible {
    /// The place as a spec writes it.
    package var description: String {
        steps.reduce(root) { text, step in
            switch step {
            case .element: text + "[]"
            case .value: text + ".*"
            case .key(let key):
                key.allSatisfy { $0.isLetter || $0.isNumber || "_-$@".contains($0) } && !key.isEmpty
                    ? "\(text).\(key)" : "\(text)[\"\(key)\"]"
            }
        }
    }
}

extension Substring {
    /// Takes a prefix away; false, and nothing taken, where there is another.
    fileprivate mutating func popPrefix(_ prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        removeFirst(prefix.count)
        return true
    }

    /// The range of the first place where a text stands.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
