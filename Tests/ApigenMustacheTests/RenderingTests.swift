import ApigenMustache
import Testing

@Suite struct RenderingTests {
    private func render(
        _ source: String,
        _ context: TemplateValue = .null,
        partials: [String: String] = [:],
        escape: Escaping = .none
    ) throws -> String {
        try Template(source).render(context, partials: Templates(partials), escape: escape)
    }

    // MARK: Values

    @Test func literals() {
        #expect(
            ["a": "x", "b": 1, "c": true, "d": [1, "\(2)"]] as TemplateValue
                == .object([
                    "a": .string("x"), "b": .number("1"), "c": .bool(true), "d": .list([.number("1"), .string("2")]),
                ])
        )
        #expect(["a": 1, "a": 2] as TemplateValue == .object(["a": .number("2")]))
    }

    private static let truth = "{{#v}}true{{/v}}{{^v}}false{{/v}}"

    @Test(arguments: [true, "x", 0, [false], [:]] as [TemplateValue])
    func trueValue(value: TemplateValue) throws {
        #expect(try render(Self.truth, ["v": value]) == "true")
    }

    @Test(arguments: [.null, false, "", []] as [TemplateValue])
    func falseValue(value: TemplateValue) throws {
        #expect(try render(Self.truth, ["v": value]) == "false")
    }

    @Test func escaping() throws {
        let context: TemplateValue = ["v": "<&\">'é"]
        #expect(try render("{{v}}", context) == "<&\">'é")
        #expect(try render("{{v}} {{{v}}} {{&v}}", context, escape: .html) == "&lt;&amp;&quot;&gt;'é <&\">'é <&\">'é")
        #expect(try render("{{v}} {{&v}}", ["v": "a"], escape: .custom { "(\($0))" }) == "(a) a")
    }

    @Test func whitespaceBeforeASigil() throws {
        #expect(try render("{{ #a }}{{ & b }}{{ /a }}", ["a": true, "b": "x"]) == "x")
    }

    @Test func tripleMustacheWithOtherDelimiters() throws {
        #expect(try render("{{=<% %>=}}<%{v}%>{{v}}", ["v": "<"], escape: .html) == "<{{v}}")
    }

    @Test func dynamicParent() throws {
        let partials = ["layout": "[{{$a}}default{{/a}}]"]
        let source = "{{<*name}}{{$a}}x{{/a}}{{/ * name}}"
        #expect(try render(source, ["name": "layout"], partials: partials) == "[x]")
    }

    @Test func blocksReachPartialsWithinAParent() throws {
        let partials = ["layout": "<{{>head}}>", "head": "{{$title}}none{{/title}}"]
        #expect(try render("{{<layout}}{{$title}}t{{/title}}{{/layout}}", partials: partials) == "<t>")
    }

    // MARK: Lines

    @Test func standaloneLinesWithCarriageReturns() throws {
        let source = "a\r\n{{#x}}\r\n  b\r\n{{! c }}\r\n{{/x}}\r\n  {{>p}}\r\nd"
        #expect(try render(source, ["x": true], partials: ["p": "1\r\n\r\n2\r\n"]) == "a\r\n  b\r\n  1\r\n\r\n  2\r\nd")
    }

    @Test func byteOrderMark() throws {
        #expect(try render("\u{FEFF}{{! alone }}\nx") == "x")
        #expect(try render("\u{FEFF}") == "")
    }

    @Test func nestedPartialIndentation() throws {
        let partials = ["outer": "{\n  {{>inner}}\n}\n", "inner": "a\n{{#list}}\n{{.}}\n\n{{/list}}\nb\n"]
        let rendered = try render("  {{>outer}}\n", ["list": [1, 2]], partials: partials)
        #expect(rendered == "  {\n    a\n    1\n\n    2\n\n    b\n  }\n")
    }

    @Test func indentationAlsoReachesInlinePartials() throws {
        let partials = ["outer": "let x = {{>value}}\n", "value": "f(\n    1\n)"]
        #expect(try render("  {{>outer}}", partials: partials) == "  let x = f(\n      1\n  )\n")
    }

    @Test func absentTextLeavesNoTrailingSpace() throws {
        #expect(try render("  {{>p}}", ["v": ""], partials: ["p": "{{v}}\nx\n"]) == "\n  x\n")
    }

    @Test func linesOfValuesAreNotIndented() throws {
        #expect(try render("  {{>p}}", ["v": "a\nb"], partials: ["p": "{{v}}\nc"]) == "  a\nb\n  c")
    }

    // MARK: Inheritance

    static let layout = [
        "type": """
        struct {{name}} {
            {{$properties}}
            {{/properties}}
            {{$methods}}{{/methods}}
            {{$end}}// end{{/end}}
        }

        """
    ]

    @Test func blocksWithoutReplacement() throws {
        #expect(try render("{{<type}}{{/type}}", ["name": "A"], partials: Self.layout) == "struct A {\n    // end\n}\n")
    }

    @Test func blocksAreIndentedWhereTheyAreFilled() throws {
        let source = """
            {{<type}}
            {{$properties}}
                    let a: Int

                    let b: Int
            {{/properties}}
            {{$methods}}
            func f() {
                {{#calls}}
                {{.}}()
                {{/calls}}
            }
            {{/methods}}
            {{$end}}// done{{/end}}
            {{/type}}

            """
        let expected = """
            struct A {
                let a: Int

                let b: Int
                func f() {
                    g()
                    h()
                }
                // done
            }

            """
        #expect(try render(source, ["name": "A", "calls": ["g", "h"]], partials: Self.layout) == expected)
    }

    @Test func inlineReplacementOfABlockOnItsOwnLines() throws {
        let source = "{{<type}}{{$properties}}let a: Int{{/properties}}{{$end}}{{/end}}{{/type}}"
        #expect(try render(source, ["name": "A"], partials: Self.layout) == "struct A {\n    let a: Int\n}\n")
    }

    @Test func defaultContentStaysAsWritten() throws {
        let source = "  {{$a}}x\n  y{{/a}}\n{{$b}}\n  z{{/b}}\n  {{$c}}\n    w\n  {{/c}}\n{{$d}}v{{/d}} u\n"
        #expect(try render(source) == "  x\n  y\n  z\n    w\nv u\n")
    }

    @Test func inlineBlocksTakeNoIndentation() throws {
        let partials = ["p": "  {{$a}}{{/a}}x\nf({{$b}}1{{/b}})\n"]
        #expect(try render("{{<p}}{{$a}}y{{/a}}{{$b}}2{{/b}}{{/p}}", partials: partials) == "  yx\nf(2)\n")
    }

    @Test func parentsWithinReplacements() throws {
        let partials = ["box": "[\n  {{$in}}{{/in}}\n]\n"]
        let source = """
            {{<box}}
            {{$in}}
                {{<box}}
                {{$in}}
                    x
                {{/in}}
                {{/box}}
                {{>leaf}}
            {{/in}}
            {{/box}}

            """
        let rendered = try render(source, partials: partials.merging(["leaf": "y\n"]) { $1 })
        #expect(rendered == "[\n  [\n    x\n  ]\n  y\n]\n")
    }
}
