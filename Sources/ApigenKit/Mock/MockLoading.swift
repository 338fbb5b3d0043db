import ApigenJSON

extension MockAPI {
    /// Reads a spec and its samples. Faults are added to the diagnostics, and where any is an error nothing is given.
    package init?(specAt path: String, files: some FileSystem, into diagnostics: inout Diagnostics) {
        guard let spec = MockLoading.spec(at: path, files: files, into: &diagnostics) else { return nil }
        var loading = MockLoading(spec: spec, loader: SampleLoader(fileSystem: files))
        let operations = spec.operations.map { loading.operation($0) }
        diagnostics.add(loading.diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        self.init(name: spec.name, basePath: loading.basePath, operations: operations)
    }
}

/// Reads the samples of a spec as they are served.
private struct MockLoading<Files: FileSystem> {
    let spec: Spec
    var loader: SampleLoader<Files>
    var diagnostics = Diagnostics()
    /// The samples of the errors that all operations share, by the places of the errors.
    private var shared: [SourceLocation: [MockSample]] = [:]

    init(spec: Spec, loader: SampleLoader<Files>) {
        self.spec = spec
        self.loader = loader
    }

    static func spec(at path: String, files: Files, into diagnostics: inout Diagnostics) -> Spec? {
        do {
            return Spec.read(SourceFile(path: path, bytes: try files.read(path)), into: &diagnostics)
        } catch {
            diagnostics.error(error.message(about: path), at: nil)
            return nil
        }
    }

    mutating func operation(_ operation: Operation) -> MockOperation {
        let faults = diagnostics.errorCount
        let samples = samples(of: operation.response.payload)
        if samples.isEmpty, operation.response.format == .json, diagnostics.errorCount == faults {
            let message = "there is no sample of what \(operation.title) answers; it is answered 501"
            diagnostics.warning(message, at: operation.response.location)
        }
        var failures: [MockOperation.Failure] = []
        for error in spec.errors(of: operation) {
            let samples = shared[error.location] ?? self.samples(of: error.payload)
            shared[error.location] = samples
            failures.append(MockOperation.Failure(statuses: error.statuses, samples: samples))
        }
        return MockOperation(
            operation,
            authentication: operation.authentication ?? spec.authentication ?? .none,
            samples: samples,
            failures: failures
        )
    }

    private mutating func samples(of payload: Payload?) -> [MockSample] {
        guard let payload else { return [] }
        var served: [MockSample] = []
        // A shape of samples has nothing that could be served.
        for sample in loader.samples(of: payload, in: spec.file, into: &diagnostics) where !sample.isShape {
            do {
                served.append(try MockSample(sample))
            } catch let error as JSONError {
                diagnostics.add(sample.diagnostic(for: error))
            } catch {
                diagnostics.error("\(error)", at: sample.location(at: 0))
            }
        }
        return served
    }

    /// The path of the base URL: `/v1` of `https://api.example.com/v1`.
    var basePath: String {
        let authority = spec.baseURL.drop { $0 != ":" }.dropFirst(3)
        return String(authority.drop { $0 != "/" })
    }
}
