#if canImport(Combine)
    import Combine

    // The observation of systems before macOS 14 and iOS 17. These conformances are all that it takes: the state
    // machine and the types are the same on every system.

    extension NetworkResource: ObservableObject {
        /// Publishes before each change.
        public nonisolated var objectWillChange: ObservableObjectPublisher { loader.changes.objectWillChange }
    }

    extension Paged: ObservableObject {
        /// Publishes before each change.
        public nonisolated var objectWillChange: ObservableObjectPublisher { loader.changes.objectWillChange }
    }

    extension ResourceGroup: ObservableObject {
        /// Publishes before each change of the group, and before each change of its resources.
        ///
        /// An object of your own that holds resources can hand it out as its own, and is an `ObservableObject` by that.
        public nonisolated var objectWillChange: ObservableObjectPublisher { changes.objectWillChange }
    }

    extension Mutation: ObservableObject {
        /// Publishes before each change.
        public nonisolated var objectWillChange: ObservableObjectPublisher { changes.objectWillChange }
    }
#endif
