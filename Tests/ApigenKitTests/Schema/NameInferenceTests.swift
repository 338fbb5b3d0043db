import ApigenKit
import Testing

/// The names of types and fields where keys collide with each other, or with what generated code uses.
struct NameInferenceTests {
    @Test func keysThatCollapseKeepApart() throws {
        let types = try infer(
            #"{"begin-area":1,"begin_area":2,"t":1,"T":2,"id":1,"@id":"x","_id":3,"+1":3,"-1":2,"":1,"🙂":2,"1st":3}"#
        )
        #expect(
            types.summary == """
                root Root
                struct Root id:id
                  beginArea: Int "begin-area"
                  beginUnderscoreArea: Int "begin_area"
                  t: Int
                  upperT: Int "T"
                  id: Int
                  atID: String "@id"
                  underscoreID: Int "_id"
                  plus1: Int "+1"
                  minus1: Int "-1"
                  empty: Int
                  slightlySmilingFace: Int "🙂"
                  value1st: Int "1st"
                """
        )
    }

    @Test(arguments: [
        "string": "RootString", "error": "RootError", "date": "RootDate", "data": "RootData", "url": "RootURL",
        "result": "RootResult", "task": "RootTask", "int": "RootInt", "bool": "RootBool", "array": "RootArray",
        "optional": "RootOptional", "type": "RootType", "decoder": "RootDecoder", "endpoint": "RootEndpoint",
        "user": "User",
    ])
    func typesNeverHideWhatGeneratedCodeUses(key: String, type: String) throws {
        let types = try infer(#"{"\#(key)":{"x":1}}"#)
        #expect(types.summary == "root Root\nstruct Root\n  \(key): \(type)\nstruct \(type)\n  x: Int")
    }

    @Test(arguments: [
        ("decoder", "decoder"), ("codingKeys", "codingKeys"), ("self", "selfValue"), ("Type", "type"),
        ("init", "initValue"), ("hashValue", "hashValueField"), ("none", "none"), ("container", "container"),
    ])
    func keysOfTheLanguageAreFields(key: String, name: String) throws {
        let types = try infer(#"{"\#(key)":1}"#)
        let spelled = key == name ? "" : " \"\(key)\""
        #expect(types.summary == "root Root\nstruct Root\n  \(name): Int\(spelled)")
    }

    @Test func anEnumMayHaveACaseNone() throws {
        let rows = (0..<60).map {
            #"{"access":\#($0 % 7 == 0 ? "null" : ["\"none\"", "\"read\"", "\"some\""][$0 % 3])}"#
        }
        let types = try infer("[\(rows.joined(separator: ","))]")
        // `none` of an optional would be nil.
        #expect(
            types.summary == """
                root [Root]
                struct Root
                  access: Access? null
                enum Access: noneValue=none read someValue=some
                """
        )
    }
}
