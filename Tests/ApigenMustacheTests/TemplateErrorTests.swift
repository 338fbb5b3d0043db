import ApigenMustache
import Testing

@Suite struct TemplateErrorTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let source: String
        let description: String

        init(_ source: String, _ description: String) {
            self.source = source
            self.description = description
        }

        var testDescription: String { source.debugDescription }
    }

    @Test(arguments: [
        Mistake("a\n {{#x}}\nb", "file:2:2: error: the section 'x' is never closed"),
        Mistake("{{^x}}", "file:1:1: error: the inverted section 'x' is never closed"),
        Mistake(
            "{{#a}}{{<p}}{{/a}}",
            "file:1:13: error: the closing tag 'a' does not match the parent 'p' opened at line 1, column 7"
        ),
        Mistake(
            "{{#a}}\n  {{$b}}\n{{/a}}",
            "file:3:1: error: the closing tag 'a' does not match the block 'b' opened at line 2, column 3"
        ),
        Mistake("x\n\n{{/a}}", "file:3:1: error: the closing tag 'a' closes nothing: no section is open"),
        Mistake(
            "{{<*p}}{{/p}}",
            "file:1:8: error: the closing tag 'p' does not match the parent '*p' opened at line 1, column 1"
        ),
        Mistake("é {{name", "file:1:3: error: the tag is never closed: expected '}}'"),
        Mistake("{{{name}}", "file:1:1: error: the tag is never closed: expected '}}}'"),
        Mistake(
            "{{{a}}{{{b}}}",
            "file:1:1: error: the name 'a}}{{{b' contains a closing delimiter; is the tag closed?"
        ),
        Mistake("{{", "file:1:1: error: the tag is never closed: expected '}}'"),
        Mistake("{{! comment", "file:1:1: error: the tag is never closed: expected '}}'"),
        Mistake("{{=<% %>", "file:1:1: error: the tag is never closed: expected '=}}'"),
        Mistake(
            "{{=<%=}}",
            "file:1:1: error: a set delimiter tag needs two delimiters, without '=' and with whitespace between"
        ),
        Mistake(
            "{{==}}",
            "file:1:1: error: a set delimiter tag needs two delimiters, without '=' and with whitespace between"
        ),
        Mistake(
            "{{= = = =}}",
            "file:1:1: error: a set delimiter tag needs two delimiters, without '=' and with whitespace between"
        ),
        Mistake("{{}}", "file:1:1: error: the tag has no name"),
        Mistake("{{# }}", "file:1:1: error: the tag has no name"),
        Mistake("{{>*}}", "file:1:1: error: the tag has no name"),
        Mistake("{{/}}", "file:1:1: error: the tag has no name"),
        Mistake("{{#a\n}}{{a b}}", "file:2:3: error: the name 'a b' contains whitespace; is the tag closed?"),
        Mistake("{{a..b}}", "file:1:1: error: the dotted name 'a..b' has an empty part"),
        Mistake("{{a.}}", "file:1:1: error: the dotted name 'a.' has an empty part"),
        Mistake("{{<p}}{{$a}}{{/a}}{{$a}}{{/a}}{{/p}}", "file:1:19: error: the parent is given the block 'a' twice"),
    ])
    func parsing(mistake: Mistake) {
        let error = #expect(throws: TemplateError.self) { try Template(mistake.source, name: "file") }
        #expect(error?.description == mistake.description)
    }

    @Test func byteOrderMarkTakesNoColumn() {
        let error = #expect(throws: TemplateError.self) { try Template("\u{FEFF}{{}}") }
        #expect(error == TemplateError(template: "template", line: 1, column: 1, message: "the tag has no name"))
    }

    @Test func setReportsTheTemplateByName() {
        let error = #expect(throws: TemplateError.self) { try Templates(["good": "", "bad": "{{#x}}", "worse": "{{"]) }
        #expect(error?.description == "bad:1:1: error: the section 'x' is never closed")
    }

    @Test func deepNestingIsAnError() throws {
        let depth = 100_000
        let error = #expect(throws: TemplateError.self) {
            try Template(String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth))
        }
        #expect(error?.message == "tags nest deeper than 256 levels")
        let accepted = String(repeating: "{{#a}}", count: 256) + "x" + String(repeating: "{{/a}}", count: 256)
        #expect(try Template(accepted).render(["a": true]) == "x")
    }

    @Test(arguments: ["{{>a}}", "{{<a}}{{/a}}", "{{<a}}{{$b}}{{>a}}{{/b}}{{/a}}{{$b}}{{/b}}", "{{#x}} {{>*x}}{{/x}}"])
    func endlessRecursionIsAnError(source: String) throws {
        let error = #expect(throws: TemplateError.self) {
            try Templates(["a": source]).render("a", context: ["x": "a"])
        }
        #expect(error?.template == "a")
        #expect(error?.message == "'a' is more than 256 templates deep; does it include itself without end?")
    }

    @Test func deepPartialsWithinTheLimitRender() throws {
        var sources = ["0": "end"]
        for depth in 1...256 { sources["\(depth)"] = "{{>\(depth - 1)}}" }
        #expect(try Templates(sources).render("256", context: .null) == "end")
    }

    @Test func blockNamedInItsOwnReplacementRendersItsDefault() throws {
        let templates = try Templates(["p": "<{{$a}}p{{/a}}>"])
        let template = try Template("{{<p}}{{$a}}[{{$a}}default{{/a}}]{{/a}}{{/p}}")
        #expect(try template.render(.null, partials: templates) == "<[default]>")
    }
}

