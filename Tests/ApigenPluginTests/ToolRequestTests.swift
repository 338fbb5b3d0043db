import Testing

@Suite struct ToolRequestTests {
    @Test(arguments: [
        ["generate"], ["check", "--quiet"], ["--json", "check"], ["generate", "--templates", "Templates"],
        ["generate", "-o", "Code"],
    ])
    func workOnTargets(arguments: [String]) {
        #expect(ToolRequest(arguments: arguments).targetCommand != nil)
    }

    @Test(arguments: [
        [], ["--help"], ["generate", "--help"], ["check", "Specs"], ["infer", "hotels.json"],
        ["templates", "export", "T"],
    ])
    func passThrough(arguments: [String]) {
        let request = ToolRequest(arguments: arguments)
        #expect(request.targetCommand == nil)
        #expect(request.arguments == arguments)
    }

    @Test func optionsAreKept() {
        let request = ToolRequest(arguments: ["--quiet", "generate", "--output", "check"])
        #expect(request.targetCommand == "generate")
        #expect(request.options == ["--quiet", "--output", "check"])
    }
}
