/// The way to a value in a JSON document (RFC 6901).
package struct JSONPointer: Hashable, Sendable {
    /// The keys and indices to follow from the root.
    package var tokens: [String]

    /// Creates a pointer from its tokens.
    package init(tokens: [String]) {
        self.tokens = tokens
    }

    /// Reads a pointer such as `/data/items`; nothing where the text is none.
    package init?(_ text: String) {
        if text.isEmpty {
            self.init(tokens: [])
            return
        }
        guard text.hasPrefix("/") else { return nil }
        var tokens: [String] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            var token = ""
            var rest = part
            while let character = rest.popFirst() {
                guard character == "~" else {
                    token.append(character)
                    continue
                }
                switch rest.popFirst() {
                case "0": token.append("~")
                case "1": token.append("/")
                default: return nil
                }
            }
            tokens.append(token)
        }
        self.init(tokens: tokens)
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as RFC 6901 writes it.
    package var description: String {
        tokens.map { token in
            "/" + token.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
        }.joined()
    }
}
