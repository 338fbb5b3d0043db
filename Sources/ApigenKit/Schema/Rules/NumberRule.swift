/// Which Swift type keeps the numbers of a position.
enum NumberRule {
    static func decide(_ numbers: NumberShape) -> (type: TypeReference, decision: Decision?) {
        let fraction = numbers.firstFraction
        if let place = numbers.firstInexactInDecimal {
            return (
                .number, Decision(rule: "number", reason: "no Swift type keeps \(place.description)", isForced: true)
            )
        }
        if let place = numbers.firstInexactInDouble, fraction != nil || numbers.bigIntegers > 0 {
            return (
                .decimal,
                Decision(rule: "decimal", reason: "a Double would change \(place.description)", isForced: true)
            )
        }
        if numbers.bigIntegers > 0 {
            return (.decimal, Decision(rule: "decimal", reason: "integers beyond 64 bits", isForced: true))
        }
        if let fraction {
            let reason =
                numbers.integers > 0
                ? "integers, and a fraction or exponent at \(fraction.description)"
                : "a fraction or exponent at \(fraction.description)"
            return (.double, Decision(rule: "double", reason: reason, isForced: true))
        }
        guard numbers.unsigned > 0 else { return (.int, nil) }
        // Numbers on both sides of the range need a type that has both.
        return numbers.negatives > 0
            ? (.decimal, Decision(rule: "decimal", reason: "integers beyond Int, and negative ones", isForced: true))
            : (.uint64, Decision(rule: "unsigned", reason: "integers beyond Int", isForced: true))
    }
}
