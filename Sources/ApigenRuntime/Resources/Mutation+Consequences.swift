/// What else changes by a write. Each adds to the mutation, and gives it back.
extension Mutation {
    /// Reloads resources after each write that succeeded. Those that were never loaded are left alone.
    @discardableResult
    public func reloading(_ resources: any Reloadable...) -> Self {
        reloading { _ in resources }
    }

    /// Reloads the resources that an input concerns, after each write that succeeded.
    @discardableResult
    public func reloading(_ resources: @escaping @MainActor (Input) -> [any Reloadable]) -> Self {
        onSuccess { input, _ in
            // No part of the write: whoever waits for that may be gone before the reload is.
            for resource in resources(input) { Task { await resource.reload() } }
        }
        return self
    }

    /// Changes the value of a resource by what the server has answered.
    @discardableResult
    public func updating<Value>(
        _ resource: NetworkResource<Value>,
        _ change: @escaping @MainActor (inout Value, Output) -> Void
    ) -> Self {
        onSuccess { _, output in
            resource.update { change(&$0, output) }
            resource.loader.repeatIfLoading(resource.reload)
        }
        return self
    }

    /// Changes the items of a list by what the server has answered.
    @discardableResult
    public func updating<Item>(
        _ list: Paged<Item>,
        _ change: @escaping @MainActor (inout [Item], Output) -> Void
    ) -> Self {
        onSuccess { _, output in
            list.update { change(&$0, output) }
            list.loader.repeatIfLoading(list.refresh)
        }
        return self
    }

    /// Shows a value as it will be after the write. It is taken back if the write fails or is cancelled.
    ///
    /// The change lies over the value that was loaded: loads that end meanwhile and other writes are not undone
    /// with it.
    @discardableResult
    public func showing<Value>(
        on resource: NetworkResource<Value>,
        _ change: @escaping @Sendable (inout Value, Input) -> Void
    ) -> Self {
        showing(on: { _ in resource }, change)
    }

    /// Shows the value of the resource that an input concerns as it will be after the write.
    @discardableResult
    public func showing<Value>(
        on resource: @escaping @MainActor (Input) -> NetworkResource<Value>?,
        _ change: @escaping @Sendable (inout Value, Input) -> Void
    ) -> Self {
        onStart { input in
            resource(input)?.loader.edit { change(&$0, input) }
        }
        onSuccess { input, _ in
            if let resource = resource(input) { resource.loader.repeatIfLoading(resource.reload) }
        }
        return self
    }

    /// Shows a list as it will be after the write. It is taken back if the write fails or is cancelled.
    @discardableResult
    public func showing<Item>(
        on list: Paged<Item>,
        _ change: @escaping @Sendable (inout [Item], Input) -> Void
    ) -> Self {
        onStart { input in
            list.loader.edit { change(&$0.items, input) }
        }
        onSuccess { _, _ in list.loader.repeatIfLoading(list.refresh) }
        return self
    }
}

extension ResourceLoader {
    /// Repeats the load that is running: its answer may be older than the write that has just ended.
    ///
    /// One more page is left alone: it does not replace what is there.
    fileprivate func repeatIfLoading(_ load: @escaping @MainActor () async -> LoadOutcome) {
        guard state.activity == .loading else { return }
        Task { await load() }
    }
}
