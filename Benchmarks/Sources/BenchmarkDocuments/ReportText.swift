/// A report: twelve subjects with ten fields each.
enum ReportText {
    private static let subjects = [
        "order", "customer", "invoice", "payment", "shipment", "warehouse", "supplier", "contract", "campaign",
        "session", "employee", "device",
    ]

    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        let fields = subjects.map { subject in
            """
            "\(subject)_id":\(source.integer(1...900_000)),"\(subject)_name":"\(source.pick(Words.surnames))",\
            "\(subject)_count":\(source.integer(0...5000)),"\(subject)_amount":\(source.decimal(0...9999, digits: 2)),\
            "\(subject)_enabled":\(source.chance(70)),"\(subject)_label":"\(source.pick(Words.tags))",\
            "\(subject)_rate":\(source.decimal(0...1, digits: 5)),\
            "\(subject)_notes":\(source.chance(40) ? "null" : "\"\(source.sentence(Words.common, count: 3))\""),\
            "\(subject)_city":"\(source.pick(Words.cities))","\(subject)_code":"\(source.hexadecimal(8))"
            """
        }
        return "{" + fields.joined(separator: ",") + "}"
    }
}
