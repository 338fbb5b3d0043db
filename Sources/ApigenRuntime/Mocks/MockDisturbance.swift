import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Delays and failures at random, but the same ones for the same seed.
public struct MockDisturbance: Sendable {
    private var generator: SplitMix64
    private let latency: ClosedRange<TimeInterval>
    private let failureRate: Double

    /// Creates a disturbance.
    ///
    /// - Parameters:
    ///   - seed: Decides about everything that follows.
    ///   - latency: The shortest and the longest wait before an answer, in seconds.
    ///   - failureRate: The part of requests that fail with `URLError.networkConnectionLost`, from 0 to 1.
    public init(seed: UInt64, latency: ClosedRange<TimeInterval> = 0...0, failureRate: Double = 0) {
        generator = SplitMix64(state: seed)
        self.latency = latency
        self.failureRate = failureRate
    }

    mutating func next() -> (delay: TimeInterval, failure: (any Error)?) {
        let delay = TimeInterval.random(in: latency, using: &generator)
        let fails = Double.random(in: 0..<1, using: &generator) < failureRate
        return (delay, fails ? URLError(.networkConnectionLost) : nil)
    }
}

/// A small generator of random numbers (Steele, Lea and Flood, 2014) that takes a seed, unlike that of the system.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
