#if canImport(SwiftUI)
    import SwiftUI

    /// Shows that there is nothing to show. ``ResourceView`` uses it unless it is given another view.
    public struct EmptyContentView: View {
        /// Creates the view.
        public init() {}

        /// A text that says so.
        public var body: some View {
            Text("Nothing Here")
        }
    }
#endif
