#if canImport(SwiftUI)
    import SwiftUI

    /// Shows an error with a button to try again. ``ResourceView`` uses it unless it is given another view.
    public struct FailureView: View {
        private let error: any Error
        private let retry: @MainActor () -> Void

        /// Creates the view.
        ///
        /// - Parameters:
        ///   - error: The error, whose localised description is shown.
        ///   - retry: What the button does.
        public init(_ error: any Error, retry: @escaping @MainActor () -> Void) {
            self.error = error
            self.retry = retry
        }

        /// The description over the button.
        public var body: some View {
            VStack {
                Text(error.localizedDescription).multilineTextAlignment(.center)
                Button("Try Again", action: retry)
            }
        }
    }
#endif
