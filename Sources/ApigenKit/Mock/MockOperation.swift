import ApigenJSON

/// An operation with what it answers from.
struct MockOperation: Sendable {
    /// The bodies of an error.
    struct Failure: Sendable {
        let statuses: StatusPattern
        let samples: [MockSample]
    }

    let operation: Operation
    /// How requests prove who is asking.
    let authentication: Authentication
    /// The answers when all is well.
    let samples: [MockSample]
    /// The answers to errors: those of the operation, then those of the spec.
    let failures: [Failure]

    /// Where the list stands in an answer; nothing where there is none.
    let listPointer: JSONPointer?
    /// The elements of the list: of the first sample, or, where there are pages, of all samples, each once.
    let elements: [JSONValue]

    init(_ operation: Operation, authentication: Authentication, samples: [MockSample], failures: [Failure]) {
        self.operation = operation
        self.authentication = authentication
        self.samples = samples
        self.failures = failures
        listPointer = Self.listPointer(of: operation, samples)
        var elements: [JSONValue] = []
        if let listPointer {
            let pages = operation.pagination == nil ? samples.prefix(1) : samples[...]
            for page in pages {
                let known = Set(elements)
                let list = SampleValue.value(at: listPointer, in: page.value)?.arrayValue ?? []
                // A sample may show what another one shows too.
                elements += list.filter { !known.contains($0) }
            }
        }
        self.elements = elements
    }

    private static func listPointer(of operation: Operation, _ samples: [MockSample]) -> JSONPointer? {
        guard let first = samples.first?.value else { return nil }
        let payload = operation.response.payload?.pointer?.value
        if let pointer = operation.pagination?.items?.value ?? payload {
            return SampleValue.value(at: pointer, in: first)?.arrayValue == nil ? nil : pointer
        }
        if first.arrayValue != nil { return JSONPointer(tokens: []) }
        // An envelope with one list in it.
        let lists = first.objectValue?.members.filter { $0.value.arrayValue?.first?.objectValue != nil } ?? []
        return lists.count == 1 ? lists.first.map { JSONPointer(tokens: [$0.key]) } : nil
    }

    /// The status when all is well.
    var status: Int {
        let isEmpty = operation.response.format == .none
        switch operation.response.statuses {
        case .exactly(let status) where status >= 200: return status
        case .hundred(let hundred) where hundred > 2: return hundred * 100
        case .exactly, .hundred, .any: return isEmpty ? 204 : operation.method == .post ? 201 : 200
        }
    }

    /// The samples of an error: of its status, else of its hundred, else of all others.
    func samples(ofError status: Int) -> [MockSample] {
        let order: [StatusPattern] = [.exactly(status), .hundred(status / 100), .any]
        for pattern in order {
            if let failure = failures.first(where: { $0.statuses == pattern }) { return failure.samples }
        }
        return []
    }
}
