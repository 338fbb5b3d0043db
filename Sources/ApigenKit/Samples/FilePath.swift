/// Joins and takes apart paths as text; the disk is not asked.
package enum FilePath {
    /// The folder that holds a file: `Specs` of `Specs/hotels.api.json`; empty where the path is a name.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// A path as it is seen from where its folder's path starts. Steps that lead nowhere (`./`) are left out.
    package static func join(_ folder: String, _ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts }
        if folder.isEmpty || folder == "." { return parts }
        if parts.isEmpty { return folder }
        return folder.hasSuffix("/") ? folder + parts : "\(folder)/\(parts)"
    }
}
