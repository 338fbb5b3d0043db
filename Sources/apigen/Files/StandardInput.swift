import ApigenKit
import Foundation

/// What is piped into the tool.
enum StandardInput {
    /// All of it.
    static func bytes() -> [UInt8] {
        Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    }

    /// All of it, as messages name it.
    static func file() -> SourceFile {
        SourceFile(path: "<stdin>", bytes: bytes())
    }
}
