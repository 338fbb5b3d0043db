/// How a mock API misbehaves: how long its answers take, and how many of them fail.
///
/// The same seed gives the same delays and failures for the same requests in the same order, in whatever thread.
package struct MockBehavior: Sendable {
    /// The shortest and the longest time that an answer takes, in seconds.
    package var latency = 0.0...0.0
    /// The part of all answers that fail, from 0 to 1.
    package var failureRate = 0.0
    /// What the delays and failures follow from.
    package var seed: UInt64 = 0

    /// Creates one that answers at once and never fails.
    package init() {}

    /// The seconds that the answer to a request takes; requests are numbered as they come.
    func delay(ofRequest number: Int) -> Double {
        latency.lowerBound + (latency.upperBound - latency.lowerBound) * fraction(of: number, 0)
    }

    /// The status that the answer to a request fails with; nothing where it does not.
    func failure(ofRequest number: Int) -> Int? {
        guard fraction(of: number, 1) < failureRate else { return nil }
        let statuses = [500, 502, 503, 504]
        return statuses[min(Int(fraction(of: number, 2) * 4), 3)]
    }

    /// A number from 0 up to 1 that follows from the seed, the request and the purpose alone (SplitMix64).
    private func fraction(of number: Int, _ purpose: UInt64) -> Double {
        let step = UInt64(bitPattern: Int64(number)) &* 3 &+ purpose &+ 1
        var mixed = seed &+ step &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }
}
