/// A spec with all that a page tells about it.
struct APIExplanation {
    let inferred: InferredSpec
    let client: Client
    let explanation: Explanation
    let figures: SampleFigures
    let links: PageLinks

    /// - Parameter number: The place of the API on the page, from 1.
    init(_ inferred: InferredSpec, number: Int) {
        self.inferred = inferred
        client = Client(inferred)
        explanation = Explanation(of: inferred.schema)
        figures = SampleFigures(of: inferred)
        links = PageLinks(schema: inferred.schema, number: number)
    }

    var spec: Spec { inferred.spec }
    var schema: Schema { inferred.schema }
}
