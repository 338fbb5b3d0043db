#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// Shows a resource by how far it has come: loading, failed with a way to try again, empty, or loaded.
    ///
    /// ```swift
    /// ResourceView(hotels) { hotels in
    ///     List(hotels) { HotelRow($0) }
    /// }
    /// .loads(hotels)
    /// .refreshes(hotels)
    /// ```
    ///
    /// A value is shown while it is reloaded, and beside an error: failures are shown only where there is no value.
    /// Each state can have a view of your own:
    ///
    /// ```swift
    /// ResourceView(hotels) { hotels in
    ///     List(hotels) { HotelRow($0) }
    /// } loading: {
    ///     ProgressView("Looking for hotels")
    /// } failed: { error, retry in
    ///     Button("No hotels. Ask again?", action: retry)
    /// } empty: {
    ///     Text("No hotels yet")
    /// }
    /// ```
    ///
    /// The texts of the default views are looked up in the app's own table of strings: "Loading", "Try Again" and
    /// "Nothing Here".
    public struct ResourceView<
        Resource: ValueResource & ObservableObject,
        Loaded: View,
        Loading: View,
        Failed: View,
        Empty: View
    >: View {
        @ObservedObject private var resource: Resource
        private let loaded: (Resource.Value) -> Loaded
        private let loading: () -> Loading
        private let failed: (any Error, @escaping @MainActor () -> Void) -> Failed
        private let empty: () -> Empty

        /// Creates a view of a resource.
        ///
        /// - Parameters:
        ///   - resource: A ``NetworkResource`` or a ``Paged`` list.
        ///   - loaded: Shows a value.
        ///   - loading: Shows that the first value is being loaded.
        ///   - failed: Shows an error where there is no value; it is given what tries again.
        ///   - empty: Shows that a value is there, but a collection without elements.
        public init(
            _ resource: Resource,
            @ViewBuilder loaded: @escaping (Resource.Value) -> Loaded,
            @ViewBuilder loading: @escaping () -> Loading = { LoadingView() },
            @ViewBuilder failed: @escaping (any Error, @escaping @MainActor () -> Void) -> Failed = { error, retry in
                FailureView(error, retry: retry)
            },
            @ViewBuilder empty: @escaping () -> Empty = { EmptyContentView() }
        ) {
            self.resource = resource
            self.loaded = loaded
            self.loading = loading
            self.failed = failed
            self.empty = empty
        }

        /// The view of the state that the resource is in.
        public var body: some View {
            if let value = resource.value {
                if (value as? any Collection)?.isEmpty ?? false {
                    empty()
                } else {
                    loaded(value)
                }
            } else {
                switch resource.phase {
                case .failed(let error):
                    failed(error) { [resource] in
                        Task { await resource.load() }
                    }
                case .loading:
                    loading()
                case .idle, .loaded:
                    // Not an `EmptyView`, which never appears: a `task` beside it would not run.
                    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
                }
            }
        }
    }
#endif
