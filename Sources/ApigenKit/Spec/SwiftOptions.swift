/// How the generated Swift is to be. Every option has a default that most people keep.
package struct SwiftOptions: Sendable {
    /// Who may see what is declared.
    package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    /// A format whose strings get a type of their own.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        case dateTime = "date-time"
        case date
        case uuid
        case url
    }

    /// How models are coded.
    package enum Coding: String, Hashable, Sendable, CaseIterable {
        /// By generated code that reads and writes bytes.
        case direct
        /// By what the compiler synthesises for `Codable`; needs no runtime.
        case codable
    }

    /// How resources tell that they changed.
    package enum Observation: String, Hashable, Sendable, CaseIterable {
        /// `@Observable`, from iOS 17 and macOS 14.
        case observable
        /// `ObservableObject`, before.
        case observableObject
    }

    /// Who may see what is declared.
    package var access = AccessLevel.public
    /// The enum that models are declared in; none where they stand by themselves.
    package var namespace: String?
    /// The words that are written in capitals.
    package var acronyms = Acronyms.standard
    /// The formats whose strings get a type of their own.
    package var formats: Set<Format> = [.dateTime]
    /// Whether properties are variables.
    package var isMutable = true
    /// The protocols that models conform to, besides those that they need.
    package var conformances = ["Hashable"]
    /// How models are coded.
    package var coding = Coding.direct
    /// How resources tell that they changed.
    package var observation = Observation.observable
    /// Whether samples are generated for previews and tests.
    package var generatesSamples = true
    /// How many objects must have had a field for it to be required.
    package var requiredAfter = 1
    /// Where files are written, relative to the spec.
    package var output: Located<String>?

    /// Creates the defaults.
    package init() {}
}
