import ApigenJSON
import ApigenKit

/// Infers types from samples, as tests need it.
func infer(_ samples: String..., name: String = "Root", options: InferenceOptions = InferenceOptions()) throws
    -> Resolution
{
    try infer(samples, name: name, options: options)
}

func infer(_ samples: [String], name: String = "Root", options: InferenceOptions = InferenceOptions()) throws
    -> Resolution
{
    var shape = Shape()
    for (index, sample) in samples.enumerated() {
        var observer = ShapeObserver(sample.utf8, source: "sample\(index).json")
        shape.merge(try observer.observe())
    }
    let root = InferenceRoot(shape: shape, name: name, isNameExplicit: true)
    return SchemaResolver.resolve([root], options: options, namer: Namer())
}
