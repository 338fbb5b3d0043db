/// A change that is shown before the server has confirmed it.
struct ValueEdit<Value: Sendable>: Sendable {
    let number: Int
    let change: @Sendable (inout Value) -> Void
}
