import Foundation

/// Serves the samples of the hotels on loopback: `SampleServer FOLDER [SECONDS]`. The answers take the seconds given.
///
/// It prints its address, and runs until it is killed.
@main
enum SampleServer {
    private static let files = ["/HotelsList.json": "hotels.json", "/get.json": "additional-info.json"]

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            FileHandle.standardError.write(Data("usage: SampleServer FOLDER [SECONDS]\n".utf8))
            exit(64)
        }
        let seconds = arguments.count > 2 ? Double(arguments[2]) ?? 0 : 0
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
        let server = try HTTPServer { request in
            guard let file = files[request.path],
                let body = try? Data(contentsOf: folder.appendingPathComponent(file))
            else { return HTTPReply(404) }
            var reply = HTTPReply(200, ["Content-Type": "application/json"], body: Array(body))
            // The header line comes first, so that one can see them arrive one by one.
            let isHeader = request.path == "/get.json"
            reply.preparation = [.pause(seconds: isHeader ? seconds / 2 : seconds)]
            return reply
        }
        print(server.address)
        // A reader behind a pipe waits for the address.
        fflush(nil)
        dispatchMain()
    }
}
