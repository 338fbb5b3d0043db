import Foundation

extension Double {
    /// With so many digits after the point.
    func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }

    /// As a factor: `12.3×`.
    var factor: String { digits(1) + "×" }

    /// Seconds in the unit that suits them.
    var duration: String {
        if self >= 10 { return digits(0) + " s" }
        if self >= 1 { return digits(1) + " s" }
        if self >= 0.001 { return (self * 1000).digits(self >= 0.01 ? 0 : 1) + " ms" }
        return (self * 1_000_000).digits(1) + " µs"
    }
}

extension Int {
    /// Bytes in the unit that suits them.
    var byteCount: String {
        if self >= 1_000_000_000 { return (Double(self) / 1e9).digits(1) + " GB" }
        if self >= 10_000_000 { return (Double(self) / 1e6).digits(0) + " MB" }
        if self >= 1_000_000 { return (Double(self) / 1e6).digits(1) + " MB" }
        return (Double(self) / 1e3).digits(1) + " kB"
    }

    /// With a comma between thousands.
    var grouped: String {
        var text = String(self)
        var end = text.endIndex
        while let index = text.index(end, offsetBy: -3, limitedBy: text.startIndex), index > text.startIndex {
            text.insert(",", at: index)
            end = index
        }
        return text
    }
}
