/// Checks UTF-8 eight bytes at a time (RFC 3629: neither overlong forms nor surrogates, nothing beyond U+10FFFF).
///
/// All work is on the highest bit of each byte: shifted to the left by some bits, a word has other bits of its bytes
/// there.
struct UTF8Check {
    /// The bytes at the start of the next word that must be continuations of what the last one began.
    private var continuations: UInt64 = 0
    /// Where they come after a lead that restricts them, that lead's marks.
    private var restricted = Restricted()

    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Marks of bytes that come after a lead which allows only some continuations.
    private struct Restricted {
        var afterE0: UInt64 = 0
        var afterED: UInt64 = 0
        var afterF0: UInt64 = 0
        var afterF4: UInt64 = 0
        var isEmpty = true
    }

    /// Whether a word of ASCII may follow without being looked at.
    var isBetweenScalars: Bool { continuations == 0 }

    /// Looks at the next word. The highest bits of bytes that must not stand there are set in the answer.
    @inline(__always)
    mutating func faults(in word: UInt64) -> UInt64 {
        let leads = word & word << 1 & Self.highs
        let longLeads = leads & word << 2
        let longestLeads = longLeads & word << 3
        let expected = continuations | leads << 8 | longLeads << 16 | longestLeads << 24
        continuations = leads >> 56 | longLeads >> 48 | longestLeads >> 40
        var faults = (word & ~(word << 1) & Self.highs) ^ expected
        // Leads that need a closer look: C0 and C1, E0, ED, and all from F0 on.
        let (bit3, bit2, bit1, bit0) = (word << 4, word << 5, word << 6, word << 7)
        let special =
            leads & ~(longLeads | word << 3 | bit3 | bit2 | bit1) | longestLeads
            | longLeads & (~(bit3 | bit2 | bit1 | bit0) | bit3 & bit2 & ~bit1 & bit0)
        if special != 0 || !restricted.isEmpty { faults |= specialFaults(in: word, leads, longLeads, longestLeads) }
        return faults
    }

    private mutating func specialFaults(
        in word: UInt64,
        _ leads: UInt64,
        _ longLeads: UInt64,
        _ longestLeads: UInt64
    ) -> UInt64 {
        let (bit5, bit4, bit3) = (word << 2, word << 3, word << 4)
        let (bit2, bit1, bit0) = (word << 5, word << 6, word << 7)
        let lowZero = ~(bit3 | bit2 | bit1 | bit0)
        let e0 = longLeads & ~bit4 & lowZero
        let ed = longLeads & ~bit4 & bit3 & bit2 & ~bit1 & bit0
        let f0 = longestLeads & lowZero
        let f4 = longestLeads & ~bit3 & bit2 & ~(bit1 | bit0)
        // C0 and C1 begin overlong forms only; F5 and above begin nothing.
        var faults = leads & ~(bit5 | bit4 | bit3 | bit2 | bit1)
        faults |= longestLeads & (bit3 | bit2 & (bit1 | bit0))
        faults |= (restricted.afterE0 | e0 << 8) & ~bit5
        faults |= (restricted.afterED | ed << 8) & bit5
        faults |= (restricted.afterF0 | f0 << 8) & ~(bit5 | bit4)
        faults |= (restricted.afterF4 | f4 << 8) & (bit5 | bit4)
        restricted = Restricted(afterE0: e0 >> 56, afterED: ed >> 56, afterF0: f0 >> 56, afterF4: f4 >> 56)
        restricted.isEmpty = (e0 | ed | f0 | f4) >> 56 == 0
        return faults & Self.highs
    }
}
