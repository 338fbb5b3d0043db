import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A write, with what a screen wants to know about it, and what else changes by it.
///
/// ```swift
/// let rename = Mutation(client: client) { (name: String) in UsersAPI.updateUser(id: 1, name: name) }
///     .showing(on: user) { user, name in user.name = name }      // at once; taken back if the write fails
///     .reloading(users)                                          // after the write
///
/// Button("Rename") { rename.start("Ada") }.disabled(rename.isRunning)
/// if let error = rename.error { Text(error.localizedDescription) }
/// ```
///
/// - Each write runs on, also beside another one and when the mutation is released: a write is not dropped
///   because a screen goes away. The phase is that of the write that was started last.
/// - A cancelled write is no failure: what was shown is taken back, and the phase is what it was before.
///
/// It is observed as a ``NetworkResource`` is.
@MainActor
public final class Mutation<Input: Sendable, Output: Sendable> {
    /// Writes.
    public typealias Operation = @Sendable (Input) async throws -> Output

    enum Part { case phase }

    nonisolated let changes = ChangeRelay<Part>()
    private let operation: Operation
    private var edits: [@MainActor (Input) -> OptimisticEdit?] = []
    private var successes: [@MainActor (Input, Output) -> Void] = []
    private var currentPhase = MutationPhase<Output>.idle
    private var settledPhase = MutationPhase<Output>.idle
    private var lastInput: Input?
    /// The number of the write that was started last, which the phase belongs to.
    private var current = 0
    private var tasks: [Int: Task<Output, any Error>] = [:]

    /// Creates a mutation.
    ///
    /// - Parameter operation: Writes an input, and gives what the server answers.
    public init(_ operation: @escaping Operation) {
        self.operation = operation
    }

    /// Creates a mutation that sends endpoints with a client.
    ///
    /// - Parameters:
    ///   - client: Sends the endpoints.
    ///   - endpoint: Makes the endpoint for an input.
    public convenience init(client: APIClient, _ endpoint: @escaping @Sendable (Input) -> Endpoint<Output>) {
        self.init { try await client.send(endpoint($0)) }
    }

    /// How far the write has come that was started last.
    public var phase: MutationPhase<Output> {
        changes.access(.phase)
        return currentPhase
    }

    /// Whether the write that was started last is running.
    public var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    /// What the server has answered, if the last write succeeded.
    public var output: Output? {
        if case .done(let output) = phase { output } else { nil }
    }

    /// The error of the last write, if it failed. Never a cancellation.
    public var error: (any Error)? {
        if case .failed(let error) = phase { error } else { nil }
    }
}

// MARK: Writing

extension Mutation {
    /// Writes an input, and gives what the server answers.
    ///
    /// Cancelling the calling task cancels the write, which then throws `CancellationError`.
    @discardableResult
    public func run(_ input: Input) async throws -> Output {
        try Task.checkCancellation()
        let task = begin(input)
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Starts to write an input, and returns at once. How it ends is told by ``phase``.
    public func start(_ input: Input) {
        _ = begin(input)
    }

    /// Writes the last input again; does nothing if there was none.
    public func retry() {
        if let lastInput { start(lastInput) }
    }

    /// Cancels all writes that are running, and goes back to the phase from before them.
    public func cancel() {
        for task in tasks.values { task.cancel() }
        guard case .running = currentPhase else { return }
        current += 1
        show(settledPhase)
    }

    /// Forgets how the last write has ended. A write that is running goes on.
    public func reset() {
        current += 1
        lastInput = nil
        show(.idle)
        settledPhase = .idle
    }

    private func begin(_ input: Input) -> Task<Output, any Error> {
        current += 1
        let number = current
        lastInput = input
        let edits = edits.compactMap { $0(input) }
        let operation = operation
        show(.running)
        // It holds the mutation: a write that was started has its consequences, whoever still looks at it.
        let task = Task {
            let result: Result<Output, any Error>
            do {
                result = .success(try await operation(input))
            } catch {
                result = .failure(error)
            }
            return try self.end(number, input: input, result: result, edits: edits)
        }
        tasks[number] = task
        return task
    }

    private func end(
        _ number: Int,
        input: Input,
        result: Result<Output, any Error>,
        edits: [OptimisticEdit]
    ) throws -> Output {
        let isCancelled = tasks.removeValue(forKey: number)?.isCancelled ?? false
        switch result {
        case .success(let output):
            // The server has written it, even if nobody wants to know any more.
            for edit in edits { edit.keep() }
            settle(number, .done(output))
            for success in successes { success(input, output) }
            return output
        case .failure(let error):
            for edit in edits { edit.drop() }
            if isCancelled || error is CancellationError || (error as? URLError)?.code == .cancelled {
                if number == current { show(settledPhase) }
                throw CancellationError()
            }
            settle(number, .failed(error))
            throw error
        }
    }

    private func settle(_ number: Int, _ phase: MutationPhase<Output>) {
        guard number == current else { return }
        settledPhase = phase
        show(phase)
    }

    private func show(_ phase: MutationPhase<Output>) {
        switch (currentPhase, phase) {
        case (.idle, .idle), (.running, .running): return
        default: changes.change([.phase]) { currentPhase = phase }
        }
    }
}

extension Mutation where Input == Void {
    /// Writes, and gives what the server answers.
    @discardableResult
    public func run() async throws -> Output {
        try await run(())
    }

    /// Starts to write, and returns at once. How it ends is told by ``phase``.
    public func start() {
        start(())
    }
}

// MARK: Consequences

extension Mutation {
    /// Adds what is done before each write: it gives the edit that is kept or dropped when the write ends.
    func onStart(_ edit: @escaping @MainActor (Input) -> OptimisticEdit?) {
        edits.append(edit)
    }

    /// Adds what is done after each write that succeeded.
    func onSuccess(_ action: @escaping @MainActor (Input, Output) -> Void) {
        successes.append(action)
    }
}

extension Mutation: ChangeAnnouncing {
    func forwardChanges<Other>(to relay: ChangeRelay<Other>) {
        changes.forward(to: relay)
    }
}
