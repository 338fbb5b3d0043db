/// Why a server can't start.
package enum ServerError: Error, Hashable, Sendable {
    /// Another program listens at the port.
    case portTaken(UInt16)
    /// The system lets nobody but its administrator listen at the port.
    case portForbidden(UInt16)
    /// The system refuses for another reason, in its words.
    case system(String)
}
