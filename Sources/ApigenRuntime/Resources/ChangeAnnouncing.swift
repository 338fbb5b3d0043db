/// An object whose changes can be announced as those of another, as a group does with its members.
@MainActor
protocol ChangeAnnouncing {
    /// Announces each change of this object through another's relay too.
    func forwardChanges<Part>(to relay: ChangeRelay<Part>)
}
