/// The parts of a load's state that are observed each on their own.
enum LoadPart: Hashable, Sendable {
    case value
    case phase
    case activity
}
