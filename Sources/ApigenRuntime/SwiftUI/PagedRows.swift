#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The rows of a paged list, which load the next page as the end comes near.
    ///
    /// ```swift
    /// List {
    ///     PagedRows(feed) { post in PostRow(post) }
    /// }
    /// .loads(feed)
    /// .refreshes(feed)
    /// ```
    ///
    /// It belongs in a container that makes its rows when they are seen: `List`, `LazyVStack`, `LazyVGrid`. After the
    /// rows comes a footer, as long as there may be more: progress, or the error of the last page with a button to
    /// try again. A list too short to scroll loads its next pages by that footer.
    public struct PagedRows<Item: Identifiable & Sendable, Row: View>: View {
        @ObservedObject private var list: Paged<Item>
        private let row: (Item) -> Row

        /// Creates the rows of a list.
        public init(_ list: Paged<Item>, @ViewBuilder row: @escaping (Item) -> Row) {
            self.list = list
            self.row = row
        }

        /// The rows and the footer.
        public var body: some View {
            ForEach(list.items) { item in
                row(item).onAppear {
                    // Not a `task`, which would be cancelled with its page when the row scrolls away.
                    Task { await list.loadMoreIfNeeded(currentItem: item) }
                }
            }
            if !list.items.isEmpty, list.canLoadMore {
                if let error = list.error, !list.isLoading {
                    FailureView(error) {
                        Task { await list.loadMore() }
                    }
                } else {
                    // Runs again after each load that leaves the footer on the screen. It only starts the load, which
                    // would otherwise be cancelled by the very change that it makes.
                    LoadingView().task(id: [list.items.count, list.isLoading ? 1 : 0]) {
                        Task { await list.loadMore() }
                    }
                }
            }
        }
    }
#endif
