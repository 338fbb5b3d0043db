/// What is wrong with an override: it names what isn't there.
package struct OverrideFault: Sendable {
    package var message: String
    package var location: SourceLocation
    package var suggestion: String?
    /// Whether nothing can be generated; otherwise the override merely has no effect.
    package var isError = false
}
