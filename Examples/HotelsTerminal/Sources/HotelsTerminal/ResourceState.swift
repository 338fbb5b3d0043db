import ApigenRuntime

/// How far a resource has come, in words.
@MainActor
func state<Value>(_ resource: NetworkResource<[Value]>) -> String {
    switch resource.phase {
    case .idle: "not loaded"
    case .loading: "loading…"
    case .loaded: "\(resource.value?.count ?? 0) loaded"
    case .failed: "failed"
    }
}
