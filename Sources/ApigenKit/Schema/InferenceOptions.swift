/// What a spec says about inference as a whole.
package struct InferenceOptions: Sendable {
    /// The string formats beyond date-time that become types of their own; see ``StringFormat``.
    package var formats: Set<StringFormat> = [.dateTime]
    /// The number of objects that must have a field before it is taken for required.
    package var requiredAfter = 1

    package init() {}
}
