/// A user.
enum UserText {
    static func element(_ index: Int, _ source: inout SeededGenerator) -> String {
        let name = source.pick(Words.names)
        let surname = source.pick(Words.surnames)
        let login = "\(name.lowercased())\(surname.lowercased())\(index)"
        let bio = source.chance(30) ? "null" : "\"\(source.sentence(Words.common, count: 9))\""
        let tags = (0..<source.integer(0...3)).map { _ in "\"\(source.pick(Words.tags))\"" }.joined(separator: ",")
        let latitude = source.decimal(-89...89, digits: 4)
        let longitude = source.decimal(-179...179, digits: 4)
        return """
            {"id":\(index + 1),"login":"\(login)","name":"\(name) \(surname)","email":"\(login)@example.test",\
            "avatar_url":"https://images.example.test/u/\(index + 1)?size=200","is_admin":\(source.chance(5)),\
            "followers":\(source.integer(0...90_000)),"following":\(source.integer(0...900)),"bio":\(bio),\
            "address":{"street":"\(source.integer(1...300)) \(source.pick(Words.streets))",\
            "city":"\(source.pick(Words.cities))","zipcode":"\(source.integer(10_000...99_999))",\
            "geo":{"lat":\(latitude),"lng":\(longitude)}},\
            "company":{"name":"\(surname) Ltd","catch_phrase":"\(source.sentence(Words.common, count: 5))"},\
            "tags":[\(tags)]}
            """
    }
}
