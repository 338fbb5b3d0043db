import ApigenJSON
import Testing

struct JSONTimestampTests {
    @Test(arguments: [
        "2024-05-01T08:30:00Z", "2024-02-29T23:59:59.999Z", "1969-12-31T23:59:59+00:00", "2024-05-01T08:30:00+0200",
        "2024-05-01 08:30:00.123456-09:30", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1900-03-01T00:00:00Z",
        "2000-02-29T00:00:00.000000001Z",
    ])
    func whatIsReadIsWrittenAgain(text: String) throws {
        let timestamp = try #require(JSONTimestamp(text))
        #expect(timestamp.text == text)
    }

    @Test(arguments: [
        "2024-13-45T99:99:99Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-04-31T00:00:00Z",
        "2024-05-01T24:00:00Z", "2024-05-01T08:60:00Z", "2024-05-01T08:30:60Z", "2024-05-01T08:30:00",
        "2024-05-01", "2024-05-01T08:30:00.Z", "2024-05-01T08:30:00.1234567890Z", "2024-05-01T08:30:00+24:00",
        "2024-05-01T08:30:00-00:00", "2024-05-01T08:30:00+2:00", "2024-05-01T08:30Z", "", "not a date at all, no",
        "2024-05-01T08:30:00Zjunk", "\u{661}024-05-01T08:30:00Z",
    ])
    func whatIsNoDateTimeIsRefused(text: String) {
        #expect(JSONTimestamp(text) == nil)
    }

    @Test(arguments: ["2024-05-01T08:30:00", "2024-05-01 08:30:00.25"])
    func aMissingOffsetIsReadWhenAskedFor(text: String) throws {
        let timestamp = try #require(JSONTimestamp(text, allowsMissingZone: true))
        #expect(timestamp.text == text)
        #expect(timestamp.seconds == 1_714_552_200)
        #expect(JSONTimestamp(text) == nil)
    }

    @Test func instants() throws {
        #expect(try #require(JSONTimestamp("1970-01-01T00:00:00Z")).seconds == 0)
        #expect(try #require(JSONTimestamp("2001-01-01T00:00:00Z")).secondsSinceReferenceDate == 0)
        #expect(try #require(JSONTimestamp("2024-05-01T08:30:00+02:00")).seconds == 1_714_545_000)
        #expect(try #require(JSONTimestamp("1969-12-31T23:59:59.5Z")).secondsSinceReferenceDate == -978_307_200.5)
    }

    @Test func everyDayOfFourCenturiesSurvives() throws {
        var day: Int64 = -719_528
        while day < -719_528 + 400 * 366 {
            let timestamp = JSONTimestamp(seconds: day * 86_400 + 86_399)
            let text = try #require(timestamp.text)
            #expect(JSONTimestamp(text) == timestamp)
            day += 13
        }
    }

    @Test func datesKeepMicrosecondsAndNotNanoseconds() throws {
        #expect(try #require(JSONTimestamp("2024-05-01T08:30:00.123456Z")).isExactInDate)
        #expect(try !#require(JSONTimestamp("2024-05-01T08:30:00.123456789Z")).isExactInDate)
    }
}