@Suite struct MissingNamesTests {
    struct Mistake: Sendable {
        let source: String
        let description: String
    }

    static let context: TemplateValue = [
        "null": .null, "object": ["member": "m"], "list": ["x"], "text": "t", "unknown": "nowhere",
    ]

    @Test(arguments: [
        Mistake(source: "a\n  {{typo}}", description: "file:2:3: error: 'typo' is not defined"),
        Mistake(source: "{{{object.typo}}}", description: "file:1:1: error: 'object.typo' is not defined"),
        Mistake(source: "{{null.typo}}", description: "file:1:1: error: 'null.typo' is not defined"),
        Mistake(source: "{{list}}", description: "file:1:1: error: 'list' is a list or an object, which has no text"),
        Mistake(source: "{{>typo}}", description: "file:1:1: error: there is no template named 'typo'"),
        Mistake(source: "{{<typo}}{{/typo}}", description: "file:1:1: error: there is no template named 'typo'"),
        Mistake(source: "{{>*typo}}", description: "file:1:1: error: 'typo' is not defined"),
        Mistake(source: "{{>*unknown}}", description: "file:1:1: error: there is no template named 'nowhere'"),
        Mistake(source: "\n{{>part}}", description: "part:2:2: error: 'typo' is not defined"),
        Mistake(
            source: "{{<layout}}{{$body}}{{typo}}{{/body}}{{/layout}}",
            description: "file:1:21: error: 'typo' is not defined"
        ),
    ])
    func strictRenderingReportsThem(mistake: Mistake) throws {
        let templates = try Templates([
            "file": mistake.source, "part": "x\n {{typo}}", "layout": "\n{{$body}}{{/body}}",
        ])
        let error = #expect(throws: TemplateError.self) {
            try templates.render("file", context: Self.context, missingNames: .error)
        }
        #expect(error?.description == mistake.description)
        _ = try templates.render("file", context: Self.context)
    }

    @Test func strictRenderingAllowsWhatIsOptional() throws {
        let template = try Template("{{null}}{{#typo}}x{{/typo}}{{^typo}}y{{/typo}}{{>*null}}{{text}}")
        #expect(try template.render(Self.context, missingNames: .error) == "yt")
    }

    @Test func unknownTemplateIsAnError() throws {
        let error = #expect(throws: TemplateError.self) { try Templates(["a": ""]).render("b", context: .null) }
        #expect(error?.description == "b:1:1: error: there is no template named 'b'")
    }
}
