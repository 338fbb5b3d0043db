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
            PagedEndpoint({{name}}({{pagedArguments}}){{items}}, style: {{pageStyle}})
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
        {{#fields}}
                self.{{member}} = {{value}}
        {{/fields}}
        {{#unknownMembers}}
                self.{{unknownMembers}} = unknown
        {{/unknownMembers}}
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
