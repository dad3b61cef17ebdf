/// The scene that holds the windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// Shown windows, from the back to the front: by level, and in a level the one shown first behind.
    public var windows: [UIWindow] {
        shown.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }

    /// In the order in which they were shown.
    private var shown: [UIWindow] = []

    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    func attach(_ window: UIWindow) {
        guard !shown.contains(where: { $0 === window }) else { return }
        shown.append(window)
    }

    /// In front of the others of its level.
    func bringToFront(_ window: UIWindow) {
        detach(window)
        attach(window)
    }

    func detach(_ window: UIWindow) {
        shown.removeAll { $0 === window }
    }
}
