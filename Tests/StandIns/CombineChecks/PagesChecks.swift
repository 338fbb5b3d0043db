enum PagesChecks {
    static let all: [(String, Check)] = []
}
