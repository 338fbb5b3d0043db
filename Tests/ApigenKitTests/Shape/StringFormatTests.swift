@testable import ApigenKit
import Testing

struct StringFormatTests {
    @Test(arguments: [
        ("", StringFormat.empty), ("0", .number), ("-0.5", .number), ("1e9", .number), ("-1.25E+10", .number),
        ("2024-02-29", .date), ("0000-01-01", .date), ("550E8400-e29b-41d4-a716-446655440000", .uuid),
        ("https://a.b/c?d=e#f", .url), ("HTTP://a", .url),
    ])
    func formats(text: String, format: StringFormat) {
        #expect(StringFormat(text) == format)
    }

    @Test(arguments: [
        "-", "+1", "01", "1.", ".5", "1e", "1e+", "1 ", " 1", "0x1", "NaN", "2023-02-29", "2024-13-01", "2024-1-01",
        "2024-01-0a", "550e8400-e29b-41d4-a716-44665544000g", "https://", "http:///a", "https://a b", "https://é",
        "httpx://a", "hello", "é",
    ])
    func noFormat(text: String) {
        #expect(StringFormat(text) == nil)
    }
}
