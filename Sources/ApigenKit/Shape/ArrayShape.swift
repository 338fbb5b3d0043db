/// What was observed of the arrays at one position.
package struct ArrayShape: Equatable, Sendable {
    /// How many were seen.
    package var count = 0
    /// Where the first was seen.
    package var first: Witness?
    /// How many had no elements.
    package var empties = 0
    /// The greatest number of elements.
    package var maximumLength = 0
    /// The elements of those that had some.
    package var elements = Elements.none

    /// The elements of arrays.
    ///
    /// While all arrays have the same few elements, each slot keeps its own shape, so that rows such as
    /// `[1719900000, "101.50", true]` can be told from lists. The first array of another length merges the slots.
    /// Only one of the two is kept, so that nested arrays cost no more than flat ones.
    package enum Elements: Equatable, Sendable {
        /// No array had elements.
        case none
        /// All arrays had this many elements.
        case slots([Shape])
        /// Arrays had different lengths, or many elements.
        case list(Boxed<Shape>)
    }

    /// Longer arrays are lists, never rows.
    static let maximumSlots = 24

    package init() {}

    /// The shape of all elements together.
    package var element: Shape {
        switch elements {
        case .none: Shape()
        case .slots(let slots): Self.merged(slots)
        case .list(let shape): shape.value
        }
    }

    mutating func merge(_ other: ArrayShape) {
        count += other.count
        first = Witness.first(first, other.first)
        empties += other.empties
        maximumLength = max(maximumLength, other.maximumLength)
        switch (elements, other.elements) {
        case (_, .none): break
        case (.none, _): elements = other.elements
        case (.slots(var slots), .slots(let others)) where slots.count == others.count:
            elements = .none
            for index in slots.indices { slots[index].merge(others[index]) }
            elements = .slots(slots)
        case (.list(var shape), _):
            elements = .none
            shape.value.merge(other.element)
            elements = .list(shape)
        default:
            var shape = element
            shape.merge(other.element)
            elements = .list(Boxed(shape))
        }
    }

    static func merged(_ shapes: [Shape]) -> Shape {
        shapes.reduce(into: Shape()) { $0.merge($1) }
    }
}
