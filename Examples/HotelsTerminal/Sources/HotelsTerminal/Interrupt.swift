import Dispatch
import Foundation

/// Does something when the user presses Ctrl-C, in place of ending the program. Keep it as long as it is to watch.
@MainActor
final class Interrupt {
    /// Whether the user has pressed Ctrl-C.
    private(set) var hasHappened = false
    private let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)

    init(_ action: @escaping @MainActor () -> Void) {
        // The default action would end the program before the source is told.
        signal(SIGINT, SIG_IGN)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.hasHappened = true
                action()
            }
        }
        source.resume()
    }
}
