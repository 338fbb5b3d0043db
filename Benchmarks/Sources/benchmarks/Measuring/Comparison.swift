/// Two ways to do the same, measured in turn.
struct Comparison {
    /// Seconds of each round, for the first and for the second way.
    var rounds: [(first: Double, second: Double)] = []

    /// How many times as long the second way takes: the median of the rounds.
    var ratio: Double { rounds.map { $0.second / $0.first }.median }
    /// The median seconds of the first way.
    var first: Double { rounds.map(\.first).median }
    /// The median seconds of the second way.
    var second: Double { rounds.map(\.second).median }

    /// Measures both, a round of the one after a round of the other, so that what else the machine does slows both.
    init(rounds count: Int, _ first: () throws -> Void, _ second: () throws -> Void) rethrows {
        let firstRuns = try Self.runs(of: first)
        let secondRuns = try Self.runs(of: second)
        for _ in 0..<count {
            rounds.append((try Self.seconds(firstRuns, of: first), try Self.seconds(secondRuns, of: second)))
        }
    }

    /// A round lasts at least this long: the clock of a thread is read in steps.
    private static let shortestRound = 0.03

    /// How many runs make a round.
    private static func runs(of work: () throws -> Void) rethrows -> Int {
        var runs = 1
        while true {
            let total = try seconds(runs, of: work) * Double(runs)
            if total >= shortestRound { return runs }
            runs = total < shortestRound / 10 ? runs * 8 : Int(Double(runs) * shortestRound / total) + 1
        }
    }

    private static func seconds(_ runs: Int, of work: () throws -> Void) rethrows -> Double {
        let start = CPUClock.thread
        for _ in 0..<runs { try work() }
        return (CPUClock.thread - start) / Double(runs)
    }
}

extension [Double] {
    /// The middle one.
    var median: Double {
        let sorted = sorted()
        guard let last = sorted.last else { return 0 }
        return count % 2 == 1
            ? sorted[count / 2] : (sorted[count / 2 - 1] + (count == 0 ? last : sorted[count / 2])) / 2
    }
}
