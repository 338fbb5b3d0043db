import HotelsClient
import Observation

/// Prints a line each time that a resource comes further, which observation tells.
@MainActor
final class ProgressReport {
    private let resources: HotelsResources
    private var lastLine = ""
    private var isStopped = false

    init(of resources: HotelsResources) {
        self.resources = resources
    }

    func start() {
        // What is read here is observed. It tells once, before the change: look again when the change is made.
        let line = withObservationTracking {
            "hotels: \(state(resources.hotels)), header: \(state(resources.additionalInfo))"
        } onChange: { [weak self] in
            Task { @MainActor in
                guard let self, !self.isStopped else { return }
                self.start()
            }
        }
        show(line)
    }

    /// Prints what has changed last, and nothing more.
    func stop() {
        start()
        isStopped = true
    }

    private func show(_ line: String) {
        guard line != lastLine else { return }
        lastLine = line
        print(line)
    }
}
