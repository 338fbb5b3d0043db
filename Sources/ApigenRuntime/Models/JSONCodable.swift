import Foundation

/// A type that reads itself from JSON text and writes itself to it, without a tree or a container between.
///
/// Generated models conform, and so do the standard types that their fields have: `Int`, `String`, `Date`,
/// arrays, dictionaries with `String` keys, optionals, ``JSONValue``.
///
/// ```swift
/// let hotels = try [Hotel](jsonData: data)
/// let data = try hotels.jsonData()
/// ```
public protocol JSONCodable: Sendable {
    /// Reads the value that comes next.
    init(json: inout JSONReader) throws
    /// Writes the value.
    func write(json: inout JSONWriter)
}

extension JSONCodable {
    // Inlinable, so that a list at the root is read by code made for its elements.

    /// Reads a JSON text whole.
    ///
    /// - Throws: ``JSONError`` with line, column and path.
    @inlinable
    public init(jsonData: Data) throws {
        var reader = JSONReader(data: jsonData)
        do {
            try self.init(json: &reader)
            try reader.finish()
        } catch let error as JSONError {
            throw error.located(in: jsonData)
        }
    }

    /// The value as a JSON text on one line, the keys of dictionaries sorted: equal values give equal bytes.
    ///
    /// - Throws: ``JSONError`` where JSON has no form for a value, such as a `Double` that is not finite.
    @inlinable
    public func jsonData() throws -> Data {
        var writer = JSONWriter(options: JSONWriter.Options(sortsKeys: true))
        write(json: &writer)
        return try writer.data()
    }
}

extension JSONReader {
    /// Creates a reader of a text.
    @usableFromInline
    init(data: Data) {
        self.init(data)
    }
}

extension JSONWriter {
    /// The text, as ``finish()`` gives it.
    @usableFromInline
    func data() throws -> Data {
        Data(try finish())
    }
}
