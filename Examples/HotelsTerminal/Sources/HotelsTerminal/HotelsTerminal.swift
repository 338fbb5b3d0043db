import ApigenRuntime
import Foundation
import HotelsClient

/// Prints the hotels and the header line of an API, which are loaded at once.
@main
@MainActor
enum HotelsTerminal {
    static func main() async {
        guard let client = client(for: Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data("usage: HotelsTerminal [BASE-URL]\n".utf8))
            exit(64)
        }
        let resources = HotelsResources(client: client)
        let progress = ProgressReport(of: resources)
        progress.start()
        let loading = Task { await resources.load() }
        let interrupt = Interrupt { loading.cancel() }
        await loading.value
        progress.stop()

        if interrupt.hasHappened {
            print("Cancelled.")
            exit(130)
        }
        HotelTable(resources).print()
        if let message = resources.errorMessage {
            print("Not everything could be loaded: \(message)")
            exit(1)
        }
    }

    /// A client of the API, or of another server that is given; nothing where the arguments make no sense.
    private static func client(for arguments: [String]) -> APIClient? {
        var configuration = APIClient.Configuration()
        if let address = arguments.first {
            guard arguments.count == 1, let url = URL(string: address), url.host() != nil else { return nil }
            configuration.baseURL = url
        }
        return APIClient(configuration)
    }
}
