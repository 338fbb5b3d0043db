import Foundation

/// What every generated model is: ``JSONCodable``, and `Codable` with every `Encoder` and `Decoder`.
///
/// The `Codable` conformance is given here, by way of ``JSONCodable``, so that nothing is synthesised and a
/// model means the same whatever the date or key strategy of a decoder. It is the slower road: where there is
/// a choice, use ``JSONCodable/init(jsonData:)`` and ``JSONCodable/jsonData()``.
public protocol APIModel: JSONCodable, Codable {}

extension APIModel {
    /// Reads the model from any decoder.
    ///
    /// - Throws: `DecodingError` with the path of what does not fit.
    public init(from decoder: any Decoder) throws {
        var writer = JSONWriter()
        writer.write(try JSONValue(from: decoder))
        let bytes = try writer.finish()
        var reader = JSONReader(bytes)
        do {
            try self.init(json: &reader)
        } catch let error as JSONError {
            let located = error.located(in: bytes)
            let path = decoder.codingPath + (located.location?.path.components ?? []).map(JSONCodingKey.init)
            let context = DecodingError.Context(
                codingPath: path,
                debugDescription: located.message,
                underlyingError: located
            )
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Writes the model to any encoder.
    public func encode(to encoder: any Encoder) throws {
        var writer = JSONWriter()
        write(json: &writer)
        try JSONValue(json: writer.finish()).encode(to: encoder)
    }
}
