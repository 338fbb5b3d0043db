/// What the keys of a document mean. The same few stand in every element of a list, and each is read once.
struct KeyNames {
    /// A key, read.
    struct Name {
        /// Its words, in lower case.
        var words: [String]
        /// What it promises, where it is the name of a secret.
        var secret: SecretName.Kind?
    }

    private var known: [String: Name] = [:]

    /// Documents whose keys are data may have any number of them.
    private static let maximum = 10_000

    /// What a key means.
    mutating func name(of key: String) -> Name {
        if let name = known[key] { return name }
        let words = SecretName.words(of: key)
        let name = Name(words: words, secret: SecretName.kind(of: words))
        if known.count < Self.maximum { known[key] = name }
        return name
    }
}
