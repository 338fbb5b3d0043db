extension Unicode.Scalar {
    /// Whether an identifier may start with it.
    var canStartIdentifier: Bool {
        if isASCII { return isASCIILetter || self == "_" }
        return properties.isXIDStart
    }

    /// Whether it may stand in an identifier.
    var canContinueIdentifier: Bool {
        if isASCII { return isASCIILetter || isASCIIDigit || self == "_" }
        return properties.isXIDContinue
    }

    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }

    /// Whether it is a letter, a digit or a mark: what names are made of.
    var isWordPart: Bool {
        self != "_" && canContinueIdentifier && properties.generalCategory != .connectorPunctuation
    }
}
