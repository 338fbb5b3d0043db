import ApigenMustache

/// A property of a type.
struct PropertyDeclaration: TemplateConvertible {
    var documentation: Documentation
    var name: String
    var type: String
    /// Whether a blank line comes before.
    var isSeparated = false
    /// The property that stores the value, where this one only gives it.
    var storage: StorageDeclaration?
    /// The expression that gives the value, where nothing stores it.
    var getter: String?

    /// Storage behind a property.
    struct StorageDeclaration: TemplateConvertible {
        var name: String
        var type: String
        /// The value in the storage.
        var getter: String
        /// The storage of the value `newValue`.
        var setter: String

        var templateValue: TemplateValue {
            [
                "storageName": TemplateValue(name), "storageType": TemplateValue(type),
                "storageGetter": TemplateValue(getter), "storageSetter": TemplateValue(setter),
            ]
        }
    }

    var templateValue: TemplateValue {
        [
            "documentation": documentation.templateValue,
            "name": TemplateValue(name),
            "type": TemplateValue(type),
            "isSeparated": TemplateValue(isSeparated),
            "isStored": TemplateValue(storage == nil && getter == nil),
            "storage": TemplateValue(storage),
            "getter": TemplateValue(getter),
        ]
    }

    /// Puts a blank line before each property that is documented, and after it: the rule for all types.
    static func separated(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
        var separated = properties
        for index in properties.indices.dropFirst() {
            let isDocumented = !properties[index].documentation.isEmpty || !properties[index - 1].documentation.isEmpty
            let isComputed = properties[index].getter != nil || properties[index].storage != nil
            separated[index].isSeparated = isDocumented || isComputed || properties[index - 1].storage != nil
        }
        return separated
    }
}
