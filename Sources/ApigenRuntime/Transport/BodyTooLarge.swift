/// The body of an answer has more bytes than the request allows.
struct BodyTooLarge: Error, Hashable {
    let limit: Int
}
