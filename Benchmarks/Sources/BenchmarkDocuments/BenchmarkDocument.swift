/// The kinds of JSON that are measured. Each is a list, as long as is asked for.
public enum BenchmarkDocument: String, CaseIterable, Sendable {
    /// Users: nested objects, short strings, some numbers.
    case users
    /// Events like those of GitHub: a tagged union, dates, identifiers, addresses.
    case events
    /// Candles of a market: rows of numbers.
    case candles
    /// Articles: long strings, most of them not ASCII, with escapes.
    case articles
    /// Reports with 120 fields each.
    case reports
    /// Threads of comments, thirty levels deep.
    case threads

    /// What the document stands for, in a few words.
    public var summary: String {
        switch self {
        case .users: "users"
        case .events: "events: unions, dates"
        case .candles: "candles: rows of numbers"
        case .articles: "articles: not ASCII, escapes"
        case .reports: "reports: 120 fields"
        case .threads: "threads: 30 levels deep"
        }
    }

    /// The text of a list of about so many bytes: at least one element, and no more than begins within them.
    public func text(bytes: Int) -> String {
        var source = SeededGenerator(seed: 20_240_501)
        var text = "["
        text.reserveCapacity(bytes + bytes / 8)
        var index = 0
        repeat {
            if index > 0 { text += "," }
            text += element(index, &source)
            index += 1
        } while text.utf8.count < bytes
        return text + "]"
    }

    private func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        switch self {
        case .users: UserText.element(index, &source)
        case .events: EventText.element(index, &source)
        case .candles: CandleText.element(index, &source)
        case .articles: ArticleText.element(index, &source)
        case .reports: ReportText.element(index, &source)
        case .threads: ThreadText.element(index, &source)
        }
    }
}
