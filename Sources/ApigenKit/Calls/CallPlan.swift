import ApigenJSON

/// What is going to be called, and what is not.
package struct CallPlan: Sendable {
    /// Which methods may be sent.
    package enum Methods: Sendable {
        /// Those that change nothing on a server (RFC 9110, section 9.2.1).
        case safe
        /// All.
        case all
    }

    /// An endpoint that is not called.
    package struct Skipped: Sendable {
        /// The endpoint.
        package var operation: Operation
        /// Why not, and what would help.
        package var reason: String

        /// Creates one.
        package init(operation: Operation, reason: String) {
            self.operation = operation
            self.reason = reason
        }
    }

    /// The calls, in the order of the spec.
    package private(set) var calls: [PlannedCall] = []
    /// The others.
    package private(set) var skipped: [Skipped] = []

    /// Plans the calls of a spec.
    ///
    /// A parameter has the values that were given; else its default; else, where it must be given, the value that the
    /// spec has to try it with. The first values of all parameters make the first call, the second ones the second: a
    /// parameter with fewer values keeps its last.
    ///
    /// - Parameters:
    ///   - endpoints: The names of those to call; all where none is named.
    ///   - files: Where samples of bodies are read from.
    package init(
        for spec: Spec,
        values: ParameterValues,
        endpoints: [String] = [],
        methods: Methods = .safe,
        files: some FileSystem,
        into diagnostics: inout Diagnostics
    ) {
        var loader = SampleLoader(fileSystem: files)
        for operation in spec.operations where endpoints.isEmpty || endpoints.contains(operation.name) {
            guard methods == .all || operation.method.isSafe else {
                let reason = "\(operation.method.token) may change something; --unsafe calls it"
                skipped.append(Skipped(operation: operation, reason: reason))
                continue
            }
            do throws(Obstacle) {
                let bodies = try Self.bodies(of: operation, in: spec, &loader)
                calls += try Self.calls(of: operation, values, bodies)
            } catch {
                switch error {
                case .skipped(let reason): skipped.append(Skipped(operation: operation, reason: reason))
                case .fault(let message): diagnostics.error("\(operation.name): \(message)", at: nil)
                }
            }
        }
    }

    private enum Obstacle: Error {
        /// Something is missing.
        case skipped(String)
        /// What a person gave is wrong.
        case fault(String)
    }

    private static func calls(
        of operation: Operation,
        _ values: ParameterValues,
        _ bodies: [PlannedCall.Body]
    ) throws(Obstacle) -> [PlannedCall] {
        var columns: [(parameter: Parameter, values: [JSONValue])] = []
        for parameter in operation.orderedParameters {
            if let values = values.values(for: parameter, of: operation) ?? fallback(for: parameter) {
                columns.append((parameter, values))
            } else if parameter.isRequired {
                let name = parameter.key
                throw .skipped("there is no value for \(name.quoted); --value \(operation.name).\(name)=… gives one")
            }
        }
        var calls: [PlannedCall] = []
        for row in 0..<max(1, columns.map(\.values.count).max() ?? 1) {
            var builder = CallBuilder(operation: operation)
            do {
                for (parameter, values) in columns {
                    let value = values[min(row, values.count - 1)]
                    if value != .null || parameter.isRequired { try builder.add(value, for: parameter) }
                }
                builder.body = bodies.isEmpty ? nil : bodies[min(row, bodies.count - 1)]
                calls.append(try builder.call())
            } catch {
                throw .fault(error.message)
            }
        }
        return calls
    }

    /// The values where none were given.
    private static func fallback(for parameter: Parameter) -> [JSONValue]? {
        if let value = parameter.defaultValue { return [value] }
        guard parameter.isRequired, let value = parameter.sample ?? parameter.values.first else { return nil }
        return [value]
    }

    /// The bodies that an endpoint may be sent: the samples of its JSON.
    private static func bodies(
        of operation: Operation,
        in spec: Spec,
        _ loader: inout SampleLoader<some FileSystem>
    ) throws(Obstacle) -> [PlannedCall.Body] {
        switch operation.body?.content {
        // The fields of a form are parameters.
        case nil, .form: return []
        case .multipart, .raw: throw .skipped("its body is neither JSON nor a form")
        case .json(let payload):
            var faults = Diagnostics()
            let samples = loader.samples(of: payload, in: spec.file, into: &faults).filter { !$0.isShape }
            guard !samples.isEmpty else { throw .skipped("there is no sample of its body to send") }
            return samples.map { PlannedCall.Body(mediaType: "application/json", bytes: Array($0.bytes)) }
        }
    }
}

extension HTTPMethod {
    /// Whether a request with this method changes nothing on the server (RFC 9110, section 9.2.1).
    package var isSafe: Bool { !allowsBody }
}
