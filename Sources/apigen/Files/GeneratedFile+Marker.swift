import ApigenKit
import Foundation

extension GeneratedFile {
    /// Whether the contents of a file say that apigen wrote it.
    static func isGenerated(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: marker.utf8)
    }

    /// The name of what a file was made from, as its first line says; nothing where apigen did not write it.
    static func source(of bytes: [UInt8]) -> String? {
        guard isGenerated(bytes) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let rest = line.dropFirst(marker.count)
        guard let end = rest.range(of: ". Do not edit")?.lowerBound else { return String(rest) }
        return String(rest[..<end])
    }
}
