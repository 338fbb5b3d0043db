import Foundation

/// The directives of a `Cache-Control` header, by RFC 9111, section 5.2.
struct CacheControl: Hashable, Sendable {
    private var directives: [String: String] = [:]

    init(_ headers: HTTPHeaders) {
        for value in headers.values(for: "Cache-Control") {
            // Commas inside quotes don't occur in the directives that are read here.
            for directive in value.split(separator: ",") {
                let parts = directive.split(separator: "=", maxSplits: 1).map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
                }
                guard let name = parts.first, !name.isEmpty else { continue }
                directives[name.lowercased()] = parts.count > 1 ? parts[1] : ""
            }
        }
    }

    /// Whether a directive is there.
    func contains(_ name: String) -> Bool { directives[name] != nil }

    /// The seconds of a directive. A value that is no number counts as zero, as section 4.2.1 advises.
    func seconds(_ name: String) -> TimeInterval? {
        guard let text = directives[name] else { return nil }
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let seconds = Double(text) else {
            return 0
        }
        return min(seconds, 1e9)
    }
}
