/// Chooses the server that a spec is about.
enum ObservedServer {
    /// The exchanges with the server that has the most; pages and collections talk to others too.
    static func keepingOne(_ exchanges: [ObservedExchange], _ findings: inout ImportFindings) -> [ObservedExchange] {
        var counts: [String: Int] = [:]
        for exchange in exchanges where !exchange.request.url.origin.isEmpty {
            counts[exchange.request.url.origin, default: 0] += 1
        }
        guard let most = counts.values.max(),
            let origin = exchanges.first(where: { counts[$0.request.url.origin] == most })?.request.url.origin
        else { return exchanges }
        return exchanges.compactMap { exchange in
            var exchange = exchange
            // Where nothing tells the server, it is the same as elsewhere.
            if exchange.request.url.origin.isEmpty { exchange.request.url.origin = origin }
            guard exchange.request.url.origin != origin else { return exchange }
            findings.note(
                "requests to \(exchange.request.url.origin) are left out: a spec has one server, and \(origin) has the most",
                at: exchange.request.location
            )
            return nil
        }
    }
}
