import Foundation

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {}

/// A view with something done to it.
public struct ModifiedView<Base: View>: PrimitiveView {}

extension View {
    nonisolated private var modified: ModifiedView<Self> { ModifiedView() }

    public func modifier(_ modifier: some ViewModifier) -> some View { modified }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modified }

    nonisolated public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modified }

    // Stricter than it may be elsewhere: the action does not inherit the main actor.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { modified }

    nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { modified }
    nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { modified }

    nonisolated public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> some View { modified }
    nonisolated public func background(_ color: Color, in shape: RoundedRectangle) -> some View { modified }
    nonisolated public func disabled(_ isDisabled: Bool) -> some View { modified }
    nonisolated public func id(_ id: some Hashable) -> some View { modified }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { modified }
    nonisolated public func frame(maxWidth: CGFloat, alignment: Alignment = .center) -> some View { modified }
    nonisolated public func padding() -> some View { modified }
    nonisolated public func font(_ font: Font?) -> some View { modified }
    nonisolated public func foregroundStyle(_ color: Color) -> some View { modified }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified }
    nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { modified }
    nonisolated public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type,
        @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View { modified }
    nonisolated public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View { modified }
    nonisolated public func listStyle(_ style: PlainListStyle) -> some View { modified }
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { modified }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { modified }
    nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View { modified }
}

public struct Font: Sendable {
    public static let headline = Font()
    public static let subheadline = Font()
}

public struct RoundedRectangle: Sendable {
    nonisolated public init(cornerRadius: CGFloat) {}
}

public struct PlainListStyle: Sendable {
    nonisolated public init() {}
}

extension PlainListStyle {
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum Alignment: Sendable { case leading, center, trailing }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Visibility: Sendable { case automatic, visible, hidden }
