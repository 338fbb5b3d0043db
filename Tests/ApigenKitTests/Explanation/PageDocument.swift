import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A page as a parser that forgives nothing reads it.
final class PageDocument: NSObject, XMLParserDelegate {
    /// What is wrong with the markup; nothing where it is well formed.
    private(set) var fault: String?
    /// The elements in order, with their attributes.
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    /// All text outside of scripts and styles, pieces apart.
    private(set) var texts: [String] = []
    private var open: [String] = []

    init(_ html: String) {
        super.init()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = self
        if !parser.parse() {
            fault = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
        }
    }

    /// The identifiers of elements, in order.
    var identifiers: [String] { elements.compactMap { $0.attributes["id"] } }

    /// The places within the page that links lead to.
    var targets: [String] {
        elements.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    }

    /// All that could be asked of a network.
    var addresses: [String] {
        elements.flatMap { element in
            ["src", "href", "action", "data", "poster", "srcset"].compactMap { element.attributes[$0] }
        }.filter { !$0.hasPrefix("#") }
    }

    /// All text together.
    var text: String { texts.joined() }

    /// Expects what every page must be.
    func expectSound(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(fault == nil, sourceLocation: sourceLocation)
        let known = Set(identifiers)
        #expect(known.count == identifiers.count, "an id stands twice", sourceLocation: sourceLocation)
        #expect(targets.filter { !known.contains($0) } == [], sourceLocation: sourceLocation)
        #expect(addresses == [], sourceLocation: sourceLocation)
        #expect(elements.count { $0.name == "script" } == 1, sourceLocation: sourceLocation)
        let handlers = elements.flatMap(\.attributes.keys).filter { $0.lowercased().hasPrefix("on") }
        #expect(handlers == [], sourceLocation: sourceLocation)
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append((name, attributes))
        open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if open.last != "script", open.last != "style" { texts.append(text) }
    }
}
