/// One thing that is different in a client after its spec or samples changed.
package struct APIChange: Hashable, Sendable {
    /// What it means to code that uses the client, the worst first.
    package enum Impact: String, Hashable, Sendable, CaseIterable {
        /// Code that compiled may not compile any more.
        case breaking
        /// Code compiles, and its requests or answers are others.
        case behavior
        /// Code compiles and does what it did; there is something new, or something to avoid.
        case compatible
        /// Nothing that code could see: documentation, evidence, how values are coded.
        case `internal`
    }

    /// What changed.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case clientAdded, clientRemoved, clientRenamed
        case accessChanged, namespaceChanged, mutabilityChanged, codingChanged, observationChanged, samplesChanged
        case conformanceAdded, conformanceRemoved
        case requestDefaultsChanged
        case typeAdded, typeRemoved, typeRenamed, typeFormChanged
        case propertyAdded, propertyRemoved, propertyRenamed, propertyTypeChanged, propertyKeyChanged
        case propertyCodingChanged, initializerReordered
        case caseAdded, caseRemoved, caseRenamed, casePayloadChanged, caseValueChanged
        case endpointAdded, endpointRemoved, endpointRenamed, endpointDeprecated, endpointUndeprecated
        case parameterAdded, parameterRemoved, parameterRenamed, parameterTypeChanged, parameterDefaultChanged
        case parametersReordered, parameterWireChanged
        case resultChanged, requestChanged
        case pagesAdded, pagesRemoved
        case resourceAdded, resourceRemoved, resourceChanged, resourcesMoved
        case documentationChanged
    }

    /// What it means to code.
    package var impact: Impact
    /// What changed.
    package var kind: Kind
    /// What it is about: `User.email`, `UsersAPI.posts(userID:)`.
    package var subject: String
    /// What is different, in words that follow the subject: `is now String?, and was String`.
    package var summary: String
    /// What that means to code, where it isn't plain.
    package var consequence: String?

    init(_ impact: Impact, _ kind: Kind, _ subject: String, _ summary: String, consequence: String? = nil) {
        self.impact = impact
        self.kind = kind
        self.subject = subject
        self.summary = summary
        self.consequence = consequence
    }
}

extension APIChange.Impact: Comparable {
    /// Whether one is worse than the other.
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
