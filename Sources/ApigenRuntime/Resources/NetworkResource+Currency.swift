/// Keeping a value current.
extension NetworkResource {
    /// Loads, and then reloads every ``ResourceOptions/pollingInterval`` until the calling task is cancelled.
    ///
    /// ```swift
    /// .task { await departures.keepCurrent() }        // ends with the view
    /// ```
    ///
    /// Without an interval it loads once. A reload that fails leaves the value, and the next one comes in its time.
    public func keepCurrent() async {
        await load()
        guard let interval = options.pollingInterval else { return }
        while !Task.isCancelled {
            do {
                try await options.clock.sleep(seconds: interval)
            } catch {
                return
            }
            if !loader.state.isLoading { await reload() }
        }
    }

    /// Says that the app has come back to the foreground. Reloads if the options ask for it and the value is not fresh.
    ///
    /// In SwiftUI the modifier `loads` calls it, fed by `scenePhase`.
    @discardableResult
    public func returnToForeground() async -> LoadOutcome {
        guard options.refreshesOnReturn, !loader.isFresh, !loader.state.isLoading else { return .cancelled }
        return await reload()
    }
}
