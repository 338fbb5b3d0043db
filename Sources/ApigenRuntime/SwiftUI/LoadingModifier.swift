#if canImport(SwiftUI)
    import SwiftUI

    /// Loads resources as long as a view is there.
    struct LoadingModifier: ViewModifier {
        let resources: [any LoadableResource]
        @Environment(\.scenePhase) private var scenePhase
        @State private var wasInBackground = false

        func body(content: Content) -> some View {
            content
                .task(id: resources.map { ObjectIdentifier($0) }) {
                    await ResourceGroup(resources).keepCurrent()
                }
                .task(id: scenePhase == .background) {
                    if scenePhase == .background {
                        wasInBackground = true
                    } else if wasInBackground {
                        wasInBackground = false
                        await ResourceGroup(resources).returnToForeground()
                    }
                }
        }
    }

    extension View {
        /// Loads resources when this view appears, and cancels what is in flight when it disappears.
        ///
        /// ```swift
        /// HotelList(hotels).loads(hotels, additionalInfo)
        /// ```
        ///
        /// It also keeps them current as their ``ResourceOptions`` say: polls while the view is there, and refreshes
        /// when the app comes back to the foreground.
        public func loads(_ resources: any LoadableResource...) -> some View {
            modifier(LoadingModifier(resources: resources))
        }

        /// Reloads resources when the user pulls the list down, or does what refreshes on the platform.
        ///
        /// ```swift
        /// HotelList(hotels).refreshes(hotels)
        /// ```
        public func refreshes(_ resources: any LoadableResource...) -> some View {
            refreshable { await ResourceGroup(resources).reload() }
        }
    }
#endif
