// A stand-in for Apple's SwiftUI, for checks on Linux. It has the names that this project's code, examples and
// documents use, with the isolation that they have there, and shows nothing. It proves names and isolation; it does
// not prove Apple's signatures.

@_exported import Combine
import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { neverShown() }
}

/// A view without a body of its own.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { neverShown() }
}

func neverShown() -> Never {
    fatalError("the stand-in shows nothing")
}

@MainActor @resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        ConditionalView()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        ConditionalView()
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

extension Optional: View where Wrapped: View {
    public var body: Never { neverShown() }
}

extension Optional: PrimitiveView where Wrapped: View {}

public struct TupleView<each Content: View>: PrimitiveView {}
public struct ConditionalView<First: View, Second: View>: PrimitiveView {}

public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

public struct AnyView: PrimitiveView {
    public init(_ view: some View) {}
}

public struct Text: PrimitiveView, Sendable {
    nonisolated public init(_ key: LocalizedStringKey) {}
    @_disfavoredOverload
    nonisolated public init(_ text: some StringProtocol) {}
    nonisolated public func bold() -> Text { self }
    nonisolated public func font(_ font: Font?) -> Text { self }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct ProgressView<Label: View>: PrimitiveView {
    public init() where Label == EmptyView {}
    public init(_ key: LocalizedStringKey) where Label == Text {}
}

public struct Button<Label: View>: PrimitiveView {
    public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) where Label == Text {}
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

public struct Color: PrimitiveView, Sendable {
    public static let clear = Color()
    public static let red = Color()
    public static let gray = Color()
    public static let secondary = Color()
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

public struct Divider: PrimitiveView {
    public init() {}
}

public struct Label: PrimitiveView {
    public init(_ key: LocalizedStringKey, systemImage: String) {}
}

/// A view that holds others.
public struct Group<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct VStack<Content: View>: PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

public struct HStack<Content: View>: PrimitiveView {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Header: View, Content: View>: PrimitiveView {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {}
}

public struct LabeledContent: PrimitiveView {
    public init(_ key: LocalizedStringKey, value: some StringProtocol) {}
}

public struct TabView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    )
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}

public struct NavigationStack<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) where Destination == Never {}
}
