/// The rules of a load, without the loading: which phase follows on which, and who may still write.
///
/// Each load gets a generation. What ends with another generation than the current one was superseded, and
/// changes nothing, even when its answer has arrived already.
struct LoadState<Value: Sendable>: Sendable {
    /// The value that is shown: the loaded one with the edits applied.
    private(set) var value: Value?
    private(set) var phase = LoadPhase.idle
    private(set) var activity: LoadActivity?
    /// The value as it was loaded.
    private(set) var loadedValue: Value?

    private var edits: [ValueEdit<Value>] = []
    private var generation = 0
    private var lastEdit = 0
    /// The phase from before the loads that have not ended: where a cancellation leads back to.
    private var settledPhase = LoadPhase.idle
    /// Count the writes, because neither values nor errors can be compared.
    private var valueRevision = 0
    private var phaseRevision = 0

    /// Creates the state of something that was loaded, or of something new.
    init(value: Value? = nil) {
        guard let value else { return }
        self.value = value
        loadedValue = value
        phase = .loaded
        settledPhase = .loaded
    }

    /// The error of the last load, if it failed.
    var error: (any Error)? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// Whether a load is running.
    var isLoading: Bool { activity != nil }

    /// Whether a load runs beside a value.
    var isReloading: Bool { activity == .loading && value != nil }

    /// The parts in which this state differs from an earlier one.
    func changes(since earlier: LoadState) -> Set<LoadPart> {
        var parts: Set<LoadPart> = []
        if valueRevision != earlier.valueRevision { parts.insert(.value) }
        if phaseRevision != earlier.phaseRevision { parts.insert(.phase) }
        if activity != earlier.activity { parts.insert(.activity) }
        return parts
    }
}

// MARK: Loads

extension LoadState {
    /// Starts a load, which supersedes any other, and gives its generation.
    ///
    /// - Parameter isEmptying: Whether what is there goes now, rather than when the load has ended.
    mutating func begin(_ activity: LoadActivity = .loading, isEmptying: Bool = false) -> Int {
        generation += 1
        self.activity = activity
        if isEmptying {
            if value != nil { valueRevision += 1 }
            value = nil
            loadedValue = nil
            settledPhase = .idle
        }
        if value == nil { show(.loading) }
        return generation
    }

    /// Whether the load of a generation may still write.
    func isCurrent(_ generation: Int) -> Bool {
        isLoading && generation == self.generation
    }

    /// Ends a load with a value; false if it was superseded.
    ///
    /// - Parameter isUnchanged: Whether the value is equal to the one that is there, and no news to anyone.
    mutating func succeed(_ newValue: Value, generation: Int, isUnchanged: Bool = false) -> Bool {
        guard isCurrent(generation) else { return false }
        if !isUnchanged { write(newValue) }
        settle(.loaded)
        return true
    }

    /// Ends a load with an error; false if it was superseded.
    mutating func fail(_ error: any Error, generation: Int) -> Bool {
        guard isCurrent(generation) else { return false }
        settle(.failed(error))
        return true
    }

    /// Ends whatever load is running without an outcome, and goes back to the phase from before it.
    mutating func cancel() {
        guard isLoading else { return }
        generation += 1
        activity = nil
        if case .loading = phase { show(settledPhase) }
    }

    private mutating func settle(_ phase: LoadPhase) {
        activity = nil
        settledPhase = phase
        show(phase)
    }

    private mutating func show(_ phase: LoadPhase) {
        switch (self.phase, phase) {
        case (.idle, .idle), (.loading, .loading), (.loaded, .loaded): return
        default: break
        }
        self.phase = phase
        phaseRevision += 1
    }
}

// MARK: Values and edits

extension LoadState {
    /// Changes the loaded value, if there is one.
    mutating func update(_ change: (inout Value) -> Void) {
        guard var value = loadedValue else { return }
        change(&value)
        write(value)
    }

    /// Shows the value with a change, until the edit is kept or dropped. Gives the number of the edit.
    ///
    /// Edits lie over the value that was loaded: a load that ends meanwhile does not undo them, and dropping
    /// one leaves the others.
    mutating func addEdit(_ change: @escaping @Sendable (inout Value) -> Void) -> Int {
        lastEdit += 1
        edits.append(ValueEdit(number: lastEdit, change: change))
        showEdits()
        return lastEdit
    }

    /// Makes an edit part of the loaded value.
    mutating func keepEdit(_ number: Int) {
        guard let edit = removeEdit(number), var value = loadedValue else { return }
        edit.change(&value)
        write(value)
    }

    /// Takes an edit back.
    mutating func dropEdit(_ number: Int) {
        if removeEdit(number) != nil { showEdits() }
    }

    private mutating func removeEdit(_ number: Int) -> ValueEdit<Value>? {
        guard let index = edits.firstIndex(where: { $0.number == number }) else { return nil }
        return edits.remove(at: index)
    }

    private mutating func write(_ value: Value) {
        loadedValue = value
        showEdits()
    }

    private mutating func showEdits() {
        guard var shown = loadedValue else { return }
        for edit in edits { edit.change(&shown) }
        value = shown
        valueRevision += 1
    }
}
