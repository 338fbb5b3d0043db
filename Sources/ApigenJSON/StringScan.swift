/// Looks for the end of a run of plain bytes in a string, and checks its UTF-8 on the way (RFC 3629: neither overlong
/// forms nor surrogates, nothing beyond U+10FFFF).
///
/// There are two ways, which give the same: sixteen bytes at once are quicker where the compiler optimises, eight where
/// it makes a call of each step.
protocol StringScan {
    /// Scans from an offset on, at which a scalar starts.
    ///
    /// The bytes must go on for 16 bytes after the run, and be there for 3 before it.
    static func scan(_ bytes: UnsafePointer<UInt8>, from start: Int) -> PlainRun

    /// Copies bytes up to the first backslash, or a few more than up to an end; gives how many count.
    ///
    /// There must be room for 16 bytes more in both places.
    static func copy(
        _ bytes: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) -> Int
}

/// A run of bytes that stand for themselves in a string.
struct PlainRun {
    /// Where it ends: at a quote, a backslash, or a control character, which the zero after a text is too.
    var end: Int
    var isASCII: Bool
    /// Whether it is valid UTF-8. Where it is not, ``end`` says nothing.
    var isValid: Bool
}

// The quicker way.
#if DEBUG
    typealias BestStringScan = WordScan
#else
    typealias BestStringScan = VectorScan
#endif
