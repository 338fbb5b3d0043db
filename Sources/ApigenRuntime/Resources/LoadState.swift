/// The rules of a load, without the loading: which phase follows on which, and who may still write.
///
/// Each load gets a generation. What ends with another generation than the current one was superseded, and
/// changes nothing, even when its answer has arrived already.
struct LoadState<Value: Sendable>: Sendable {
    private(set) var value: Value?
    private(set) var phase = LoadPhase.idle
    private(set) var isLoading = false
    private var generation = 0
    /// The phase from before the loads that have not ended: where a cancellation leads back to.
    private var settledPhase = LoadPhase.idle

    /// The error of the last load, if it failed.
    var error: (any Error)? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// Whether a load runs beside a value.
    var isReloading: Bool { isLoading && value != nil }

    /// Starts a load, which supersedes any other, and gives its generation.
    mutating func begin() -> Int {
        generation += 1
        isLoading = true
        if value == nil { phase = .loading }
        return generation
    }

    /// Ends a load with a value; false if it was superseded.
    mutating func succeed(_ newValue: Value, generation: Int) -> Bool {
        guard generation == self.generation, isLoading else { return false }
        value = newValue
        settle(.loaded)
        return true
    }

    /// Ends a load with an error; false if it was superseded.
    mutating func fail(_ error: any Error, generation: Int) -> Bool {
        guard generation == self.generation, isLoading else { return false }
        settle(.failed(error))
        return true
    }

    /// Ends a load without an outcome; false if it was superseded.
    @discardableResult
    mutating func cancel(generation: Int) -> Bool {
        guard generation == self.generation else { return false }
        cancel()
        return true
    }

    /// Ends whatever load is running without an outcome, and goes back to the phase from before it.
    mutating func cancel() {
        guard isLoading else { return }
        generation += 1
        settle(settledPhase)
    }

    private mutating func settle(_ phase: LoadPhase) {
        isLoading = false
        settledPhase = phase
        self.phase = phase
    }
}
