import Foundation

/// The body of a response as it arrives, in chunks. It can be read once.
///
/// The request is cancelled when the stream is no longer referred to, and when the reading task is cancelled.
public struct HTTPBodyStream: AsyncSequence, Sendable {
    /// A chunk of the body; never empty but for a server that sends so.
    public typealias Element = Data

    let nextChunk: @Sendable () async throws -> Data?

    /// Creates a stream from a function that gives the next chunk, and nil at the end.
    public init(nextChunk: @escaping @Sendable () async throws -> Data?) {
        self.nextChunk = nextChunk
    }

    /// A stream of chunks that are there already.
    public init(_ chunks: [Data]) {
        let rest = Locked(chunks[...])
        self.init { rest.withLock { $0.popFirst() } }
    }

    /// Goes on where reading stopped: all iterators share one position.
    public func makeAsyncIterator() -> Iterator {
        Iterator(nextChunk: nextChunk)
    }

    /// Reads the stream.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        let nextChunk: @Sendable () async throws -> Data?

        /// The next chunk, and nil at the end. Throws what the transport throws.
        public mutating func next() async throws -> Data? {
            try await nextChunk()
        }
    }
}
