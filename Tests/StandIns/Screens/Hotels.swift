// Hotels with a header line from a second endpoint, both loaded at once; loading and error states; cancelled when the
// view disappears.

import ApigenRuntime
import Combine
import SwiftUI

nonisolated struct Hotel: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let cuisine: String
}

nonisolated struct AdditionalInfo: Hashable, Sendable {
    let title: String
}

/// What generated code holds for a spec, in the form for systems with Observation.
@MainActor
final class HotelsResources: Sendable {
    let hotels: NetworkResource<[Hotel]>
    let additionalInfo: NetworkResource<[AdditionalInfo]>
    private let group: ResourceGroup

    init(hotels: NetworkResource<[Hotel]>, additionalInfo: NetworkResource<[AdditionalInfo]>) {
        self.hotels = hotels
        self.additionalInfo = additionalInfo
        group = ResourceGroup(hotels, additionalInfo)
    }

    var isLoading: Bool { group.isLoading }
    var errorMessage: String? { group.errorMessage }
    func load() async { await group.load() }
    func cancel() { group.cancel() }
}

// The form for older systems: the group publishes for it.
extension HotelsResources: ObservableObject {
    nonisolated var objectWillChange: ObservableObjectPublisher { group.objectWillChange }
}

struct HotelsScreen: View {
    @State var resources: HotelsResources

    var body: some View {
        NavigationStack {
            VStack {
                if resources.isLoading {
                    ProgressView("Loading…")
                } else if let message = resources.errorMessage {
                    Text(message).foregroundStyle(.red)
                } else {
                    Text(resources.additionalInfo.value?.first?.title ?? "No additional info")
                        .font(.headline)
                        .padding()
                    List(resources.hotels.value ?? []) { hotel in
                        VStack(alignment: .leading) {
                            Text(hotel.name).font(.headline)
                            Text(hotel.cuisine).font(.subheadline)
                        }
                    }
                }
            }
            .navigationTitle("Hotels")
            .task { await resources.load() }
        }
    }
}

struct OlderHotelsScreen: View {
    @StateObject private var resources: HotelsResources

    init(make: @escaping @MainActor @Sendable () -> HotelsResources) {
        _resources = StateObject(wrappedValue: make())
    }

    var body: some View {
        ResourceView(resources.hotels) { hotels in
            List(hotels) { hotel in Text(hotel.name) }
        }
        .onAppear { Task { await resources.load() } }
        .onDisappear { resources.cancel() }
    }
}
