// Made from Templates/*.mustache by `apigen templates embed`. Do not edit: edit those.

/// The built-in templates.
package enum EmbeddedTemplates {
    /// The texts of the templates by name.
    package static let sources: [String: String] = [
        "api": apiTemplate,
        "choice-coding": choiceCodingTemplate,
        "coding": codingTemplate,
        "codings": codingsTemplate,
        "declaration": declarationTemplate,
        "declarations": declarationsTemplate,
        "documentation": documentationTemplate,
        "endpoint": endpointTemplate,
        "enumeration": enumerationTemplate,
        "header": headerTemplate,
        "infer": inferTemplate,
        "models": modelsTemplate,
        "mutation-input": mutationInputTemplate,
        "page": pageTemplate,
        "page-api": pageApiTemplate,
        "page-code": pageCodeTemplate,
        "page-contents": pageContentsTemplate,
        "page-decision": pageDecisionTemplate,
        "page-endpoint": pageEndpointTemplate,
        "page-field": pageFieldTemplate,
        "page-model": pageModelTemplate,
        "page-review": pageReviewTemplate,
        "page-script": pageScriptTemplate,
        "page-style": pageStyleTemplate,
        "plain-choice-coding": plainChoiceCodingTemplate,
        "plain-row-coding": plainRowCodingTemplate,
        "plain-structure-coding": plainStructureCodingTemplate,
        "plain-support": plainSupportTemplate,
        "plain-union-coding": plainUnionCodingTemplate,
        "plain-wrapper-coding": plainWrapperCodingTemplate,
        "property": propertyTemplate,
        "resources": resourcesTemplate,
        "row-coding": rowCodingTemplate,
        "samples": samplesTemplate,
        "slot-writing": slotWritingTemplate,
        "structure": structureTemplate,
        "structure-coding": structureCodingTemplate,
        "union-coding": unionCodingTemplate,
        "wrapper-coding": wrapperCodingTemplate,
    ]

    private static let apiTemplate = ##"""
        {{> header}}
        {{#declaresAPI}}

        {{> documentation}}
        nonisolated {{access}}enum {{apiName}}: API {
            {{access}}static let baseURL = URL(string: {{baseURL}})!
        {{#headers}}
            {{access}}static let headers: HTTPHeaders = [{{headers}}]
        {{/headers}}
        {{#authentication}}
            {{access}}static let authentication: AuthenticationScheme? = {{authentication}}
        {{/authentication}}
        {{#errorBodies}}
            {{access}}static let errorBodies = [{{errorBodies}}]
        {{/errorBodies}}
        {{#endpoints}}

            {{> endpoint}}
        {{/endpoints}}
        }
        {{/declaresAPI}}
        {{#extendsAPI}}

        nonisolated extension {{apiName}} {
        {{#endpoints}}
        {{^isFirst}}

        {{/isFirst}}
            {{> endpoint}}
        {{/endpoints}}
        }
        {{/extendsAPI}}
        {{#parameterEnums}}

        nonisolated extension {{apiName}} {
            {{access}}enum {{name}}: {{rawType}}, CaseIterable, ParameterValue, Sendable {
        {{#cases}}
                case {{name}}{{#literal}} = {{literal}}{{/literal}}
        {{/cases}}
            }
        }
        {{/parameterEnums}}

        """##

    private static let choiceCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(json: inout JSONReader) throws {
                switch try json.peek() {
        {{#alternatives}}
        {{#read}}
                case .{{kind}}: self = .{{member}}({{read}})
        {{/read}}
        {{^read}}
                case .{{kind}}:
                    try json.readNull()
                    self = .{{member}}
        {{/read}}
        {{/alternatives}}
        {{#expected}}
                default: throw json.mismatch({{expected}})
        {{/expected}}
                }
            }

            {{access}}func write(json: inout JSONWriter) {
                switch self {
        {{#alternatives}}
        {{#read}}
        {{#timestampStyle}}
                case .{{member}}(let value):
                    json.timestampStyle = {{timestampStyle}}
                    value.write(json: &json)
                    json.timestampStyle = .standard
        {{/timestampStyle}}
        {{^timestampStyle}}
                case .{{member}}(let value): value.write(json: &json)
        {{/timestampStyle}}
        {{/read}}
        {{^read}}
                case .{{member}}: json.writeNull()
        {{/read}}
        {{/alternatives}}
                }
            }
        }

        """##

    private static let codingTemplate = #"""
        {{> header}}
        {{> codings}}

        """#

    private static let codingsTemplate = ##"""
        {{#codings}}

        {{#structureCoding}}
        {{> structure-coding}}
        {{/structureCoding}}
        {{#rowCoding}}
        {{> row-coding}}
        {{/rowCoding}}
        {{#choiceCoding}}
        {{> choice-coding}}
        {{/choiceCoding}}
        {{#unionCoding}}
        {{> union-coding}}
        {{/unionCoding}}
        {{#wrapperCoding}}
        {{> wrapper-coding}}
        {{/wrapperCoding}}
        {{#plainStructureCoding}}
        {{> plain-structure-coding}}
        {{/plainStructureCoding}}
        {{#plainRowCoding}}
        {{> plain-row-coding}}
        {{/plainRowCoding}}
        {{#plainChoiceCoding}}
        {{> plain-choice-coding}}
        {{/plainChoiceCoding}}
        {{#plainUnionCoding}}
        {{> plain-union-coding}}
        {{/plainUnionCoding}}
        {{#plainWrapperCoding}}
        {{> plain-wrapper-coding}}
        {{/plainWrapperCoding}}
        {{/codings}}
        {{#support}}
        {{> plain-support}}
        {{/support}}

        """##

    private static let declarationTemplate = ##"""
        {{#structure}}
        {{> structure}}
        {{/structure}}
        {{#enumeration}}
        {{> enumeration}}
        {{/enumeration}}
        {{#alias}}
        {{access}}typealias {{name}} = {{type}}
        {{/alias}}

        """##

    private static let declarationsTemplate = ##"""
        {{^namespace}}
        {{#types}}

        {{> declaration}}
        {{/types}}
        {{/namespace}}
        {{#namespace}}
        {{#declaresNamespace}}

        /// The models of {{namespace}}.
        nonisolated {{access}}enum {{namespace}} {}
        {{/declaresNamespace}}
        {{#hasTypes}}

        extension {{namespace}} {
        {{#types}}
        {{^isFirst}}

        {{/isFirst}}
            {{> declaration}}
        {{/types}}
        }
        {{/hasTypes}}
        {{/namespace}}

        """##

    private static let documentationTemplate = ##"""
        {{#documentation}}
        ///{{.}}
        {{/documentation}}

        """##

    private static let endpointTemplate = ##"""
        {{> documentation}}
        {{#deprecation}}
        {{deprecation}}
        {{/deprecation}}
        {{access}}static func {{name}}({{parameters}}) -> Endpoint<{{response}}> {
        {{#isSimple}}
            Endpoint(.{{method}}, {{path}}, of: Self.self, name: {{nameLiteral}}{{decoding}})
        {{/isSimple}}
        {{^isSimple}}
            var {{endpoint}} = Endpoint<{{response}}>(.{{method}}, {{path}}, of: Self.self, name: {{nameLiteral}}{{decoding}})
        {{#pathArguments}}
            {{endpoint}}.setPath({{wireName}}, {{value}})
        {{/pathArguments}}
        {{#queryArguments}}
            {{endpoint}}.addQuery({{wireName}}, {{value}}{{style}})
        {{/queryArguments}}
        {{#constantHeaders}}
            {{endpoint}}.setHeader({{wireName}}, {{value}})
        {{/constantHeaders}}
        {{#headerArguments}}
            {{endpoint}}.setHeader({{wireName}}, {{value}})
        {{/headerArguments}}
        {{#jsonBody}}
            {{endpoint}}.body = .json(body)
        {{/jsonBody}}
        {{#rawBody}}
            {{endpoint}}.body = .raw(body, contentType: {{rawBody}})
        {{/rawBody}}
        {{#hasForm}}
            var {{form}} = FormParameters()
        {{#formArguments}}
            {{form}}.add({{wireName}}, {{value}}{{style}})
        {{/formArguments}}
            {{endpoint}}.body = .form({{form}})
        {{/hasForm}}
        {{#hasParts}}
            var {{form}} = MultipartForm()
        {{#parts}}
        {{#contentType}}
            {{form}}.addFile({{wireName}}, {{value}}, contentType: {{contentType}})
        {{/contentType}}
        {{^contentType}}
            {{form}}.addText({{wireName}}, {{value}})
        {{/contentType}}
        {{/parts}}
            {{endpoint}}.body = .multipart({{form}})
        {{/hasParts}}
        {{#acceptedStatuses}}
            {{endpoint}}.acceptedStatuses = {{acceptedStatuses}}
        {{/acceptedStatuses}}
        {{#errors}}
            {{endpoint}}.errorBody({{statuses}}, {{type}}.self)
        {{/errors}}
        {{#authentication}}
            {{endpoint}}.authentication = {{authentication}}
        {{/authentication}}
        {{#timeout}}
            {{endpoint}}.timeout = {{timeout}}
        {{/timeout}}
        {{#isIdempotent}}
            {{endpoint}}.isIdempotent = {{isIdempotent}}
        {{/isIdempotent}}
            return {{endpoint}}
        {{/isSimple}}
        }
        {{#pages}}

        {{> documentation}}
        {{#deprecation}}
        {{deprecation}}
        {{/deprecation}}
        {{access}}static func {{pagedName}}({{pagedParameters}}) -> PagedEndpoint<{{item}}> {
            {{name}}({{pagedArguments}}).paged({{items}}by: {{pageStyle}})
        }
        {{/pages}}

        """##

    private static let enumerationTemplate = ##"""
        {{> documentation}}
        nonisolated {{access}}{{keyword}} {{name}}: {{conformances}} {
        {{#cases}}
            {{> documentation}}
            case {{name}}{{payload}}
        {{/cases}}
        {{#isOpen}}
        {{#knownCases}}

            /// The cases that have a name.
            {{access}}static let knownCases: [{{name}}] = [{{knownCases}}]
        {{/knownCases}}

            {{access}}init(rawValue: String) {
                switch rawValue {
        {{#cases}}
        {{#literal}}
                case {{literal}}: self = .{{member}}
        {{/literal}}
        {{/cases}}
                default: self = .{{unknownCase}}(rawValue)
                }
            }

            {{access}}var rawValue: String {
                switch self {
        {{#cases}}
        {{#literal}}
                case .{{member}}: {{literal}}
        {{/literal}}
        {{/cases}}
                case .{{unknownCase}}(let value): value
                }
            }
        {{/isOpen}}
        }

        """##

    private static let headerTemplate = ##"""
        {{marker}}
        {{#hasImports}}

        {{#imports}}
        {{.}}
        {{/imports}}
        {{/hasImports}}
        {{#runtimeVersion}}

        // Where this does not compile, this file and the ApigenRuntime beside it don't match: use the apigen that comes with
        // the runtime, and generate again.
        private typealias RuntimeVersion = {{runtimeVersion}}
        {{/runtimeVersion}}

        """##

    private static let inferTemplate = ##"""
        {{> header}}
        {{> declarations}}
        {{#coding}}

        // MARK: - Coding
        {{> codings}}
        {{/coding}}

        """##

    private static let modelsTemplate = #"""
        {{> header}}
        {{> declarations}}

        """#

    private static let mutationInputTemplate = ##"""
        {{#inputDocumentation}}
        ///{{.}}
        {{/inputDocumentation}}
        nonisolated {{access}}struct {{inputType}}: Sendable {
        {{#fields}}
            {{access}}var {{field}}: {{fieldType}}
        {{/fields}}

            {{access}}init({{parameters}}) {
        {{#fields}}
                self.{{field}} = {{field}}
        {{/fields}}
            }
        }

        """##

    private static let pageTemplate = ##"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8" />
        <!-- {{marker}} -->
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content="apigen" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'" />
        <title>{{title}}: endpoints and models</title>
        <style>
        {{>page-style}}
        </style>
        </head>
        <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="side">
        <div class="tools">
        <p class="brand"><a href="#content">{{title}}</a></p>
        <button type="button" id="theme" hidden="" aria-label="Switch between light and dark" title="Light or dark"><svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5" /><path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" /></svg></button>
        </div>
        <div class="search" id="search" hidden="">
        <label class="unseen" for="filter">Filter endpoints, models and fields</label>
        <input id="filter" type="search" placeholder="Filter" autocomplete="off" spellcheck="false" aria-describedby="found" /><kbd aria-hidden="true">/</kbd>
        <p id="found" class="found" role="status"></p>
        </div>
        <details class="contents" id="contents" open="">
        <summary>Contents</summary>
        <nav aria-label="Contents">
        {{#apis}}
        {{>page-contents}}
        {{/apis}}
        </nav>
        </details>
        </header>
        <main id="content" tabindex="-1">
        {{#apis}}
        {{>page-api}}
        {{/apis}}
        <footer>
        <p>Read from the samples by apigen. What no sample showed can’t be known.</p>
        </footer>
        </main>
        <script>
        {{>page-script}}
        </script>
        </body>
        </html>

        """##

    private static let pageApiTemplate = ##"""
        <section class="api" aria-labelledby="{{id}}">
        <div class="opening">
        <p class="source">{{source}}</p>
        <h1 id="{{id}}">{{name}}</h1>
        {{#description}}
        <p class="lead">{{description}}</p>
        {{/description}}
        <dl class="about">
        <div><dt>Base URL</dt><dd><code>{{baseURL}}</code></dd></div>
        {{#authentication}}
        <div><dt>Authentication</dt><dd>{{authentication}}</dd></div>
        {{/authentication}}
        {{#headers}}
        <div><dt>Header</dt><dd><code>{{.}}</code></dd></div>
        {{/headers}}
        </dl>
        <ul class="statistics">
        {{#statistics}}
        <li><b>{{number}}</b> {{label}}</li>
        {{/statistics}}
        </ul>
        </div>
        {{#hasReview}}
        {{>page-review}}
        {{/hasReview}}
        <section class="part" aria-labelledby="{{endpointsID}}">
        <h2 id="{{endpointsID}}">Endpoints</h2>
        {{#endpoints}}
        {{>page-endpoint}}
        {{/endpoints}}
        </section>
        {{#hasModels}}
        <section class="part" aria-labelledby="{{modelsID}}">
        <h2 id="{{modelsID}}">Models</h2>
        {{#models}}
        {{>page-model}}
        {{/models}}
        </section>
        {{/hasModels}}
        </section>

        """##

    private static let pageCodeTemplate = ##"""
        {{#code}}{{#link}}<a href="#{{link}}">{{text}}</a>{{/link}}{{^link}}{{#kind}}<span class="{{kind}}">{{text}}</span>{{/kind}}{{^kind}}{{text}}{{/kind}}{{/link}}{{/code}}
        """##

    private static let pageContentsTemplate = ##"""
        {{#hasSeveral}}
        <p class="group named"><a href="#{{id}}">{{name}}</a></p>
        {{/hasSeveral}}
        {{^hasSeveral}}
        <p class="group"><a href="#{{id}}">Overview</a></p>
        {{/hasSeveral}}
        {{#hasReview}}
        <p class="group"><a href="#{{reviewID}}">Worth a look</a></p>
        {{/hasReview}}
        <p class="group"><a href="#{{endpointsID}}">Endpoints</a></p>
        <ol>
        {{#endpoints}}
        <li data-for="{{id}}"><a href="#{{id}}"><span class="method {{methodName}}">{{method}}</span> <span class="label">{{path}}</span></a></li>
        {{/endpoints}}
        </ol>
        {{#hasModels}}
        <p class="group"><a href="#{{modelsID}}">Models</a></p>
        <ol>
        {{#models}}
        <li data-for="{{id}}"><a href="#{{id}}"><span class="label">{{name}}</span></a></li>
        {{/models}}
        </ol>
        {{/hasModels}}

        """##

    private static let pageDecisionTemplate = ##"""
        <div class="decision">
        <p><b>{{rule}}</b>{{#runnerUp}} <span class="quiet">rather than</span> {{runnerUp}}{{/runnerUp}}</p>
        <p class="why">{{reason}}</p>
        {{#override}}
        <p class="override"><span class="quiet">To change it, the spec says</span> <code class="snippet">{{override}}</code></p>
        {{/override}}
        </div>

        """##

    private static let pageEndpointTemplate = ##"""
        <article class="card endpoint" id="{{id}}" aria-labelledby="{{id}}-title">
        <h3 id="{{id}}-title"><span class="method {{methodName}}">{{method}}</span> <span class="path">{{#pathParts}}{{#isPlaceholder}}<var>{{text}}</var>{{/isPlaceholder}}{{^isPlaceholder}}{{text}}{{/isPlaceholder}}{{/pathParts}}</span> <a class="anchor" href="#{{id}}" aria-label="Link to {{name}}">#</a></h3>
        {{#isDeprecated}}
        <p class="deprecated"><b>Deprecated.</b> {{deprecation}}</p>
        {{/isDeprecated}}
        {{#description}}
        <p>{{description}}</p>
        {{/description}}
        {{#signature}}
        <pre class="signature"><code>{{>page-code}}</code></pre>
        {{/signature}}
        {{#bodyKind}}
        <p class="body"><span class="caption">Sends</span> {{#body}}<code>{{>page-code}}</code> as {{/body}}{{bodyKind}}</p>
        {{/bodyKind}}
        {{#hasParameters}}
        <h4>Parameters</h4>
        <div class="scroll">
        <table class="parameters">
        <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">About</th></tr></thead>
        <tbody>
        {{#parameters}}
        <tr><th scope="row"><code>{{name}}</code>{{#swiftName}} <span class="quiet">as {{swiftName}}</span>{{/swiftName}}</th><td>{{placement}}</td><td>{{#type}}<code>{{>page-code}}</code>{{/type}}</td><td><span class="need">{{need}}</span>{{#example}}, such as <code>{{example}}</code>{{/example}}{{#description}}<br />{{description}}{{/description}}{{#values}} <code class="value">{{.}}</code>{{/values}}</td></tr>
        {{/parameters}}
        </tbody>
        </table>
        </div>
        {{/hasParameters}}
        <h4>Answers</h4>
        <div class="scroll">
        <table class="answers">
        <thead class="unseen"><tr><th scope="col">Status</th><th scope="col">Type</th><th scope="col">About</th></tr></thead>
        <tbody>
        {{#answers}}
        <tr><th scope="row"><span class="status{{#isError}} bad{{/isError}}">{{status}}</span></th><td>{{#type}}<code>{{>page-code}}</code>{{/type}}{{^type}}<span class="quiet">nothing</span>{{/type}}</td><td class="quiet">{{note}}</td></tr>
        {{/answers}}
        </tbody>
        </table>
        </div>
        {{#paging}}
        <h4>Page by page</h4>
        <p>{{paging}}</p>
        {{#pagedSignature}}
        <pre class="signature"><code>{{>page-code}}</code></pre>
        {{/pagedSignature}}
        {{/paging}}
        {{#settings}}
        <p class="setting">{{.}}</p>
        {{/settings}}
        {{#samples}}
        <details class="sample">
        <summary>{{title}} <span class="quiet">{{source}}</span></summary>
        <pre><code>{{text}}</code></pre>
        </details>
        {{/samples}}
        </article>

        """##

    private static let pageFieldTemplate = ##"""
        <li class="field" id="{{id}}">
        <div class="what">
        <h4><a href="#{{id}}">{{name}}</a> {{#type}}<code class="type">{{>page-code}}</code>{{/type}}</h4>
        {{#description}}
        <p class="about-field">{{description}}</p>
        {{/description}}
        <p class="facts">{{#key}}<span class="fact">key <code>{{key}}</code></span> {{/key}}{{#facts}}<span class="fact">{{.}}</span> {{/facts}}{{#place}}<span class="fact">from <span class="place">{{place}}</span></span>{{/place}}</p>
        {{#isSecret}}
        <p class="secret">A secret by its name or form: values are not shown.</p>
        {{/isSecret}}
        <p class="examples">{{#examples}}<code>{{.}}</code> {{/examples}}</p>
        {{#reasons}}
        <p class="reason">{{.}}</p>
        {{/reasons}}
        </div>
        {{#presence}}
        <div class="presence">
        <div class="meter" role="img" aria-label="{{meaning}}"><i class="values" style="width:{{valuePercent}}%"></i>{{#hasNulls}}<i class="nulls" style="width:{{nullPercent}}%"></i>{{/hasNulls}}</div>
        <p>{{caption}}{{#isThin}} <span class="few" title="Required, on thin evidence">thin</span>{{/isThin}}</p>
        </div>
        {{/presence}}
        {{#notes}}
        {{>page-decision}}
        {{/notes}}
        </li>

        """##

    private static let pageModelTemplate = ##"""
        <article class="card model" id="{{id}}" aria-labelledby="{{id}}-title">
        <h3 id="{{id}}-title">{{name}} <span class="kind">{{kind}}</span> <a class="anchor" href="#{{id}}" aria-label="Link to {{name}}">#</a></h3>
        {{#description}}
        <p>{{description}}</p>
        {{/description}}
        <p class="origin">{{#origin}}{{origin}} {{/origin}}</p>
        <ul class="uses" aria-label="Used by">
        {{#uses}}
        <li><a href="#{{link}}">{{name}}</a></li>
        {{/uses}}
        </ul>
        {{#notes}}
        {{>page-decision}}
        {{/notes}}
        {{#reasons}}
        <p class="reason">{{.}}</p>
        {{/reasons}}
        {{#casesTitle}}
        <div class="scroll">
        <table class="cases">
        <thead class="unseen"><tr><th scope="col">Case</th><th scope="col">{{casesTitle}}</th><th scope="col">Seen</th></tr></thead>
        <tbody>
        {{#cases}}
        <tr><th scope="row"><code>.{{name}}</code></th><td>{{#values}}<code class="value">{{.}}</code> {{/values}}{{#type}}<code>{{>page-code}}</code>{{/type}}</td><td><span class="bar" aria-hidden="true"><i style="width:{{percent}}%"></i></span> <span class="quiet">{{count}}</span></td></tr>
        {{/cases}}
        </tbody>
        </table>
        </div>
        {{/casesTitle}}
        {{#others}}
        <p class="reason">{{others}}</p>
        {{/others}}
        {{#hasFields}}
        <ul class="fields">
        {{#fields}}
        {{>page-field}}
        {{/fields}}
        </ul>
        {{/hasFields}}
        </article>

        """##

    private static let pageReviewTemplate = ##"""
        <section class="part review" aria-labelledby="{{reviewID}}">
        <h2 id="{{reviewID}}">Worth a look</h2>
        {{#hasThin}}
        <h3>Required, on thin evidence</h3>
        <p>Fewer than {{fewObjects}} objects show these fields. More samples would tell whether they are always there; or let the spec say <code class="snippet">"swift": { "requiredAfter": {{fewObjects}} }</code> and they stay optional until then.</p>
        <ul class="thin">
        {{#thin}}
        <li><a href="#{{link}}"><b>{{subject}}</b></a> <span class="quiet">{{evidence}}</span> <span class="names">{{#fields}}<a href="#{{link}}">{{name}}</a> {{/fields}}</span></li>
        {{/thin}}
        </ul>
        {{/hasThin}}
        {{#hasDecisions}}
        <h3>Decisions that could have gone otherwise</h3>
        <ul class="choices">
        {{#decisions}}
        <li><a href="#{{link}}">{{subject}}</a> <span><b>{{rule}}</b>{{#runnerUp}} <span class="quiet">rather than {{runnerUp}}</span>{{/runnerUp}}</span></li>
        {{/decisions}}
        </ul>
        {{/hasDecisions}}
        </section>

        """##

    private static let pageScriptTemplate = #"""
        (function () {
          "use strict";
          var root = document.documentElement;
          root.classList.add("scripted");
          function byID(id) { return document.getElementById(id); }
          function all(selector, inside) { return Array.from((inside || document).querySelectorAll(selector)); }
          function remember(theme) { try { localStorage.setItem("apigen-theme", theme); } catch (error) { return; } }
          function remembered() { try { return localStorage.getItem("apigen-theme"); } catch (error) { return null; } }

          // Light or dark, as the system has it until a person says otherwise.
          var theme = byID("theme");
          var known = remembered();
          if (known === "light" || known === "dark") root.dataset.theme = known;
          theme.hidden = false;
          theme.addEventListener("click", function () {
            var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
            var next = (root.dataset.theme || system) === "dark" ? "light" : "dark";
            root.dataset.theme = next;
            remember(next);
          });

          // On a phone the contents start closed.
          var contents = byID("contents");
          var narrow = matchMedia("(max-width: 60rem)");
          function fold() { contents.open = !narrow.matches; }
          fold();
          narrow.addEventListener("change", fold);
          contents.addEventListener("click", function (event) {
            if (narrow.matches) if (event.target.closest("a")) contents.open = false;
          });

          // The filter: every word must stand somewhere in a card.
          var search = byID("search");
          var filter = byID("filter");
          var found = byID("found");
          var cards = all(".card").map(function (card) {
            return { card: card, text: card.textContent.toLowerCase(), entries: all("[data-for]").filter(function (entry) { return entry.dataset.for === card.id; }) };
          });
          function apply() {
            var words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
            var shown = 0;
            cards.forEach(function (item) {
              var fits = words.every(function (word) { return item.text.includes(word); });
              item.card.hidden = !fits;
              item.entries.forEach(function (entry) { entry.hidden = !fits; });
              if (fits) shown += 1;
            });
            root.classList.toggle("filtered", words.length !== 0);
            all(".field").forEach(function (field) {
              var text = field.textContent.toLowerCase();
              field.classList.toggle("hit", words.length ? words.some(function (word) { return text.includes(word); }) : false);
            });
            found.textContent = words.length ? shown + " of " + cards.length + " shown" : "";
          }
          search.hidden = false;
          filter.addEventListener("input", apply);
          filter.addEventListener("keydown", function (event) {
            if (event.key === "Escape") { filter.value = ""; apply(); filter.blur(); }
          });
          document.addEventListener("keydown", function (event) {
            if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target.closest("input, textarea")) return;
            event.preventDefault();
            filter.focus();
            filter.select();
          });
          // A link leads to its card even where the filter hides it.
          function reveal() {
            var name = "";
            try { name = decodeURIComponent(location.hash.slice(1)); } catch (error) { return; }
            var target = byID(name);
            var card = target ? target.closest(".card") : null;
            if (!card) return;
            if (card.hidden) { filter.value = ""; apply(); target.scrollIntoView(); }
          }
          addEventListener("hashchange", reveal);

          // Snippets are copied by a button.
          if (navigator.clipboard) all(".snippet").forEach(function (snippet) {
            var button = document.createElement("button");
            button.type = "button";
            button.className = "copy";
            button.textContent = "Copy";
            button.addEventListener("click", function () {
              navigator.clipboard.writeText(snippet.textContent).then(function () {
                button.textContent = "Copied";
                setTimeout(function () { button.textContent = "Copy"; }, 1500);
              });
            });
            snippet.after(" ", button);
          });

          // The contents follow what is read.
          if (!("IntersectionObserver" in window)) return;
          var visible = new Set();
          // Only the contents are scrolled: the page may be on its way to a place.
          function keepInView(entry) {
            var box = contents.getBoundingClientRect();
            var row = entry.getBoundingClientRect();
            contents.scrollTop += Math.min(0, row.top - box.top) + Math.max(0, row.bottom - box.bottom);
          }
          var observer = new IntersectionObserver(function (changes) {
            changes.forEach(function (change) {
              if (change.isIntersecting) visible.add(change.target); else visible.delete(change.target);
            });
            var current = cards.find(function (item) { return visible.has(item.card); });
            cards.forEach(function (item) {
              item.entries.forEach(function (entry) {
                var link = entry.querySelector("a");
                if (item === current) {
                  link.setAttribute("aria-current", "true");
                  if (!narrow.matches) keepInView(entry);
                } else link.removeAttribute("aria-current");
              });
            });
          }, { rootMargin: "-10% 0px -70% 0px" });
          cards.forEach(function (item) { observer.observe(item.card); });
        })();

        """#

    private static let pageStyleTemplate = ##"""
        :root {
          color-scheme: light dark;
          --paper: #fffefc; --ground: #f6f4f0; --raised: #fffefc; --ink: #1d1c1a; --quiet: #67635c; --line: #e4e0d9;
          --accent: #3a4fc4; --tint: #eef0fc; --note: #fbf3e2; --note-line: #e7cf9c; --note-ink: #7a4b00;
          --value: #8a97dd; --null: #e0a43a; --track: #e9e6df;
          --get: #17714a; --post: #2456b8; --put: #8d5200; --delete: #b3261e; --other: #67635c;
          --keyword: #a02c6d; --literal: #8a4b08;
          --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
        }
        @supports (color: light-dark(#000, #fff)) {
          :root {
            --paper: light-dark(#fffefc, #161614); --ground: light-dark(#f6f4f0, #1c1c1a); --raised: light-dark(#fffefc, #1e1e1c);
            --ink: light-dark(#1d1c1a, #ebe8e2); --quiet: light-dark(#67635c, #a29d94); --line: light-dark(#e4e0d9, #33322e);
            --accent: light-dark(#3a4fc4, #a3b1ff); --tint: light-dark(#eef0fc, #23263c);
            --note: light-dark(#fbf3e2, #2a241a); --note-line: light-dark(#e7cf9c, #5a4720); --note-ink: light-dark(#7a4b00, #efc271);
            --value: light-dark(#8a97dd, #6f7fd6); --null: light-dark(#e0a43a, #c98f2e); --track: light-dark(#e9e6df, #31302c);
            --get: light-dark(#17714a, #6fcf9f); --post: light-dark(#2456b8, #8db4ff); --put: light-dark(#8d5200, #efb862);
            --delete: light-dark(#b3261e, #ff9a8f); --other: light-dark(#67635c, #a29d94);
            --keyword: light-dark(#a02c6d, #f09ac8); --literal: light-dark(#8a4b08, #e7b27c);
          }
        }
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; }

        *, *::before, *::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 0.9375rem/1.6 var(--sans); text-rendering: optimizeLegibility; overflow-wrap: break-word;
        }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; text-underline-offset: 0.18em; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
        main:focus { outline: none; }
        code, pre, kbd, var { font: 0.875em/1.6 var(--mono); font-style: normal; }
        h1, h2, h3, h4, p, ul, ol, dl, dd, pre, table { margin: 0; padding: 0; }
        ul, ol { list-style: none; }
        b { font-weight: 600; }
        .quiet { color: var(--quiet); }
        .unseen, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip:focus { position: fixed; top: 0.75rem; left: 0.75rem; z-index: 2; padding: 0.5rem 0.9rem; background: var(--paper); border: 1px solid var(--line); }

        /* The side: name, filter, contents. */
        body { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr); }
        .side { position: sticky; top: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column; background: var(--ground); border-right: 1px solid var(--line); }
        .tools { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; padding: 1.5rem 1.25rem 0.75rem; }
        .brand { font-weight: 650; letter-spacing: -0.01em; }
        .brand a { color: inherit; }
        button { font: inherit; color: var(--quiet); background: none; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
        button:hover { color: var(--ink); border-color: var(--quiet); }
        #theme { display: inline-grid; place-items: center; width: 2rem; height: 2rem; padding: 0; }
        .search { position: relative; padding: 0 1.25rem 0.5rem; }
        .search input {
          width: 100%; height: 2.25rem; padding: 0 2rem 0 0.75rem; font: inherit; font-size: 0.875rem; color: inherit;
          background: var(--paper); border: 1px solid var(--line); border-radius: 7px; appearance: none;
        }
        .search input::placeholder { color: var(--quiet); opacity: 1; }
        .search kbd { position: absolute; right: 1.85rem; top: 0.45rem; font-size: 0.75rem; color: var(--quiet); pointer-events: none; }
        .search input:focus ~ kbd { display: none; }
        .found { min-height: 1.25rem; padding-top: 0.25rem; font-size: 0.75rem; color: var(--quiet); }
        .contents { flex: 1; min-height: 0; overflow-y: auto; padding: 0 0.75rem 2rem; scrollbar-width: thin; }
        .contents summary { display: none; }
        .contents .group { padding: 0.15rem 0.5rem; font-size: 0.8125rem; font-weight: 600; }
        .contents ol + .group { padding-top: 1rem; }
        .contents .named { padding-bottom: 0.35rem; font-size: 0.9375rem; }
        .contents ol + .named { margin-top: 1.1rem; border-top: 1px solid var(--line); }
        .contents .group a { color: var(--ink); }
        .contents li a { display: flex; align-items: baseline; gap: 0.5rem; padding: 0.16rem 0.5rem; border-radius: 5px; color: var(--quiet); font-size: 0.8125rem; }
        .contents li a:hover { color: var(--ink); text-decoration: none; background: color-mix(in srgb, var(--ink) 5%, transparent); }
        .contents li a[aria-current] { color: var(--accent); background: var(--tint); }
        .contents .label { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .contents .method { flex: none; width: 2.9rem; font-size: 0.625rem; }

        /* The content. */
        main { width: 100%; max-width: 58rem; padding: 4rem clamp(1.25rem, 5vw, 4.5rem) 6rem; }
        .api + .api { margin-top: 6rem; padding-top: 4rem; border-top: 1px solid var(--line); }
        .source { font: 0.8125rem/1.6 var(--mono); color: var(--quiet); }
        h1 { font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.15; font-weight: 680; letter-spacing: -0.028em; }
        h2 { font-size: 1.5rem; line-height: 1.25; font-weight: 650; letter-spacing: -0.018em; }
        h3 { font-size: 1.0625rem; line-height: 1.4; font-weight: 650; letter-spacing: -0.005em; }
        h4 { font-size: 0.875rem; font-weight: 600; }
        .lead { margin-top: 0.6rem; font-size: 1.125rem; line-height: 1.5; color: var(--quiet); max-width: 40rem; }
        .about { display: flex; flex-wrap: wrap; gap: 0.35rem 2rem; margin-top: 1.5rem; font-size: 0.875rem; }
        .about div { display: flex; flex-wrap: wrap; gap: 0 0.6rem; min-width: 0; }
        .about dt { color: var(--quiet); }
        .about dd { min-width: 0; overflow-wrap: anywhere; }
        .statistics { display: grid; grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr)); gap: 1.25rem 1.5rem; margin-top: 2rem; padding: 1.25rem 0; border-block: 1px solid var(--line); }
        .statistics li { font-size: 0.8125rem; line-height: 1.35; color: var(--quiet); }
        .statistics b { display: block; font-size: 1.625rem; line-height: 1.2; font-weight: 600; letter-spacing: -0.02em; color: var(--ink); font-variant-numeric: tabular-nums; }
        .part { margin-top: 4rem; }
        .review h3 { margin-top: 1.5rem; font-size: 0.9375rem; }
        .review > p { margin-top: 0.35rem; color: var(--quiet); max-width: 44rem; }
        .thin, .choices { margin-top: 0.75rem; border-top: 1px solid var(--line); }
        .thin li, .choices li { display: grid; grid-template-columns: minmax(9rem, 15rem) minmax(0, 1fr); gap: 0 1.25rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
        .thin li { grid-template-columns: 9rem 5.5rem minmax(0, 1fr); }
        .names a { display: inline-block; margin-right: 0.55rem; }
        footer { margin-top: 5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); font-size: 0.8125rem; color: var(--quiet); }

        /* Cards. */
        .card { margin-top: 1.5rem; padding: 1.75rem 0 0.5rem; border-top: 1px solid var(--line); scroll-margin-top: 0.5rem; }
        h2 + .card { margin-top: 1rem; }
        .card > p { margin-top: 0.4rem; }
        .card h4 { margin-top: 1.4rem; color: var(--quiet); font-weight: 550; font-size: 0.8125rem; }
        .anchor { margin-left: 0.15rem; color: var(--quiet); font-weight: 400; opacity: 0; }
        h3:hover .anchor, .anchor:focus-visible { opacity: 1; }
        .method { font: 650 0.75rem/1 var(--mono); letter-spacing: 0.04em; color: var(--other); }
        .method.get { color: var(--get); }
        .method.post { color: var(--post); }
        .method.put, .method.patch { color: var(--put); }
        .method.delete { color: var(--delete); }
        .endpoint h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.7rem; }
        .path { font: 600 1rem/1.5 var(--mono); letter-spacing: -0.01em; overflow-wrap: anywhere; }
        .path var { font: inherit; color: var(--accent); }
        .deprecated { color: var(--note-ink); }
        pre { overflow-x: auto; padding: 0.85rem 1.1rem; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; font-size: 0.8125rem; line-height: 1.65; }
        pre code { font: inherit; }
        .signature { margin-top: 0.9rem; white-space: pre-wrap; }
        .keyword { color: var(--keyword); }
        .literal { color: var(--literal); }
        .scroll { overflow-x: auto; }
        table { width: 100%; border-collapse: collapse; margin-top: 0.3rem; font-size: 0.875rem; }
        th, td { padding: 0.45rem 1rem 0.45rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); font-weight: 400; }
        thead th { color: var(--quiet); font-size: 0.75rem; }
        thead.unseen th { padding: 0; border: 0; }
        td:last-child, th:last-child { padding-right: 0; }
        .parameters { min-width: 34rem; }
        .parameters th:nth-child(1) { width: 28%; }
        .parameters th:nth-child(2) { width: 11%; }
        .parameters th:nth-child(3) { width: 19%; }
        .answers th { width: 4.5rem; }
        .answers td:nth-child(2) { width: 45%; }
        .status { font: 600 0.8125rem/1 var(--mono); color: var(--get); }
        .status.bad { color: var(--delete); }
        .need { color: var(--quiet); }
        .caption { color: var(--quiet); margin-right: 0.25rem; }
        .body { font-size: 0.875rem; margin-top: 1.2rem !important; }
        .setting { font-size: 0.875rem; color: var(--quiet); }
        .sample { margin-top: 0.9rem; font-size: 0.875rem; }
        .sample summary { cursor: pointer; width: fit-content; color: var(--ink); }
        .sample summary .quiet { margin-left: 0.4rem; font: 0.8125rem var(--mono); }
        .sample pre { margin-top: 0.5rem; max-height: 26rem; overflow: auto; }

        .kind { margin-left: 0.35rem; font-size: 0.8125rem; font-weight: 400; letter-spacing: 0; color: var(--quiet); }
        .model h3 { font-size: 1.1875rem; letter-spacing: -0.012em; }
        .origin { font-size: 0.875rem; color: var(--quiet); }
        .uses { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: 0.15rem; font-size: 0.8125rem; }
        .uses:not(:empty)::before { content: "Used by"; color: var(--quiet); margin-right: -0.4rem; }
        .cases { margin-top: 1rem; }
        .bar { display: inline-block; width: 5rem; height: 5px; margin-right: 0.5rem; vertical-align: middle; border-radius: 3px; background: var(--track); overflow: hidden; }
        .bar i { display: block; height: 100%; background: var(--value); }
        .fields { margin-top: 1.1rem; border-top: 1px solid var(--line); }
        .field { display: grid; grid-template-columns: minmax(0, 1fr) 8.5rem; gap: 0 2rem; padding: 0.8rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem; }
        .field:last-child { border-bottom: 0; }
        .field:target, .card:target > h3 { background: linear-gradient(var(--tint), var(--tint)); box-shadow: 0 0 0 0.6rem var(--tint); border-radius: 2px; }
        .filtered .field:not(.hit) { opacity: 0.55; }
        .what h4 { margin: 0; color: var(--ink); font: 600 0.875rem/1.5 var(--mono); overflow-wrap: anywhere; }
        .what h4 > a { color: inherit; }
        .type { margin-left: 0.5rem; font-size: 1em; font-weight: 400; color: var(--quiet); }
        .about-field { margin-top: 0.1rem; font-size: 0.875rem; }
        .facts { margin-top: 0.1rem; font-size: 0.8125rem; color: var(--quiet); }
        .fact:not(:last-child)::after { content: "·"; margin: 0 0.15rem 0 0.4rem; opacity: 0.7; }
        .fact code { font-size: 0.96em; color: var(--ink); }
        .place { font-family: var(--mono); font-size: 0.75rem; }
        .examples { margin-top: 0.3rem; }
        .examples:empty { display: none; }
        .examples code, .value, .snippet { padding: 0.1rem 0.4rem; background: var(--ground); border-radius: 4px; font-size: 0.75rem; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
        .examples code { margin-right: 0.2rem; }
        .secret, .reason { margin-top: 0.25rem; font-size: 0.8125rem; color: var(--quiet); }
        .presence { padding-top: 0.5rem; }
        .meter { display: flex; height: 5px; border-radius: 3px; background: var(--track); overflow: hidden; }
        .meter i { min-width: 2px; background: var(--value); }
        .meter .nulls { background: repeating-linear-gradient(135deg, var(--null) 0 3px, transparent 3px 5px); }
        .presence p { margin-top: 0.35rem; font-size: 0.75rem; line-height: 1.4; color: var(--quiet); font-variant-numeric: tabular-nums; }
        .few { margin-left: 0.25rem; padding: 0 0.35rem; border: 1px solid var(--note-line); border-radius: 999px; color: var(--note-ink); }
        .decision { grid-column: 1 / -1; margin-top: 0.7rem; padding: 0.6rem 0.9rem; background: var(--note); border-left: 2px solid var(--note-line); border-radius: 0 6px 6px 0; font-size: 0.8125rem; }
        .decision b { color: var(--note-ink); }
        .decision .why { color: var(--quiet); }
        .decision .quiet { color: var(--quiet); }
        .decision .snippet { background: color-mix(in srgb, var(--paper) 70%, transparent); }
        .override { margin-top: 0.3rem; }
        .copy { padding: 0 0.45rem; font-size: 0.6875rem; line-height: 1.5; border-radius: 4px; }

        @media (max-width: 60rem) {
          body { display: block; }
          .side { position: static; height: auto; flex-flow: row wrap; align-items: start; border-right: 0; border-bottom: 1px solid var(--line); z-index: 1; }
          .scripted .side { position: sticky; }
          .tools { order: 2; padding: 0.6rem 1.25rem 0 0; }
          .brand { display: none; }
          .search { order: 1; flex: 1; padding: 0.6rem 0.75rem 0.4rem 1.25rem; }
          .search kbd { display: none; }
          .found:empty { display: none; }
          .contents { order: 3; flex: 0 0 100%; max-height: 60vh; padding: 0.1rem 0.75rem 0.4rem; }
          .contents summary { display: block; padding: 0.1rem 0.5rem; font-size: 0.8125rem; color: var(--quiet); cursor: pointer; }
          .contents[open] summary { margin-bottom: 0.5rem; }
          html { scroll-padding-top: 6.5rem; }
          main { padding-top: 2rem; }
        }
        @media (max-width: 40rem) {
          .field { grid-template-columns: minmax(0, 1fr); }
          .presence { display: flex; align-items: center; gap: 0.75rem; padding-top: 0.45rem; }
          .meter { flex: 0 0 6rem; }
          .presence p { margin: 0; }
          .thin li, .choices li { grid-template-columns: minmax(0, 1fr); }
          .parameters { min-width: 0; }
          .parameters thead { display: none; }
          .parameters tr { display: flex; flex-wrap: wrap; gap: 0 0.9rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
          .parameters th, .parameters td { width: auto !important; padding: 0; border: 0; }
          .parameters td:last-child { flex-basis: 100%; }
          pre { padding: 0.75rem 0.9rem; }
          .part { margin-top: 3rem; }
        }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
        @media print {
          :root, :root[data-theme] { color-scheme: light; }
          html { font-size: 80%; }
          body { display: block; background: none; }
          .side, .skip, .copy, .anchor, .sample:not([open]) { display: none !important; }
          main { max-width: none; padding: 0; }
          a { color: inherit; }
          h1, h2, h3, h4 { break-after: avoid; }
          .field, .decision, tr, pre, .statistics { break-inside: avoid; }
          .meter, .meter i, .bar, .bar i, .decision, .few { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
          .statistics { grid-template-columns: repeat(6, 1fr); }
          .part { margin-top: 2rem; }
          .card { margin-top: 1rem; padding-top: 1rem; }
          @page { margin: 18mm 16mm; }
        }

        """##

    private static let plainChoiceCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
        {{#attempts}}
                if {{test}} {
                    self = .{{member}}{{found}}
                    return
                }
        {{/attempts}}
        {{#last}}
                self = .{{member}}{{decoded}}
        {{/last}}
            }

            {{access}}func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
        {{#alternatives}}
        {{#hasValue}}
                case .{{member}}(let value): try container.encode({{encoded}})
        {{/hasValue}}
        {{^hasValue}}
                case .{{member}}: try container.encodeNil()
        {{/hasValue}}
        {{/alternatives}}
                }
            }
        }

        """##

    private static let plainRowCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
        {{#fields}}
                self.{{member}} = {{slotValue}}
        {{/fields}}
            }

            {{access}}func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
        {{#fields}}
                try container.encode({{encoded}})
        {{/fields}}
            }
        }

        """##

    private static let plainStructureCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
        {{#namesKeys}}
            nonisolated private enum CodingKeys: String, CodingKey{{#listsKeys}}, CaseIterable{{/listsKeys}} {
        {{#fields}}
                case {{name}}{{#rawValue}} = {{rawValue}}{{/rawValue}}
        {{/fields}}
            }
        {{/namesKeys}}
        {{#decodesItself}}
        {{#namesKeys}}

        {{/namesKeys}}
            {{access}}init(from decoder: any Decoder) throws {
        {{#namesKeys}}
                let container = try decoder.container(keyedBy: CodingKeys.self)
        {{#fields}}
                self.{{member}} = {{decoded}}
        {{/fields}}
        {{/namesKeys}}
        {{#unknownMembers}}
                var unknown = try [String: {{jsonValue}}](from: decoder)
        {{#namesKeys}}
                for key in CodingKeys.allCases { unknown[key.stringValue] = nil }
        {{/namesKeys}}
                self.{{unknownMembers}} = unknown
        {{/unknownMembers}}
            }
        {{/decodesItself}}
        {{#encodesItself}}

            {{access}}func encode(to encoder: any Encoder) throws {
        {{#namesKeys}}
                var container = encoder.container(keyedBy: CodingKeys.self)
        {{#fields}}
        {{#isDistinct}}
                if let {{binding}} { try container.encode({{encoded}}, forKey: .{{keyMember}}) }
        {{/isDistinct}}
        {{^isDistinct}}
                try container.{{encode}}({{encoded}}, forKey: .{{keyMember}})
        {{/isDistinct}}
        {{/fields}}
        {{/namesKeys}}
        {{#unknownMembers}}
                var unknown = encoder.container(keyedBy: {{key}}.self)
                for (key, value) in {{unknownMembers}} { try unknown.encode(value, forKey: {{key}}(stringValue: key)) }
        {{/unknownMembers}}
            }
        {{/encodesItself}}
        }

        """##

    private static let plainSupportTemplate = ##"""
        {{#needsJSONValue}}

        /// Any JSON value.
        nonisolated {{access}}enum {{jsonValue}}: Codable, Hashable, Sendable {
            case null
            case bool(Bool)
            case integer(Int)
            case double(Double)
            /// A number that neither an `Int` nor a `Double` keeps.
            case decimal(Decimal)
            case string(String)
            case array([{{jsonValue}}])
            case object([String: {{jsonValue}}])

            {{access}}init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() {
                    self = .null
                } else if let value = try? container.decode(Bool.self) {
                    self = .bool(value)
                } else if let value = try? container.decode(String.self) {
                    self = .string(value)
                } else if let value = try? container.decode(Int.self) {
                    self = .integer(value)
                } else if let value = try? container.decode(Double.self) {
                    let decimal = try? container.decode(Decimal.self)
                    if let decimal, decimal != Decimal(string: "\(value)") {
                        self = .decimal(decimal)
                    } else {
                        self = .double(value)
                    }
                } else if let value = try? container.decode([{{jsonValue}}].self) {
                    self = .array(value)
                } else {
                    self = .object(try container.decode([String: {{jsonValue}}].self))
                }
            }

            {{access}}func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .null: try container.encodeNil()
                case .bool(let value): try container.encode(value)
                case .integer(let value): try container.encode(value)
                case .double(let value): try container.encode(value)
                case .decimal(let value): try container.encode(value)
                case .string(let value): try container.encode(value)
                case .array(let value): try container.encode(value)
                case .object(let value): try container.encode(value)
                }
            }
        }
        {{/needsJSONValue}}
        {{#needsKey}}

        /// Any key of a JSON object.
        nonisolated private struct {{key}}: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        {{/needsKey}}
        {{#needsLossyList}}

        /// A list that leaves out the elements that don't decode, and says so on standard error.
        nonisolated private struct {{lossyList}}<Element: Decodable>: Decodable {
            var elements: [Element] = []

            private struct Anything: Decodable {}

            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd {
                    do {
                        elements.append(try container.decode(Element.self))
                    } catch {
                        _ = try container.decode(Anything.self)
                        FileHandle.standardError.write(Data("An element was dropped: \(error)\n".utf8))
                    }
                }
            }
        }
        {{/needsLossyList}}
        {{#needsTimestamp}}

        /// A date as JSON writes it: RFC 3339, so that no strategy of a decoder needs to be set.
        nonisolated private struct {{timestamp}}: Codable {
            let date: Date
            private let text: String

            init(_ date: Date, fractionDigits: Int = 0, zone: String = "Z", offset: Int = 0, separator: String = "T") {
                self.date = date
                let instant = date.timeIntervalSinceReferenceDate
                var scale = 1.0
                for _ in 0..<fractionDigits { scale *= 10 }
                var whole = instant.rounded(.down)
                var fraction = ((instant - whole) * scale).rounded()
                if fraction >= scale {
                    whole += 1
                    fraction = 0
                }
                let seconds = (Int(exactly: whole) ?? 0) + offset * 60
                let time = (seconds % 86_400 + 86_400) % 86_400
                let day = Self.day((seconds - time) / 86_400)
                let clock = [time / 3_600, time / 60 % 60, time % 60].map { Self.padded($0, 2) }
                var text = [Self.padded(day[0], 4), Self.padded(day[1], 2), Self.padded(day[2], 2)].joined(separator: "-")
                text += separator + clock.joined(separator: ":")
                if fractionDigits > 0 { text += "." + Self.padded(Int(fraction), fractionDigits) }
                self.text = text + zone
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                text = try container.decode(String.self)
                guard let instant = Self.instant(text) else {
                    let message = "expected a date-time (RFC 3339), found \"\(text)\""
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
                }
                date = Date(timeIntervalSinceReferenceDate: instant)
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(text)
            }

            /// Seconds since 2001, from a text such as `2024-05-01T08:30:00.250+02:00`.
            private static func instant(_ text: String) -> Double? {
                let bytes = Array(text.utf8)
                guard bytes.count >= 20 else { return nil }
                func number(_ range: Range<Int>) -> Int? { Int(String(decoding: bytes[range], as: UTF8.self)) }
                guard let year = number(0..<4), let month = number(5..<7), let date = number(8..<10) else { return nil }
                guard let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19) else { return nil }
                let days = days(year, month, date)
                guard day(days) == [year, month, date] else { return nil }
                let rest = text.dropFirst(19)
                let fraction = rest.prefix { $0 == "." || $0.isNumber }
                let zone = rest.dropFirst(fraction.count)
                let digits = zone.filter(\.isNumber)
                guard zone == "Z" || digits.count == 4 else { return nil }
                let offset = (Int(digits) ?? 0) / 100 * 60 + (Int(digits) ?? 0) % 100
                let minutes = hour * 60 + minute - (zone.hasPrefix("-") ? -offset : offset)
                return Double(days * 86_400 + minutes * 60 + second) + (Double("0" + fraction) ?? 0)
            }

            // Years start in March below, so that a leap day is the last of its year; 400 years are 146,097 days.

            /// Days since 2001-01-01.
            private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
                let year = year + 400 - (month <= 2 ? 1 : 0)
                let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
                return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 876_888
            }

            /// Year, month and day, so many days after 2001-01-01.
            private static func day(_ days: Int) -> [Int] {
                let shifted = days + 876_888
                let dayOfEra = shifted % 146_097
                let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
                let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
                let month = (5 * dayOfYear + 2) / 153
                let year = yearOfEra + shifted / 146_097 * 400 - 400 + (month < 10 ? 0 : 1)
                return [year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1]
            }

            private static func padded(_ value: Int, _ width: Int) -> String {
                String(repeating: "0", count: max(0, width - String(value).count)) + String(value)
            }
        }
        {{/needsTimestamp}}

        """##

    private static let plainUnionCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(from decoder: any Decoder) throws {
                let container = try? decoder.container(keyedBy: {{key}}.self)
                switch try? container?.decode(String.self, forKey: {{key}}(stringValue: {{tagKey}})) {
        {{#variants}}
                case {{tags}}: self = .{{member}}(try {{type}}(from: decoder))
        {{/variants}}
                default: self = .{{unknownCase}}(try {{jsonValue}}(from: decoder))
                }
            }

            {{access}}func encode(to encoder: any Encoder) throws {
                switch self {
        {{#variants}}
                case .{{member}}(let value): try value.encode(to: encoder)
        {{/variants}}
                case .{{unknownCase}}(let value): try value.encode(to: encoder)
                }
            }
        }

        """##

    private static let plainWrapperCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
        {{#fields}}
                self.{{member}} = {{wholeValue}}
        {{/fields}}
            }

            {{access}}func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
        {{#fields}}
                try container.encode({{encoded}})
        {{/fields}}
            }
        }

        """##

    private static let propertyTemplate = ##"""
        {{> documentation}}
        {{#isStored}}
        {{access}}{{property}} {{name}}: {{type}}
        {{/isStored}}
        {{#getter}}
        {{access}}var {{name}}: {{type}} { {{getter}} }
        {{/getter}}
        {{#storage}}
        {{#isMutable}}
        {{access}}var {{name}}: {{type}} {
            get { {{storageGetter}} }
            set { {{storageSetter}} }
        }
        {{/isMutable}}
        {{^isMutable}}
        {{access}}var {{name}}: {{type}} { {{storageGetter}} }
        {{/isMutable}}
        {{storageAccess}}{{property}} {{storageName}}: {{storageType}}
        {{/storage}}

        """##

    private static let resourcesTemplate = ##"""
        {{> header}}
        {{^hasMembers}}

        // Nothing of this part of the API is for a screen to keep.
        {{/hasMembers}}
        {{#hasMembers}}

        /// What screens load from the {{title}} API, and what they write to it.
        ///
        /// ```swift
        {{#isObservable}}
        /// @State private var resources = {{className}}()
        {{/isObservable}}
        {{^isObservable}}
        /// @StateObject private var resources = {{className}}()
        {{/isObservable}}
        {{#exampleProperty}}
        ///
        /// ResourceView(resources.{{exampleProperty}}) { value in … }
        ///     .task { await resources.load() }    // all that needs no arguments at once; cancelled with the view
        {{/exampleProperty}}
        {{#exampleFunction}}
        ///
        /// let resource = resources.{{exampleFunction}}    // for a property of the view that shows it
        /// ResourceView(resource) { value in … }.loads(resource)
        {{/exampleFunction}}
        {{#exampleMutation}}
        ///
        /// resources.{{exampleMutation}}    // its `phase` tells how it goes; `run` is the same, to wait for
        {{/exampleMutation}}
        /// ```
        ///
        /// Values stay there while they are loaded again, and beside an error. What is cancelled is no failure.
        {{#exampleMutation}}
        /// Say what else a write changes, once, where the resources are made: `.reloading(…)`, `.updating(…)`, `.showing(…)`.
        {{/exampleMutation}}
        @MainActor
        {{access}}final class {{className}} {
        {{#resources}}
        {{^isKeyed}}
            {{> documentation}}
            {{access}}let {{name}}: {{type}}

        {{/isKeyed}}
        {{/resources}}
        {{#mutations}}
            {{> documentation}}
            {{access}}let {{name}}: {{type}}

        {{/mutations}}
        {{#keyedResources}}
            private let {{family}}: ResourceFamily<{{keyType}}, {{type}}>
        {{/keyedResources}}
        {{#hasGroup}}
            private let group: ResourceGroup
        {{/hasGroup}}
        {{#hasStorage}}

        {{/hasStorage}}
            /// Creates resources that nothing has been loaded into.
        {{#usesOptions}}
            ///
            /// - Parameters:
            ///   - client: Sends the requests.
            ///   - options: How values are kept current: how long they are fresh, and when they are loaded again.
            {{access}}init(client: APIClient = APIClient(), options: ResourceOptions = ResourceOptions()) {
        {{/usesOptions}}
        {{^usesOptions}}
            ///
            /// - Parameter client: Sends the requests.
            {{access}}init(client: APIClient = APIClient()) {
        {{/usesOptions}}
        {{#resources}}
        {{^isKeyed}}
                {{name}} = {{creation}}(client: client, endpoint: {{endpoint}}, options: options{{#isByValue}}, id: { $0 }{{/isByValue}})
        {{/isKeyed}}
        {{#isKeyed}}
                {{family}} = ResourceFamily { key in
                    {{creation}}(client: client, endpoint: {{endpoint}}, options: options{{#isByValue}}, id: { $0 }{{/isByValue}})
                }
        {{/isKeyed}}
        {{/resources}}
        {{#mutations}}
                {{name}} = Mutation(client: client) { {{parameter}} in
                    {{endpoint}}
                }
        {{/mutations}}
        {{#hasGroup}}
                group = ResourceGroup({{propertyNames}})
        {{/hasGroup}}
            }
        {{#keyedResources}}

            {{> documentation}}
            {{access}}func {{name}}({{parameters}}) -> {{type}} {
                {{family}}[{{key}}]
            }
        {{/keyedResources}}
        {{#hasProperties}}

            /// Whether any load of what needs no arguments has not ended.
            {{access}}var isLoading: Bool { group.isLoading }

            /// The text of the first failure since ``load()``. A cancellation is none.
            {{access}}var errorMessage: String? { group.errorMessage }

            /// Loads all that needs no arguments at once, and returns when all has ended.
            ///
            /// Cancelling the calling task cancels what is in flight.
            {{access}}func load() async { await group.load() }

            /// Loads again what ``load()`` has loaded, past the cache.
            {{access}}func reload() async { await group.reload() }

            /// Cancels what ``load()`` and ``reload()`` are loading.
            {{access}}func cancel() { group.cancel() }
        {{/hasProperties}}
        {{#keyedResources}}
        {{#declaresKey}}

            /// The arguments of `{{name}}`.
            nonisolated private struct {{keyType}}: Hashable, Sendable {
        {{#fields}}
                {{.}}
        {{/fields}}
            }
        {{/declaresKey}}
        {{/keyedResources}}
        {{#mutations}}
        {{#inputType}}

            {{> mutation-input}}
        {{/inputType}}
        {{/mutations}}
        }
        {{#isObservable}}

        // What is read through it is observed by itself. This is for `@Environment`.
        @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
        extension {{className}}: Observable {}
        {{/isObservable}}
        {{^isObservable}}

        #if canImport(Combine)
        {{#combineImports}}
            {{.}}
        {{/combineImports}}

            extension {{className}}: ObservableObject {
                /// Announces each change of what needs no arguments. A view observes other resources and writes themselves.
                {{access}}nonisolated var objectWillChange: ObservableObjectPublisher { group.objectWillChange }
            }
        #endif
        {{/isObservable}}
        {{#sampleClient}}

        #if DEBUG
            extension {{className}} {
                /// Resources that load the samples, without a network: for previews.
                {{access}}static var preview: {{className}} { {{className}}(client: {{sampleClient}}) }
            }
        #endif
        {{/sampleClient}}
        {{/hasMembers}}

        """##

    private static let rowCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(json: inout JSONReader) throws {
                try json.beginArray()
        {{#fields}}
                try json.nextSlot({{nameLiteral}})
                self.{{member}} = {{slotValue}}
        {{/fields}}
                try json.endRow()
            }

            {{access}}func write(json: inout JSONWriter) {
                json.beginArray()
        {{#fields}}
                {{> slot-writing}}
        {{/fields}}
                json.endArray()
            }
        }

        """##

    private static let samplesTemplate = ##"""
        {{marker}}

        #if DEBUG
        {{#imports}}
            {{.}}
        {{/imports}}
        {{#models}}

            nonisolated extension {{type}} {
                /// An example, from the samples.
                {{access}}static let sample = {{expression}}
            }
        {{/models}}

            nonisolated extension {{apiName}} {
                /// What the endpoints answer in the samples, cut short, by their names: for a `MockTransport`.
                {{groupAccess}}static var {{sampleAnswers}}: [String: MockAnswer] {
        {{#isVariable}}
                    var answers: [String: MockAnswer] = [:]
        {{#groups}}
                    answers.merge({{.}}) { first, _ in first }
        {{/groups}}
        {{#answers}}
        {{#hasLines}}
                    answers[{{key}}] = .json({{texts}}.{{member}}{{status}})
        {{/hasLines}}
        {{^hasLines}}
                    answers[{{key}}] = .status({{status}})
        {{/hasLines}}
        {{/answers}}
                    return answers
        {{/isVariable}}
        {{^isVariable}}
                    [:]
        {{/isVariable}}
                }
        {{#sampleClient}}

                /// A client that answers from the samples, without a network: for previews and tests.
                {{access}}static func {{sampleClient}}() -> APIClient {
                    APIClient(transport: MockTransport({{allAnswers}}))
                }
        {{/sampleClient}}
            }
        {{#hasTexts}}

            nonisolated private enum {{texts}} {
        {{#answers}}
        {{#original}}
                static let {{constant}} = {{original}}
        {{/original}}
        {{#hasText}}
                static let {{constant}} = {{delimiter}}"""
        {{#lines}}
                    {{.}}
        {{/lines}}
                    """{{delimiter}}
        {{/hasText}}
        {{/answers}}
            }
        {{/hasTexts}}
        #endif

        """##

    private static let slotWritingTemplate = ##"""
        {{#timestampStyle}}
        json.timestampStyle = {{timestampStyle}}
        {{/timestampStyle}}
        {{reference}}.write(json: &json)
        {{#timestampStyle}}
        json.timestampStyle = .standard
        {{/timestampStyle}}

        """##

    private static let structureTemplate = ##"""
        {{> documentation}}
        nonisolated {{access}}struct {{name}}: {{conformances}} {
        {{#properties}}
        {{#isSeparated}}

        {{/isSeparated}}
            {{> property}}
        {{/properties}}
        {{#hasAssignments}}

            {{access}}init({{parameters}}) {
        {{#assignments}}
                self.{{member}} = {{value}}
        {{/assignments}}
            }
        {{/hasAssignments}}
        {{^hasAssignments}}
            {{access}}init() {}
        {{/hasAssignments}}
        }

        """##

    private static let structureCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
        {{#keys}}
            private static let jsonKeys = JSONKeyTable({{keys}})
        {{/keys}}
        {{^keys}}
            private static let jsonKeys = JSONKeyTable(
                words: """
        {{#keyLines}}
                    {{.}}
        {{/keyLines}}
                    """
            )
        {{/keys}}

        {{^isWide}}
            {{access}}init(json: inout JSONReader) throws {
                var cursor = try json.beginObject(Self.jsonKeys)
        {{#fields}}
                var {{local}}: {{localType}}
        {{/fields}}
        {{#unknownMembers}}
                var unknown = JSONObject()
        {{/unknownMembers}}
                while let index = try json.nextKey(&cursor) {
                    switch index {
        {{#fields}}
                    case {{index}}: {{local}} = {{read}}
        {{/fields}}
        {{#unknownMembers}}
                    default: try json.readMember(into: &unknown)
        {{/unknownMembers}}
        {{^unknownMembers}}
                    default: try json.skipValue()
        {{/unknownMembers}}
                    }
                }
                self.init({{arguments}})
            }
        {{/isWide}}
        {{#isWide}}
            /// What has been read. So many local variables in its place would take the compiler many times as long.
            private struct JSONFields {
        {{#fields}}
                var {{name}}: {{localType}}
        {{/fields}}
        {{#unknownMembers}}
                var {{unknownMembers}} = JSONObject()
        {{/unknownMembers}}

                mutating func read(_ index: Int, json: inout JSONReader) throws {
                    switch index {
        {{#fields}}
                    case {{index}}: {{reference}} = {{read}}
        {{/fields}}
        {{#unknownMembers}}
                    default: try json.readMember(into: &{{unknownMembers}})
        {{/unknownMembers}}
        {{^unknownMembers}}
                    default: try json.skipValue()
        {{/unknownMembers}}
                    }
                }
            }

            {{access}}init(json: inout JSONReader) throws {
                var cursor = try json.beginObject(Self.jsonKeys)
                var fields = JSONFields()
                while let index = try json.nextKey(&cursor) { try fields.read(index, json: &json) }
        {{#fields}}
                self.{{member}} = {{wideValue}}
        {{/fields}}
        {{#unknownMembers}}
                self.{{unknownMembers}} = fields.{{unknownMembers}}
        {{/unknownMembers}}
            }
        {{/isWide}}

            {{access}}func write(json: inout JSONWriter) {
                json.beginObject()
        {{#fields}}
        {{#timestampStyle}}
                json.timestampStyle = {{timestampStyle}}
        {{/timestampStyle}}
                json.writeMember(Self.jsonKeys, {{index}}, {{#isOmitted}}ifPresent: {{/isOmitted}}{{reference}})
        {{#timestampStyle}}
                json.timestampStyle = .standard
        {{/timestampStyle}}
        {{/fields}}
        {{#unknownMembers}}
                json.writeMembers(of: {{unknownMembers}})
        {{/unknownMembers}}
                json.endObject()
            }
        }

        """##

    private static let unionCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(json: inout JSONReader) throws {
                switch try json.peekTag({{tagKey}}) {
        {{#variants}}
                case {{tags}}: self = .{{member}}(try json.readVariant({{nameLiteral}}))
        {{/variants}}
                default: self = .{{unknownCase}}(try json.readValue())
                }
            }

            {{access}}func write(json: inout JSONWriter) {
                switch self {
        {{#variants}}
                case .{{member}}(let value): value.write(json: &json)
        {{/variants}}
                case .{{unknownCase}}(let value): value.write(json: &json)
                }
            }
        }

        """##

    private static let wrapperCodingTemplate = ##"""
        nonisolated extension {{qualifier}}{{typeName}} {
            {{access}}init(json: inout JSONReader) throws {
        {{#fields}}
                self.{{member}} = {{slotValue}}
        {{/fields}}
            }

            {{access}}func write(json: inout JSONWriter) {
        {{#fields}}
                {{> slot-writing}}
        {{/fields}}
            }
        }

        """##
}
