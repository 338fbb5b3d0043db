/// What replaces the blocks of the templates being rendered.
struct BlockOverrides {
    /// The content of a block given to a parent.
    struct Content {
        let template: Template
        let nodes: Range<Int>

        /// What replaces the blocks within this content: the blocks given to the template it is written in.
        let overrides: BlockOverrides
    }

    private var contents: [String: Content] = [:]

    subscript(name: String) -> Content? {
        contents[name]
    }

    /// The overrides within a parent. Those from further outside stand, so that the most derived template decides.
    func adding(_ arguments: [String: Range<Int>], from template: Template) -> BlockOverrides {
        var result = self
        for (name, nodes) in arguments where contents[name] == nil {
            result.contents[name] = Content(template: template, nodes: nodes, overrides: self)
        }
        return result
    }
}
