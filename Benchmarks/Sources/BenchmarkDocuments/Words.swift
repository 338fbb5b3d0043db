/// Words that texts are made of.
enum Words {
    static let names = [
        "Ada", "Grace", "Edsger", "Barbara", "Donald", "Margaret", "Alan", "Katherine", "Tim", "Radia", "Dennis",
        "Hedy",
    ]
    static let surnames = [
        "Lovelace", "Hopper", "Dijkstra", "Liskov", "Knuth", "Hamilton", "Turing", "Johnson", "Berners", "Perlman",
    ]
    static let common = [
        "the", "release", "server", "answers", "slowly", "when", "many", "clients", "ask", "at", "once", "and", "cache",
        "misses", "grow", "until", "we", "restart", "it", "again", "fixed", "by", "raising", "limits", "of", "queues",
    ]
    static let streets = ["Harbour Road", "Mill Lane", "Station Street", "Park Avenue", "Church Hill", "Long Walk"]
    static let cities = ["Lisbon", "Bergen", "Kyoto", "Valparaiso", "Tartu", "Ghent", "Galway", "Ljubljana"]
    static let repositories = ["compiler", "kernel", "website", "parser", "toolbox", "notebook", "renderer"]
    static let tags = ["new", "popular", "archived", "internal", "reviewed", "draft", "pinned"]

    /// Words of several scripts: two, three and four bytes a scalar.
    static let scripts: [[String]] = [
        ["привет", "сервер", "отвечает", "медленно", "когда", "запросов", "много", "очередь", "растёт", "снова"],
        ["サーバー", "応答", "遅い", "要求", "多い", "とき", "待ち行列", "増える", "再起動", "する"],
        ["größer", "Müßiggang", "Straße", "über", "schön", "Äpfel", "naïve", "façade", "señor", "mañana"],
        ["😀", "🚀", "hello", "🎉", "wörld", "🌍", "done", "👍", "next", "🧪"],
        ["خادم", "يجيب", "ببطء", "عندما", "الطلبات", "كثيرة", "قائمة", "الانتظار", "تنمو", "مرة"],
    ]
}
