import Dispatch

extension Array where Element: Sendable {
    /// What a function makes of each element, in the order of the elements, worked out on all cores.
    func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each iteration initializes a place of its own, and all have ended before the buffer is read.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                places.initializeElement(at: index, to: transform(self[index]))
            }
            initialized = count
        }
    }
}
