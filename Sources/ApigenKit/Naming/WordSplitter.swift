/// Splits any key into the words of which names are made.
///
/// ```
/// user_id        user, id          HTTPServer2   HTTP, Server2
/// userIDs        user, IDs         first name    first, name
/// +1             plus, 1           1.5           1, point, 5
/// ```
struct WordSplitter {
    /// Whether every symbol is spoken, separators too: how keys are told apart that else share a name.
    var speaksSeparators = false
    /// Longer keys are cut: they are texts, not names.
    private static let maximumWords = 12
    private static let maximumScalars = 200

    private var words: [String] = []
    /// The separator before the word that comes next.
    private var separator: Unicode.Scalar?

    init(speaksSeparators: Bool = false) {
        self.speaksSeparators = speaksSeparators
    }

    /// The words of a key, each with the case in which it stands there; none where the key is empty.
    static func words(in key: String, speaksSeparators: Bool = false) -> [String] {
        var splitter = WordSplitter(speaksSeparators: speaksSeparators)
        let scalars = Array(key.unicodeScalars.prefix(maximumScalars))
        // A key without letters and digits has only its symbols to be named by.
        if !scalars.contains(where: \.isWordPart) { splitter.speaksSeparators = true }
        splitter.split(scalars)
        return Array(splitter.words.prefix(maximumWords))
    }

    private mutating func split(_ scalars: [Unicode.Scalar]) {
        var index = 0
        while index < scalars.count {
            if scalars[index].isWordPart {
                let start = index
                while index < scalars.count, scalars[index].isWordPart { index += 1 }
                splitRun(Array(scalars[start..<index]))
            } else {
                let next = index + 1 < scalars.count ? scalars[index + 1] : nil
                let isBeforeDigit = words.isEmpty && next?.isASCIIDigit == true
                addSymbol(scalars[index], beforeDigit: isBeforeDigit)
                index += 1
            }
        }
    }

    private mutating func addSymbol(_ scalar: Unicode.Scalar, beforeDigit: Bool) {
        let isSpoken =
            switch SymbolName.treatment(of: scalar) {
            case .spoken: true
            case .spokenBeforeDigit: beforeDigit || speaksSeparators
            case .separator: speaksSeparators
            }
        guard isSpoken else {
            separator = separator ?? scalar
            return
        }
        words += SymbolName.words(for: scalar, beforeDigit: beforeDigit)
        separator = nil
    }

    /// Splits letters and digits where their case changes.
    private mutating func splitRun(_ run: [Unicode.Scalar]) {
        var start = 0
        for index in run.indices.dropFirst() where isBoundary(index, in: run) {
            add(run[start..<index])
            start = index
        }
        add(run[start...])
    }

    private func isBoundary(_ index: Int, in run: [Unicode.Scalar]) -> Bool {
        guard run[index].isCapital else { return false }
        guard run[index - 1].isCapital else { return true }
        // Inside capitals a word starts where a small letter follows: HTTPServer.
        guard index + 1 < run.count, run[index + 1].isSmall else { return false }
        // The plural of an acronym does not end it: userIDs.
        let isPlural = run[index + 1] == "s" && (index + 2 == run.count || !run[index + 2].isSmall)
        return !isPlural
    }

    private mutating func add(_ scalars: ArraySlice<Unicode.Scalar>) {
        if let separator, let last = words.last?.unicodeScalars.last, last.isASCIIDigit,
            scalars.first?.isASCIIDigit == true
        {
            words.append(SymbolName.joint(of: separator))
        }
        separator = nil
        words.append(String(String.UnicodeScalarView(scalars)))
    }
}
