/// A candle: open and close time, prices and volumes.
enum CandleText {
    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        let opens = 1_499_040_000_000 + index * 60_000
        let prices = (0..<4).map { _ in source.decimal(30...900, digits: 8) }.joined(separator: ",")
        return """
            [\(opens),\(prices),\(source.decimal(1000...200_000, digits: 8)),\(opens + 59_999),\
            \(source.decimal(100...9000, digits: 8)),\(source.integer(1...4000)),\
            \(source.decimal(100...9000, digits: 8)),\(source.decimal(1...99, digits: 8))]
            """
    }
}
