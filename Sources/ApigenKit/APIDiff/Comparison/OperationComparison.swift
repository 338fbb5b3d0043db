/// Compares the endpoints of clients, and what comes with each.
struct OperationComparison {
    private let old: ClientSurface
    private let new: ClientSurface
    private var changes: [APIChange] = []
    /// The resources classes that are there in both.
    private let sharedClasses: Set<String>

    /// The changes from the operations of one client to those of another.
    static func changes(from old: ClientSurface, to new: ClientSurface) -> [APIChange] {
        var comparison = OperationComparison(old, new)
        comparison.compare()
        return comparison.changes
    }

    private init(_ old: ClientSurface, _ new: ClientSurface) {
        self.old = old
        self.new = new
        sharedClasses = Set(old.classNames).intersection(new.classNames)
    }

    private mutating func compare() {
        var unmatched = old.operations
        var added: [OperationSurface] = []
        for operation in new.operations {
            if let index = unmatched.firstIndex(where: { $0.endpoint.name == operation.endpoint.name }) {
                compare(unmatched.remove(at: index), operation)
            } else {
                added.append(operation)
            }
        }
        for operation in added {
            // What sends the same request is the same endpoint under another name.
            if let index = unmatched.firstIndex(where: { $0.endpoint.request == operation.endpoint.request }) {
                compare(unmatched.remove(at: index), operation)
            } else {
                let subject = "\(new.apiName).\(operation.endpoint.signature)"
                changes.append(APIChange(.compatible, .endpointAdded, subject, "is new: \(operation.endpoint.title)"))
            }
        }
        for operation in unmatched {
            let subject = "\(new.apiName).\(operation.endpoint.signature)"
            changes.append(APIChange(.breaking, .endpointRemoved, subject, "is gone: \(operation.endpoint.title)"))
        }
        compareClasses()
    }

    private mutating func compare(_ before: OperationSurface, _ after: OperationSurface) {
        let own = FunctionComparison(before.endpoint, after.endpoint, of: new.apiName).changes
        changes += own
        comparePages(before, after, own)
        // What follows from a change of the endpoint that breaks code anyway is not told again.
        if !own.contains(where: { $0.impact == .breaking }) { compareResources(before, after, own) }
    }

    private mutating func comparePages(_ before: OperationSurface, _ after: OperationSurface, _ own: [APIChange]) {
        switch (before.pages, after.pages) {
        case (let old?, let new?):
            let told = Set(own.map { "\($0.kind) \($0.summary)" })
            let others = FunctionComparison(old, new, of: self.new.apiName).changes
            // Its name, its arguments and its documentation follow those of the endpoint.
            let isNamedAnew = own.contains { $0.kind == .endpointRenamed }
            changes += others.filter { change in
                !told.contains("\(change.kind) \(change.summary)") && !(isNamedAnew && change.kind == .endpointRenamed)
            }
        case (let old?, nil):
            let subject = "\(new.apiName).\(old.signature)"
            changes.append(APIChange(.breaking, .pagesRemoved, subject, "is gone: the list is not read page by page"))
        case (nil, let pages?):
            let subject = "\(new.apiName).\(pages.signature)"
            changes.append(APIChange(.compatible, .pagesAdded, subject, "is new: reads the list page by page"))
        case (nil, nil): break
        }
    }

    // MARK: Resources

    private mutating func compareResources(_ before: OperationSurface, _ after: OperationSurface, _ own: [APIChange]) {
        switch (before.resource, after.resource) {
        case (let old?, nil):
            let reason = after.endpoint.isDeprecated ? "what is deprecated has no resource" : nil
            changes.append(
                APIChange(.breaking, .resourceRemoved, old.title, "is gone: `\(old.type)`", consequence: reason)
            )
        case (nil, let new?):
            changes.append(APIChange(.compatible, .resourceAdded, new.title, "is new: `\(new.type)`"))
        case (let old?, let new?): compare(old, new, own)
        case (nil, nil): break
        }
    }

    private mutating func compare(_ before: ResourceSurface, _ after: ResourceSurface, _ own: [APIChange]) {
        if before.className != after.className, sharedClasses.isSuperset(of: [before.className, after.className]) {
            let summary = "stands in `\(after.className)`"
            changes.append(APIChange(.breaking, .resourcesMoved, before.title, summary))
        }
        if before.name != after.name {
            changes.append(APIChange(.breaking, .resourceChanged, before.title, "is now called `\(after.name)`"))
        }
        if before.type != after.type {
            let summary = "is now `\(after.type)`, and was `\(before.type)`"
            changes.append(APIChange(.breaking, .resourceChanged, after.title, summary))
        }
        if before.isFunction != after.isFunction {
            let summary =
                after.isFunction ? "is a function now, and was a property" : "is a property now, and was a function"
            changes.append(APIChange(.breaking, .resourceChanged, after.title, summary))
        } else if before.type == after.type {
            let told = Set(own.map { "\($0.kind) \($0.summary)" })
            let others = ParameterComparison(before.parameters, after.parameters, subject: after.title).changes
            changes += others.filter { !told.contains("\($0.kind) \($0.summary)") }
        }
    }

    /// A client whose operations come to be told apart by groups has a class for each.
    private mutating func compareClasses() {
        let gone = old.classNames.filter { !sharedClasses.contains($0) }
        let added = new.classNames.filter { !sharedClasses.contains($0) }
        guard !gone.isEmpty, !added.isEmpty else { return }
        // Where the client has another name, so have they.
        guard old.apiName == new.apiName || gone.count > 1 || added.count > 1 else { return }
        let names = [gone, added].map { $0.map { "`\($0)`" }.joined(separator: ", ") }
        let summary = "holds in \(names[1]) what \(names[0]) held"
        changes.append(APIChange(.breaking, .resourcesMoved, new.apiName, summary))
    }
}

extension ClientSurface {
    /// The classes that hold resources, each once.
    fileprivate var classNames: [String] {
        var names: [String] = []
        for case let name? in operations.map(\.resource?.className) where !names.contains(name) { names.append(name) }
        return names
    }
}

extension ResourceSurface {
    /// How it is named in code.
    fileprivate var title: String { "\(className).\(name)" }
}
