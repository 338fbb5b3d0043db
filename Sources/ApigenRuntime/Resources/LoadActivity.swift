/// What a load that is running brings.
enum LoadActivity: Sendable {
    /// The whole value.
    case loading
    /// A part that comes after what is there already: one more page.
    case loadingMore
}
