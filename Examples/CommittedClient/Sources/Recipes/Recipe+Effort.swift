extension Recipe {
    /// Whether it is done within half an hour: what a person adds to generated code goes into files beside it.
    public var isQuick: Bool { minutes <= 30 }
}
