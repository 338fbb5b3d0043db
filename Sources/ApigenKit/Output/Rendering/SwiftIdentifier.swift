/// Names in generated code that are not a person's choice: locals, storage, support types.
enum SwiftIdentifier {
    /// A name of the given one's make that is not taken: the name itself, else with a suffix.
    static func unique(_ name: String, suffix: String = "Value", isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        let suffixed = name + suffix
        guard isTaken(suffixed) else { return suffixed }
        var number = 2
        while isTaken(suffixed + String(number)) { number += 1 }
        return suffixed + String(number)
    }
}
