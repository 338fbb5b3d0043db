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
        let lines = modules.sorted { $0.key < $1.key }.map { module, isExposed in
            (isExposed ? access.prefix : "") + "import " + module
        }
        return TemplateValue(lines)
    }
}
