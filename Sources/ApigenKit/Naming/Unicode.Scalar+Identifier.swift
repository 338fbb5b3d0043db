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
        if isASCII { return isASCIILetter || isASCIIDigit }
        return canContinueIdentifier && properties.generalCategory != .connectorPunctuation
    }

    /// Whether it is a capital letter.
    var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
    /// Whether it is a small letter.
    var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
