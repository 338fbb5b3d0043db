#if canImport(SwiftUI)
    import SwiftUI

    /// Shows that something is being loaded. ``ResourceView`` uses it unless it is given another view.
    public struct LoadingView: View {
        /// Creates the view.
        public init() {}

        /// A progress view that says what it means to those who can't see it.
        public var body: some View {
            ProgressView().accessibilityLabel(Text("Loading"))
        }
    }
#endif
