import ApigenMustache

/// The imports of a file, in order, each with the access level that what is declared in the file asks for.
struct ImportList: TemplateConvertible {
    private var modules: [String: Bool] = [:]
    private let access: AccessLevel

    init(access: AccessLevel) {
        self.access = access
    }

    /// Adds a module.
    ///
    /// - Parameter isExposed: Whether a declaration of the file shows a type of the module to others.
    mutating func insert(_ module: String, isExposed: Bool) {
        modules[module] = modules[module, default: false] || isExposed
    }

    var isEmpty: Bool { modules.isEmpty }

    var templateValue: TemplateValue {
        let sorted = modules.sorted { $0.key < $1.key }
        let plain = sorted.map { "import " + $0.key }
        // A plain import beside one that says `package` is an error, and people write plain ones: the level is given
        // only where plain ones mean something else than it.
        guard access == .package, sorted.contains(where: \.value) else {
            return TemplateValue(sorted.map { ($0.value ? access.prefix : "") + "import " + $0.key })
        }
        let leveled = sorted.map { ($0.value ? access.prefix : "") + "import " + $0.key }
        var lines = ["#if hasFeature(InternalImportsByDefault)"]
        lines += leveled.map { "    " + $0 }
        lines += ["#else"] + plain.map { "    " + $0 } + ["#endif"]
        return TemplateValue(lines)
    }
}
