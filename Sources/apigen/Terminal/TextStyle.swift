/// How text is emphasised: with colours on a terminal, not at all elsewhere.
struct TextStyle: Sendable {
    /// Whether colours are used.
    var usesColor: Bool

    /// Important.
    func bold(_ text: String) -> String { styled(text, "1") }
    /// Added.
    func green(_ text: String) -> String { styled(text, "32") }
    /// Removed, or wrong.
    func red(_ text: String) -> String { styled(text, "31") }
    /// Where something stands.
    func cyan(_ text: String) -> String { styled(text, "36") }

    private func styled(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
