import Foundation

/// A stream that the tool writes text to.
struct OutputStream: Sendable {
    /// Whether a person looks at it.
    let isTerminal: Bool
    /// Whether it is a terminal that shows colours.
    let usesColor: Bool
    private let put: @Sendable (String) -> Void

    /// A stream that hands its text to a closure.
    init(isTerminal: Bool = false, usesColor: Bool = false, put: @escaping @Sendable (String) -> Void) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.put = put
    }

    /// Writes text.
    func write(_ text: String) { put(text) }

    /// Standard output.
    static let standardOutput = OutputStream(handle: .standardOutput)
    /// Standard error.
    static let standardError = OutputStream(handle: .standardError)

    private init(handle: FileHandle) {
        let environment = ProcessInfo.processInfo.environment
        let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        let isTerminal = isatty(handle.fileDescriptor) == 1
        self.init(isTerminal: isTerminal, usesColor: isTerminal && isWanted) { text in
            do {
                try handle.write(contentsOf: Data(text.utf8))
            } catch {
                // Whoever reads has gone, or the disk is full: there is nobody left to tell.
                exit(ExitStatus.fault.rawValue)
            }
        }
    }
}
