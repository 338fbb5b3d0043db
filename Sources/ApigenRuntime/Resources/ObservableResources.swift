import Observation

// On systems that have it, Observation sees each property that is read: see ``ChangeRelay``. The protocol itself has
// no requirements; `@Environment(Type.self)` and `@Bindable` ask for it.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension NetworkResource: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Paged: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ResourceGroup: Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Mutation: Observable {}
