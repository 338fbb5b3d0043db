/// What the samples held of one declared type.
package struct TypeFigures: Sendable {
    /// How many values of the type were seen.
    package var count = 0
    /// The figures of each field or slot, in the order of the declaration.
    package var fields: [ValueFigures]
    /// How often each case, alternative or variant was seen, in the order of the declaration.
    package var cases: [Int]
    /// How many values no case or variant stands for.
    package var others = 0

    /// The figures of a type that was not seen yet.
    init(_ type: TypeDeclaration) {
        fields = type.fields.map { ValueFigures(key: $0.key) }
        let number =
            switch type.kind {
            case .structure, .row: 0
            case .enumeration(let enumeration): enumeration.cases.count
            case .choice(let choice): choice.alternatives.count
            case .taggedUnion(let union): union.variants.count
            }
        cases = Array(repeating: 0, count: number)
    }
}
