import Testing

@testable import apigen

@Suite struct ArgumentParserTests {
    private let name = Option.text("name", "NAME", "A name.")
    private let tags = Option.texts("tag", letter: "t", "TAG", "A tag.")
    private let plain = Option.flag("plain", letter: "p", "Plain.")

    private func parse(_ arguments: [String]) throws -> Invocation {
        let command = Command(
            name: "show",
            summary: "Shows files.",
            operands: .any("FILE", "A file."),
            options: [name, tags, plain]
        )
        let root = Command(name: "apigen", summary: "", options: GlobalOption.all, commands: [command])
        return try ArgumentParser.parse(arguments, root: root)
    }

    @Test func valuesFollowTheirOptionOrAnEqualsSign() throws {
        #expect(try parse(["show", "--name", "a=b"])[name] == "a=b")
        #expect(try parse(["show", "--name=a=b"])[name] == "a=b")
        #expect(try parse(["show", "--name="])[name] == "")
        #expect(try parse(["show", "--name=--plain"])[name] == "--plain")
        #expect(try parse(["show"])[name] == nil)
    }

    @Test func optionsAndOperandsMayBeMixed() throws {
        let invocation = try parse(["show", "a", "--plain", "b", "--name", "n", "c"])
        #expect(invocation.operands == ["a", "b", "c"])
        #expect(invocation[plain])
        #expect(invocation[name] == "n")
    }

    @Test func repeatedOptionsKeepTheirOrder() throws {
        #expect(try parse(["show", "--tag", "x", "-t", "y", "--tag=z"])[tags] == ["x", "y", "z"])
        #expect(try parse(["show"])[tags] == [])
    }

    @Test func lettersMayStandTogether() throws {
        let invocation = try parse(["show", "-qpt", "x"])
        #expect(invocation[plain])
        #expect(invocation[GlobalOption.quiet])
        #expect(invocation[tags] == ["x"])
    }

    @Test func twoDashesEndTheOptions() throws {
        #expect(try parse(["show", "--", "--plain", "-", "--"]).operands == ["--plain", "-", "--"])
    }

    @Test func aDashIsAnOperandOrAValue() throws {
        #expect(try parse(["show", "-", "a"]).operands == ["-", "a"])
        #expect(try parse(["show", "--name", "-"])[name] == "-")
    }

    @Test func globalOptionsMayStandBeforeTheCommand() throws {
        let invocation = try parse(["--quiet", "show", "a", "--json"])
        #expect(invocation.path == ["show"])
        #expect(invocation[GlobalOption.quiet])
        #expect(invocation[GlobalOption.json])
    }

    @Test func helpIsAnsweredWhateverIsMissing() throws {
        let invocation = try ArgumentParser.parse(["infer", "--help"], root: .root)
        #expect(invocation[GlobalOption.help])
        #expect(invocation.command.name == "infer")
    }
}
