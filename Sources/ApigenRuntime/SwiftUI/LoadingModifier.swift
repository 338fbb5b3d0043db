#if canImport(SwiftUI)
    import SwiftUI

    /// Loads resources as long as a view is there.
    struct LoadingModifier: ViewModifier {
        let resources: [any LoadableResource]
        @Environment(\.scenePhase) private var scenePhase
        @State private var wasInBackground = false

        func body(content: Content) -> some View {
            content
                .task {
                    await ResourceGroup(resources).keepCurrent()
                }
                .task(id: scenePhase) {
                    // The scene is inactive for a moment on its way back, and also when a notice is drawn over it.
                    switch scenePhase {
                    case .background:
                        wasInBackground = true
                    case .active where wasInBackground:
                        wasInBackground = false
                        await ResourceGroup(resources).returnToForeground()
                    default:
                        break
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
