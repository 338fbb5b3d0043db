import Foundation

/// The header `Retry-After`, by RFC 9110, section 10.2.3.
enum RetryAfter {
    /// The seconds to wait, whether the header gives seconds or a date; nil without a header that makes sense.
    static func seconds(in headers: HTTPHeaders, now: Date) -> TimeInterval? {
        guard let text = headers.values(for: "Retry-After").first?.trimmingCharacters(in: .whitespaces), !text.isEmpty
        else { return nil }
        if text.utf8.allSatisfy({ (48...57).contains($0) }) {
            // More digits than a Double can hold exactly are a very long time all the same.
            return Double(text)
        }
        return HTTPDate.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}
