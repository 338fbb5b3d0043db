import ApigenJSON

/// The keys by which the objects of a sample may be told apart: those that a spec names, before those that are
/// candidates anyway.
struct TagCandidates {
    private let named: Set<String>
    /// No key ranks before this.
    let bestRank: Int

    init(named: Set<String>) {
        self.named = named
        bestRank = named.isEmpty ? 0 : Self.namedRank
    }

    private static let namedRank = -1

    /// The rank of a key, the lower the better; nothing where the key is no candidate.
    func rank(of key: JSONReader.RawString, in reader: JSONReader) -> Int? {
        guard !key.hasEscapes else { return nil }
        let utf8 = UnsafeBufferPointer(start: reader.bytes + key.start, count: key.end - key.start)
        if !named.isEmpty, named.contains(String(decoding: utf8, as: UTF8.self)) { return Self.namedRank }
        return TagKey.rank(utf8)
    }
}
