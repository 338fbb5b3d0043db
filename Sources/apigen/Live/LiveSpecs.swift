import ApigenKit

/// Reads the specs whose endpoints are to be called.
enum LiveSpecs {
    /// The specs that a person named. Their samples are not looked at: they may be yet to come.
    static func read(_ operands: [String], _ disk: DiskFileSystem, into diagnostics: inout Diagnostics) throws -> [Spec]
    {
        try SpecFinder.specs(at: operands, on: disk).compactMap { path in
            do {
                return Spec.read(SourceFile(path: path, bytes: try disk.read(path)), into: &diagnostics)
            } catch let fault as FileFault {
                diagnostics.error(fault.message(about: path), at: nil)
                return nil
            }
        }
    }
}
