import Foundation

/// One connection: reads requests and writes replies in their order, on a thread of its own.
struct Connection {
    let socket: Socket
    let key: Int
    let registry: ConnectionRegistry
    let limits: ServerLimits
    let handler: HTTPServer.Handler
    let observer: HTTPServer.Observer

    /// Serves the connection until it ends, and closes it.
    func serve() {
        var writer = ReplyWriter(socket, limits: limits) { [registry] in registry.pause(seconds: $0) }
        var reader = RequestReader(stream: ByteStream(socket), limits: limits) { [socket, limits, registry] in
            var writer = ReplyWriter(socket, limits: limits) { registry.pause(seconds: $0) }
            return writer.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        var idleSeconds = limits.headSeconds
        while waitForRequest(&reader, seconds: idleSeconds) {
            idleSeconds = limits.idleSeconds
            do throws(RequestFault) {
                let request = try reader.next()
                guard answer(request, &writer) == .kept else { break }
            } catch {
                observer(.refused(error))
                _ = writer.write(HTTPReply(error), isHead: false, minorVersion: 1) { false }
                break
            }
        }
        if !reader.stream.hasEnded {
            // A connection that is closed while bytes come in is reset, and the client may lose the reply.
            socket.endSending()
            let isPatient = registry.becomeIdle(key)
            reader.stream.drain(until: Deadline(in: isPatient ? limits.lingerSeconds : limits.lingerSeconds / 10))
        }
        registry.remove(key)
        socket.close()
    }

    /// Waits for the first byte of a request; false where the connection is to be closed.
    private func waitForRequest(_ reader: inout RequestReader, seconds: Double) -> Bool {
        guard registry.becomeIdle(key) else { return false }
        guard reader.stream.waitForBytes(until: Deadline(in: seconds)) else { return false }
        registry.becomeBusy(key)
        return true
    }

    private func answer(_ request: HTTPRequest, _ writer: inout ReplyWriter) -> ReplyWriter.End {
        observer(.began(request))
        let start = ProcessInfo.processInfo.systemUptime
        let bytesBefore = writer.sentBytes
        let reply = handler(request)
        let end = writer.write(reply, isHead: request.method == "HEAD", minorVersion: request.minorVersion) {
            request.wantsKeepAlive && registry.keepsConnections
        }
        var status: Int? = reply.status
        if case .raw = reply.content { status = nil }
        let summary = ReplySummary(
            status: status,
            bytes: writer.sentBytes - bytesBefore,
            seconds: ProcessInfo.processInfo.systemUptime - start,
            isAbandoned: end == .clientLeft
        )
        observer(.ended(request, summary))
        return end
    }
}
