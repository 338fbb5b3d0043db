/// The arguments of a command that are no options.
struct Operands: Sendable {
    /// What stands for one in help, such as `FILE`.
    var placeholder: String
    /// How many there may be.
    var count: ClosedRange<Int>
    /// What they are, in a sentence.
    var summary: String
    /// What a shell offers for one.
    var candidates: Candidates

    init(placeholder: String, count: ClosedRange<Int>, summary: String, candidates: Candidates? = nil) {
        self.placeholder = placeholder
        self.count = count
        self.summary = summary
        self.candidates = candidates ?? Candidates(placeholder: placeholder)
    }

    /// As many as one likes, or none.
    static func any(_ placeholder: String, _ summary: String) -> Operands {
        Operands(placeholder: placeholder, count: 0...Int.max, summary: summary)
    }

    /// At least one.
    static func some(_ placeholder: String, _ summary: String) -> Operands {
        Operands(placeholder: placeholder, count: 1...Int.max, summary: summary)
    }

    /// One or none.
    static func optional(_ placeholder: String, _ summary: String) -> Operands {
        Operands(placeholder: placeholder, count: 0...1, summary: summary)
    }

    /// Just one.
    static func one(_ placeholder: String, _ summary: String) -> Operands {
        Operands(placeholder: placeholder, count: 1...1, summary: summary)
    }

    /// Just two, such as an old and a new file.
    static func two(_ placeholder: String, _ summary: String) -> Operands {
        Operands(placeholder: placeholder, count: 2...2, summary: summary)
    }

    /// How they are shown after a command: `[FILE …]`.
    var usage: String {
        let repeated = count.upperBound == .max
        switch (count.lowerBound, count.upperBound) {
        case (0, _): return repeated ? "[\(placeholder) …]" : "[\(placeholder)]"
        case (2, 2): return "\(placeholder) \(placeholder)"
        default: return repeated ? "\(placeholder) …" : placeholder
        }
    }
}
