import ApigenJSON

/// What tells the items of a list apart: the value of the placeholder at the end of a path.
struct ItemIdentity {
    /// The placeholder, such as `id`, `userId` or `login`.
    let name: String
    /// Its value in the request.
    let value: String

    /// The key of an object whose value is the identity: that of the placeholder, else `id`.
    private func key(in object: JSONObject) -> String? {
        if object[name]?.plainText != nil { return name }
        return name.lowercased().hasSuffix("id") && object["id"]?.plainText != nil ? "id" : nil
    }

    /// Whether a value is the item that was asked for.
    func isIdentity(of value: JSONValue) -> Bool {
        guard let object = value.objectValue, let key = key(in: object) else { return false }
        return object[key]?.plainText == self.value
    }

    /// The item with the identity that was asked for, where its kind allows that.
    func identifying(_ value: JSONValue) -> JSONValue {
        guard var object = value.objectValue, let key = key(in: object),
            let identity = object[key]?.sameKind(self.value)
        else { return value }
        object[key] = identity
        return .object(object)
    }
}
