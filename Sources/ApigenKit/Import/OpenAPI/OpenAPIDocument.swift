import ApigenJSON

/// An OpenAPI document whose references can be followed, and what was found out about it.
///
/// All parts of the reader share it while one document is read, so it is a class.
final class OpenAPIDocument {
    let file: SourceFile
    let root: JSONNode
    var findings: ImportFindings
    private var targets: [String: JSONNode?] = [:]

    init(_ file: SourceFile, _ root: JSONNode, findings: ImportFindings) {
        self.file = file
        self.root = root
        self.findings = findings
    }

    func place(_ node: JSONNode) -> SourceLocation { file.location(at: node.offset) }

    /// The object that a node is or refers to; nothing, and that is reported, where there is none.
    func object(_ node: JSONNode?, _ title: String) -> JSONNode? {
        guard let node else { return nil }
        var current = node
        for _ in 0..<32 {
            guard let reference = current["$ref"] else {
                guard current.isObject else {
                    findings.warning(
                        "\(title) must be an object, not \(current.title), and is left out",
                        at: place(current)
                    )
                    return nil
                }
                return current
            }
            guard let target = target(of: reference) else { return nil }
            current = target
        }
        findings.warning("the $ref leads back to itself, and is left out", at: place(node))
        return nil
    }

    /// What a reference refers to; nothing, and that is reported, where nothing does.
    func target(of reference: JSONNode) -> JSONNode? {
        guard let text = reference.string else {
            findings.warning("a $ref must be a string, and is left out", at: place(reference))
            return nil
        }
        if let known = targets[text] {
            if known == nil { report(text, at: reference) }
            return known
        }
        let found = find(text)
        targets[text] = .some(found)
        if found == nil { report(text, at: reference) }
        return found
    }

    private func find(_ text: String) -> JSONNode? {
        guard text.hasPrefix("#") else { return nil }
        guard let pointer = JSONPointer(PercentCoding.decoded(String(text.dropFirst()))) else { return nil }
        var node: JSONNode? = root
        for token in pointer.tokens {
            guard let current = node else { return nil }
            if case .array(let elements) = current.content {
                node = Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            } else {
                node = current[token]
            }
        }
        return node
    }

    private func report(_ text: String, at node: JSONNode) {
        let message =
            text.hasPrefix("#")
            ? "nothing stands at the $ref \(text.quoted); it stays a JSONValue"
            : "the $ref \(text.quoted) leads out of the document, where it can't be followed; bundle the document first"
        findings.warning(message, at: place(node))
    }
}

/// Percent-encoding (RFC 3986, section 2.1).
enum PercentCoding {
    /// The text with its escapes decoded; those that are none stay as they are.
    static func decoded(_ text: String, plusIsSpace: Bool = false) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let high = hexadecimal(rest[rest.startIndex]),
                let low = hexadecimal(rest[rest.startIndex + 1])
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
