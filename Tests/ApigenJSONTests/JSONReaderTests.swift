import ApigenJSON
import Testing

struct JSONReaderTests {
    @Test(arguments: [
        ("", 1, 1, "the text ends where a value was expected"),
        ("[1,]", 1, 4, "expected a value after ',', found ']'"),
        ("{\"a\" 1}", 1, 6, "expected ':' after the key, found '1'"),
        ("{\"a\":1,}", 1, 8, "expected a key in quotes after ',', found '}'"),
        ("{a:1}", 1, 2, "expected a key in quotes or '}', found 'a'"),
        ("[1 2]", 1, 4, "expected ',' or ']', found '2'"),
        ("[\n  1,\n  tru\n]", 3, 6, "expected 'true', found byte 0x0A"),
        ("\"ä\n\"", 1, 3, "a control character in a string must be escaped (\\u000A)"),
        ("\"abc", 1, 5, "the text ends inside a string"),
        ("\"abc\\", 1, 6, "the text ends inside a string"),
        ("\"\\x\"", 1, 2, "unknown escape in a string; a backslash is written '\\\\'"),
        ("\"\\u12G4\"", 1, 2, "expected four hexadecimal digits after '\\u'"),
        ("\"\\uD800\"", 1, 2, "the escape is a lone surrogate, which is no character"),
        ("\"\\uDC00\"", 1, 2, "the escape is a lone surrogate, which is no character"),
        ("01", 1, 1, "a number must not start with 0 and another digit"),
        ("-", 1, 2, "the text ends where a digit was expected"),
        ("1.x", 1, 3, "expected a digit, found 'x'"),
        ("1 1", 1, 3, "expected the end of the text, found '1'"),
        ("{} é", 1, 4, "expected the end of the text, found 'é'"),
        ("\u{FEFF}[x]", 1, 2, "expected a value, found 'x'"),
    ])
    func faultsHavePlaceAndReason(text: String, line: Int, column: Int, message: String) throws {
        let error = try #require(throws: JSONError.self) { try JSONValue(json: text) }.located(in: text.utf8)
        #expect(error.message == message)
        #expect(error.location?.line == line)
        #expect(error.location?.column == column)
    }

    @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80]])
    func invalidUTF8SaysSo(bytes: [UInt8]) throws {
        let error = try #require(throws: JSONError.self) { try JSONValue(json: [0x22] + bytes + [0x22]) }
        #expect(error.message == "the string is not valid UTF-8")
        #expect(error.offset == 1)
    }

    @Test func depthIsLimitedNotTheStack() throws {
        let open = String(repeating: "[", count: 100_000)
        let error = try #require(throws: JSONError.self) { try JSONValue(json: open) }
        #expect(error.reason == .tooDeep(limit: 512))
        #expect(error.offset == 512)
        #expect(throws: JSONError(.tooDeep(limit: 512), offset: 512)) {
            var reader = JSONReader(open.utf8)
            try reader.skipValue()
        }
        let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        _ = try JSONValue(json: allowed)
    }

    @Test(arguments: [
        (#"{"users":[{"id":1},{"id":"x"}]}"#, 25, "users[1].id"),
        (#"{"users":[{"id":1},{"id":"x"}]}"#, 19, "users[1]"),
        (#"{"a b":{"c":[[],[true, 3]]}}"#, 23, "[\"a b\"].c[1][1]"),
        (#"[1, 2, 3]"#, 7, "[2]"),
        (#"5"#, 0, ""),
        (#"{"a":1,"b":{"c":2}}"#, 11, "b"),
    ])
    func pathsLeadToTheInnermostValue(text: String, offset: Int, path: String) throws {
        let error = JSONError(.missingKey("k"), offset: offset).located(in: text.utf8)
        #expect(error.location?.path.description == path)
    }

    @Test func escapesAreRead() throws {
        let value = try JSONValue(json: #""\"\\\/\b\f\n\r\tA\u00e4\u20AC\uD83D\uDE00\u0000""#)
        #expect(value == "\"\\/\u{8}\u{c}\n\r\tA\u{e4}\u{20AC}\u{1F600}\u{0}")
    }

    @Test func membersKeepTheirOrderAndTheLastOfEqualKeysCounts() throws {
        let value = try JSONValue(json: #"{"b":1,"a":2,"b":3}"#)
        #expect(value.description == #"{"b":3,"a":2}"#)
    }

    @Test func twoSpellingsOfALetterAreTwoKeys() throws {
        let value = try JSONValue(json: "{\"\u{E9}\":1,\"e\u{301}\":2}")
        #expect(value.objectValue?.count == 2)
        #expect(value["\u{E9}"] == 1)
        #expect(value["e\u{301}"] == 2)
    }

    @Test func wideObjectsAreIndexed() throws {
        let members = (0..<5_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        var object = try #require(try JSONValue(json: "{\(members)}").objectValue)
        #expect(object["key4321"] == 4321)
        object["key0"] = nil
        #expect(object.count == 4_999)
        #expect(object["key4999"] == 4999)
        #expect(object["key0"] == nil)
    }

    @Test func keyTablesFindKeysInAnyOrder() throws {
        let table = JSONKeyTable("a", "b", "ä", "c")
        var reader = JSONReader(#"{"a":1,"b":1,"x":1,"\u00e4":1,"c":1,"a":1,"\u0062":1}"#.utf8)
        var cursor = try reader.beginObject(table)
        var indices: [Int] = []
        while let index = try reader.nextKey(&cursor) {
            indices.append(index)
            try reader.skipValue()
        }
        #expect(indices == [0, 1, -1, 2, 3, 0, 1])
        #expect(throws: JSONError(.missingKey("ä"), offset: 0)) { try cursor.require(Int?.none, 2) }
    }

    @Test func mismatchesNameBothKinds() {
        func message(_ read: (inout JSONReader) throws -> Void, _ text: String) -> String? {
            var reader = JSONReader(text.utf8)
            do { try read(&reader) } catch { return (error as? JSONError)?.message }
            return nil
        }
        #expect(message({ _ = try $0.readString() }, " 12") == "expected string, found number")
        #expect(message({ _ = try $0.readInt() }, "null") == "expected integer, found null")
        #expect(message({ _ = try $0.readBool() }, "[]") == "expected Boolean, found array")
        #expect(message({ try $0.beginArray() }, "true") == "expected array, found Boolean")
        #expect(message({ try $0.beginObject() }, "?") == "expected a value, found '?'")
    }
}
