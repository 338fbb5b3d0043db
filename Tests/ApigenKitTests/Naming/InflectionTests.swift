import Testing

@testable import ApigenKit

@Suite struct InflectionTests {
    @Test(arguments: [
        ("cookies", "cookie"), ("caches", "cache"), ("statuses", "status"), ("people", "person"),
        ("addresses", "address"), ("categories", "category"), ("boxes", "box"), ("indices", "index"),
        ("children", "child"), ("movies", "movie"), ("analyses", "analysis"), ("buses", "bus"), ("knives", "knife"),
        ("users", "user"), ("hotels", "hotel"), ("photos", "photo"), ("shoes", "shoe"), ("heroes", "hero"),
        ("batches", "batch"), ("hashes", "hash"), ("niches", "niche"), ("houses", "house"), ("causes", "cause"),
        ("uses", "use"), ("responses", "response"), ("licenses", "license"), ("databases", "database"),
        ("viruses", "virus"), ("menus", "menu"), ("gurus", "guru"), ("emojis", "emoji"), ("taxis", "taxi"),
        ("ties", "tie"), ("flies", "fly"), ("cities", "city"), ("keys", "key"), ("areas", "area"),
        ("schemas", "schema"), ("sizes", "size"), ("quizzes", "quiz"), ("buzzes", "buzz"), ("lenses", "lens"),
        ("classes", "class"), ("aliases", "alias"), ("axes", "axis"), ("criteria", "criterion"), ("vertices", "vertex"),
        ("leaves", "leaf"), ("archives", "archive"), ("curves", "curve"), ("taxes", "tax"), ("indexes", "index"),
        ("men", "man"), ("geese", "goose"), ("months", "month"), ("times", "time"), ("exercises", "exercise"),
        ("purposes", "purpose"), ("nurses", "nurse"), ("repos", "repo"), ("replies", "reply"), ("matches", "match"),
    ])
    func pluralsBecomeSingular(plural: String, expected: String) {
        #expect(Inflection.singular(of: plural) == expected)
        #expect(Inflection.isPlural(plural))
        #expect(Inflection.singular(of: expected) == expected)
    }

    @Test(arguments: [
        "news", "lens", "data", "series", "species", "status", "address", "canvas", "metadata", "media", "information",
        "analysis", "basis", "axis", "bus", "virus", "previous", "class", "process", "access", "gas", "atlas", "bias",
        "alias", "chaos", "physics", "analytics", "headquarters", "tennis", "debris", "this", "has", "is", "as", "us",
        "s", "", "ss", "us", "es", "chassis", "campus", "radius", "plus", "success", "progress", "bonus",
        "specimen", "名前", "é",
    ])
    func wordsThatAreNoPluralsStay(word: String) {
        #expect(Inflection.singular(of: word) == word)
        #expect(!Inflection.isPlural(word))
    }
}
