/// The figures of all types of a spec, read from its samples.
///
/// They are read again here rather than kept by the shapes, because they serve people alone: no decision needs them,
/// and inference stays as small and as fast as it is.
package struct SampleFigures: Sendable {
    /// The figures of each type, in the order of the schema.
    package let types: [TypeFigures]
    /// The samples that were read, each once.
    package let sampleCount: Int

    /// Reads the samples of all bodies.
    package init(of inferred: InferredSpec) {
        var reader = FigureReader(schema: inferred.schema, folder: FilePath.folder(of: inferred.spec.file.path))
        var seen: Set<SourceLocation> = []
        var read: Set<SampleID> = []
        for (operation, types) in zip(inferred.spec.operations, inferred.operations) {
            var bodies = [(operation.response.payload, types.response), (operation.body?.payload, types.body)]
            bodies += zip(inferred.spec.errors(of: operation).map(\.payload), types.errors)
            for case let (payload?, body?) in bodies {
                // A body that operations share, such as an error of the whole API, was seen once.
                guard seen.insert(payload.location).inserted else { continue }
                for sample in body.samples {
                    read.insert(SampleID(path: sample.path, range: sample.range))
                    let part = payload.pointer.map { try? sample.part(at: $0.value) } ?? sample
                    guard let part else { continue }
                    reader.read(part, as: body.type)
                }
            }
        }
        types = reader.types
        sampleCount = read.count
    }

    private struct SampleID: Hashable {
        let path: String
        let range: Range<Int>
    }

    /// The figures of a type.
    package subscript(id: TypeID) -> TypeFigures { types[id.index] }
}
