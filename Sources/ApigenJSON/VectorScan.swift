/// Scans sixteen bytes at a time, as a vector.
enum VectorScan: StringScan {
    private typealias Block = SIMD16<UInt8>
    private typealias Mask = SIMDMask<SIMD16<Int8>>

    static func scan(_ bytes: UnsafePointer<UInt8>, from start: Int) -> PlainRun {
        var index = start
        var isASCII = true
        while true {
            let block = load(bytes, index)
            let special = Lanes((block .== all(0x22)) .| (block .== all(0x5C)) .| (block .< all(0x20)))
            // A scalar that the last block began may have its last byte in this one, or lack it.
            if !Lanes(block .>= all(0x80)).isEmpty || index > start && bytes[index &- 1] >= 0x80 {
                isASCII = false
                let faults = faults(in: block, bytes, index)
                if !faults.isEmpty, faults.first <= special.first {
                    return PlainRun(end: index, isASCII: false, isValid: false)
                }
            }
            if !special.isEmpty { return PlainRun(end: index &+ special.first, isASCII: isASCII, isValid: true) }
            index &+= 16
        }
    }

    static func copy(
        _ bytes: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var count = 0
        while start &+ count < end {
            let block = load(bytes, start &+ count)
            UnsafeMutableRawPointer(target + count).storeBytes(of: block, as: Block.self)
            let backslashes = Lanes(block .== all(0x5C))
            if !backslashes.isEmpty { return min(count &+ backslashes.first, end &- start) }
            count &+= 16
        }
        return end &- start
    }

    /// The bytes that must not stand where they do: each is compared with the three before it.
    @inline(__always)
    private static func faults(in block: Block, _ bytes: UnsafePointer<UInt8>, _ index: Int) -> Lanes {
        let last = load(bytes, index &- 1)
        let isContinuation = (block .>= all(0x80)) .& (block .< all(0xC0))
        let follows = (last .>= all(0xC0)) .| (load(bytes, index &- 2) .>= all(0xE0))
        var faults = isContinuation .^ (follows .| (load(bytes, index &- 3) .>= all(0xF0)))
        // C0 and C1 begin overlong forms only; F5 and above begin nothing.
        let nevers = (block & all(0xFE) .== all(0xC0)) .| (block .>= all(0xF5))
        // After these leads come some continuations only. Texts in most languages have none of them.
        let restricting = (last .== all(0xE0)) .| (last .== all(0xED)) .| (last .>= all(0xF0))
        if !Lanes(nevers .| restricting).isEmpty {
            faults = faults .| nevers
            faults = faults .| ((last .== all(0xE0)) .& (block .< all(0xA0)))
            faults = faults .| ((last .== all(0xED)) .& (block .>= all(0xA0)))
            faults = faults .| ((last .== all(0xF0)) .& (block .< all(0x90)))
            faults = faults .| ((last .== all(0xF4)) .& (block .>= all(0x90)))
        }
        return Lanes(faults)
    }

    /// A byte in all lanes. To compare with the byte itself would go lane by lane.
    @inline(__always)
    private static func all(_ byte: UInt8) -> Block { Block(repeating: byte) }

    @inline(__always)
    private static func load(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> Block {
        UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: index, as: Block.self)
    }

    /// The lanes of a mask that are set, eight bits for each, the first lane lowest.
    private struct Lanes {
        private let halves: SIMD2<UInt64>

        @inline(__always)
        init(_ mask: Mask) {
            // A mask is a vector whose lanes are all ones or all zeros.
            halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        }

        var isEmpty: Bool {
            @inline(__always) get { halves[0] | halves[1] == 0 }
        }

        /// The first lane that is set; 16 where none is.
        var first: Int {
            @inline(__always) get {
                let half = halves[0] != 0
                return half
                    ? UInt64(littleEndian: halves[0]).trailingZeroBitCount >> 3
                    : 8 &+ UInt64(littleEndian: halves[1]).trailingZeroBitCount >> 3
            }
        }
    }
}
