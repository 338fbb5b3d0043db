import Dispatch
import Foundation

/// Does something when a person presses Ctrl-C, or the system asks the tool to end. A second time ends it at once.
final class TerminationSignals {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: What is done, once, on a thread of the system's.
    init(_ action: @escaping @Sendable () -> Void) {
        let signals = [SIGINT, SIGTERM]
        let queue = DispatchQueue(label: "apigen.signals")
        sources = signals.map { number in
            // Without this the signal would end the process before anybody heard of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                for other in signals { signal(other, SIG_DFL) }
                action()
            }
            source.resume()
            return source
        }
    }

    /// Listens no longer.
    func cancel() {
        for source in sources { source.cancel() }
    }
}
