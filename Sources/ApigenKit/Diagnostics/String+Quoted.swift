import ApigenJSON

extension String {
    /// The text as a JSON string, cut where it is long: how messages show what someone wrote.
    package var quoted: String {
        let limit = 60
        let text =
            unicodeScalars.count > limit ? String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…" : self
        return JSONValue.string(text).description
    }
}
