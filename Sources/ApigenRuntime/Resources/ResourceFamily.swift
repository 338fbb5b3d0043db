/// Resources of one kind, one for each key: the same resource for the same key, as long as someone holds it.
///
/// ```swift
/// let users = ResourceFamily { id in NetworkResource(client: client, endpoint: UsersAPI.user(id: id)) }
///
/// users[1] === users[1]        // two screens that show user 1 share what is loaded
/// await users.reload()         // reloads all that are held
/// ```
///
/// The family itself holds none: a resource goes with the last screen that shows it.
@MainActor
public final class ResourceFamily<Key: Hashable, Resource: LoadableResource>: Reloadable {
    private struct Entry {
        weak var resource: Resource?
    }

    private let make: @MainActor (Key) -> Resource
    private var entries: [Key: Entry] = [:]
    /// The number of entries at which those whose resource is gone are removed.
    private var sweepCount = 16

    /// Creates a family.
    ///
    /// - Parameter make: Makes the resource of a key.
    public init(_ make: @escaping @MainActor (Key) -> Resource) {
        self.make = make
    }

    /// The resource of a key; a new one if nobody holds it.
    public subscript(key: Key) -> Resource {
        if let resource = entries[key]?.resource { return resource }
        let resource = make(key)
        sweepIfNeeded()
        entries[key] = Entry(resource: resource)
        return resource
    }

    /// The resources that someone holds, in no order.
    public var resources: [Resource] {
        entries.values.compactMap(\.resource)
    }

    /// The keys that are remembered.
    var entryCount: Int { entries.count }

    /// Reloads at once all resources that someone holds. Gives the first failure, if there is one.
    @discardableResult
    public func reload() async -> LoadOutcome {
        await ResourceGroup(resources).reload()
    }

    /// Sweeping at each doubling keeps its cost per resource constant.
    private func sweepIfNeeded() {
        guard entries.count >= sweepCount else { return }
        entries = entries.filter { $0.value.resource != nil }
        sweepCount = max(16, entries.count * 2)
    }
}
