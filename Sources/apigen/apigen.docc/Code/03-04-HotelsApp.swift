import HotelsClient
import SwiftUI

@main
struct HotelsApp: App {
    @State private var resources = HotelsResources()

    var body: some Scene {
        WindowGroup {
            HotelsScreen(resources: resources)
        }
    }
}
