/// The words whose singular no rule tells.
enum IrregularWords {
    /// Plurals with a singular of their own.
    static let singulars: [String: String] = [
        // People and animals.
        "people": "person", "men": "man", "women": "woman", "children": "child", "grandchildren": "grandchild",
        "firemen": "fireman", "policemen": "policeman", "salesmen": "salesman", "feet": "foot", "teeth": "tooth",
        "geese": "goose", "mice": "mouse", "lice": "louse", "oxen": "ox", "dice": "die",
        // From -f and -fe.
        "calves": "calf", "elves": "elf", "halves": "half", "hooves": "hoof", "knives": "knife", "leaves": "leaf",
        "lives": "life", "loaves": "loaf", "scarves": "scarf", "selves": "self", "shelves": "shelf", "thieves": "thief",
        "wives": "wife", "wolves": "wolf",
        // From Latin and Greek.
        "alumni": "alumnus", "antennae": "antenna", "appendices": "appendix", "axes": "axis", "bacteria": "bacterium",
        "cacti": "cactus", "codices": "codex", "corpora": "corpus", "crises": "crisis", "criteria": "criterion",
        "curricula": "curriculum", "diagnoses": "diagnosis", "ellipses": "ellipsis", "foci": "focus",
        "formulae": "formula",
        "fungi": "fungus", "genera": "genus", "hypotheses": "hypothesis", "indices": "index", "larvae": "larva",
        "matrices": "matrix", "memoranda": "memorandum", "neuroses": "neurosis", "nuclei": "nucleus", "oases": "oasis",
        "parentheses": "parenthesis", "phenomena": "phenomenon", "prognoses": "prognosis", "psychoses": "psychosis",
        "radii": "radius", "schemata": "schema", "stigmata": "stigma", "stimuli": "stimulus", "strata": "stratum",
        "synopses": "synopsis", "syllabi": "syllabus", "theses": "thesis", "vertices": "vertex", "vortices": "vortex",
        // A doubled letter, and -es where the rule would take away only an s, or the other way round.
        "aliases": "alias", "atlases": "atlas", "biases": "bias", "canvases": "canvas", "caches": "cache",
        "gases": "gas", "irises": "iris", "lenses": "lens", "pancreases": "pancreas", "quizzes": "quiz",
        "whizzes": "whiz", "trellises": "trellis", "portcullises": "portcullis", "metropolises": "metropolis",
        "chrysalises": "chrysalis", "busses": "bus", "gasses": "gas",
    ]

    /// Words in `-s` that are no plurals, or are the same in both.
    static let unchanged: Set<String> = [
        "alas", "alias", "always", "analytics", "arkansas", "asbestos", "athens", "athletics", "atlas", "barracks",
        "bias",
        "biceps", "binoculars", "brussels", "canvas", "chaos", "charles", "chassis", "christmas", "clothes", "corps",
        "cosmos", "crossroads", "debris", "diabetes", "does", "economics", "electronics", "ethics", "ethos",
        "forceps", "gallows", "gas", "genetics", "has", "headquarters", "hertz", "herpes", "ios", "james", "kansas",
        "kudos", "las", "lens", "linguistics", "logistics", "los", "macos", "mars", "mathematics", "maths", "means",
        "measles", "naples", "news", "optics", "overseas", "pajamas", "pancreas", "pants", "pathos", "perhaps",
        "physics", "pliers", "politics", "pos", "pyjamas", "rabies", "rendezvous", "robotics", "scissors", "series",
        "shorts", "sometimes", "species", "summons", "texas", "thanks", "thermos", "this", "thus",
        "triceps", "tvos", "vegas", "wales", "was", "watchos", "whereas", "yes",
    ]

    /// Plurals in `-us`: of words in `-u`.
    static let pluralsInUs: Set<String> = [
        "bayous", "caribous", "cpus", "emus", "flus", "gnus", "gpus", "gurus", "impromptus", "menus", "skus",
        "submenus",
        "thous", "tofus", "tutus", "zebus",
    ]

    /// Plurals in `-is`: of words in `-i`.
    static let pluralsInIs: Set<String> = [
        "alibis", "apis", "bikinis", "broccolis", "emojis", "graffitis", "kanjis", "kiwis", "kpis", "lis", "pois",
        "rabbis",
        "safaris", "salamis", "skis", "taxis", "tsunamis", "uis", "uris", "wikis", "yetis",
    ]

    /// Plurals in `-ies` of words in `-ie`.
    static let pluralsInIes: Set<String> = [
        "aeries", "aunties", "birdies", "bookies", "boogies", "brownies", "budgies", "calories",
        "collies", "cookies", "coolies", "cooties", "coteries", "cuties", "dearies", "dogies", "eyries",
        "foodies", "freebies", "genies", "goalies", "goodies", "groupies", "hippies", "hoodies", "indies", "junkies",
        "kiddies", "laddies", "lassies", "lingeries", "magpies", "menageries", "movies", "newbies", "oldies",
        "pinkies", "pixies", "prairies", "quickies", "reveries", "rookies", "roomies", "rotisseries", "selfies",
        "smoothies",
        "sorties", "stymies", "sweeties", "techies", "toonies", "townies", "valkyries", "veggies", "walkies",
        "yuppies", "zombies",
    ]

    /// Plurals in `-hes` of words in `-he`.
    static let pluralsInHes: Set<String> = [
        "aches", "apaches", "avalanches", "backaches", "caches", "cliches", "creches", "douches", "headaches",
        "microfiches",
        "moustaches", "mustaches", "niches", "pastiches", "psyches", "quiches", "stomachaches", "toothaches",
    ]

    /// Plurals in `-oes` of words in `-o`.
    static let pluralsInOes: Set<String> = [
        "buffaloes", "cargoes", "dominoes", "echoes", "embargoes", "goes", "haloes", "heroes", "mangoes", "mosquitoes",
        "mottoes", "noes", "potatoes", "superheroes", "tomatoes", "tornadoes", "torpedoes", "vetoes", "volcanoes",
        "zeroes",
    ]

    /// Plurals in `-uses` of words in `-use`.
    static let pluralsInUses: Set<String> = [
        "abuses", "accuses", "amuses", "bemuses", "confuses", "cruses", "defuses", "disuses", "diffuses", "excuses",
        "fuses",
        "infuses", "misuses", "muses", "overuses", "peruses", "recluses", "refuses", "reuses", "ruses", "uses",
    ]
}
