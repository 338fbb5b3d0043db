/// The bytes of a JSON text, between zeros.
///
/// No byte that JSON allows, inside or outside of a string, is zero. So every loop of a reader ends at the padding by
/// itself and needs no check for the end, and eight bytes may be loaded at any place of the text.
final class JSONText: @unchecked Sendable {
    // Unchecked, because a pointer is not Sendable; the bytes never change once the text is made.

    /// The first byte.
    let base: UnsafePointer<UInt8>
    /// The number of bytes without the padding.
    let count: Int

    /// More than any reader looks beyond the first zero, which is a load of sixteen bytes, or back from a string.
    private static let padding = 16

    init(_ bytes: some Sequence<UInt8>) {
        let copied = bytes.withContiguousStorageIfAvailable(Self.copy)
        (base, count) = copied ?? Array(bytes).withUnsafeBufferPointer(Self.copy)
    }

    private static func copy(_ source: UnsafeBufferPointer<UInt8>) -> (UnsafePointer<UInt8>, Int) {
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 2 * padding)
        buffer.initialize(repeating: 0, count: padding)
        let text = buffer + padding
        if let start = source.baseAddress { text.initialize(from: start, count: source.count) }
        (text + source.count).initialize(repeating: 0, count: padding)
        return (UnsafePointer(text), source.count)
    }

    deinit {
        (UnsafeMutablePointer(mutating: base) - Self.padding).deallocate()
    }
}

extension UnsafePointer<UInt8> {
    /// The eight bytes at an offset, the first one lowest.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The string of a range of bytes that are known to be valid UTF-8.
    @inline(__always)
    func string(_ start: Int, _ end: Int, isASCII: Bool = false) -> String {
        let text = UnsafeBufferPointer(start: self + start, count: end - start)
        #if compiler(>=6.2)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                // Does not look for what is invalid once more.
                return String(copying: UTF8Span(unchecked: text.span, isKnownASCII: isASCII))
            }
        #endif
        return String(decoding: text, as: UTF8.self)
    }
}
