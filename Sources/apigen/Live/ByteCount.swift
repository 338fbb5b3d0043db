/// A number of bytes as people read it: `509 B`, `5.1 kB`.
struct ByteCount: CustomStringConvertible {
    let count: Int

    init(_ count: Int) {
        self.count = count
    }

    var description: String {
        if count < 1000 { return "\(count) B" }
        var rest = Double(count) / 1000
        var units = ["kB", "MB", "GB"][...]
        while rest >= 999.95, units.count > 1 {
            rest /= 1000
            units.removeFirst()
        }
        let tenths = (rest * 10).rounded() / 10
        return "\(tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)") \(units.first ?? "")"
    }
}
