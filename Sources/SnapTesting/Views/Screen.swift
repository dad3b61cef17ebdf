public import UIKit

/// A device's screen with a window that view controllers are shown in, so that what they present is part of the snapshot; so are further
/// windows that are shown while it exists, by their levels.
///
///     let screen = Screen(.iPhone8)
///     screen.show(MenuHostViewController())
///     screen.window.rootViewController?.present(menu, animated: false)
///     assertSnapshot(of: screen, as: .image)
///
/// While it exists, it is what `UIScreen.main` says. Windows that are still shown at its end are hidden. What its test has left behind is then
/// forgotten, so that tests may run in any order: animations, delays, display links, touches, open transactions and image contexts,
/// whether views are animated, the current traits, and warnings that no picture took.
@preconcurrency @MainActor public final class Screen {
    /// Fills the screen.
    public let window: UIWindow
    let device: Device
    private let previous: Device
    /// Shown before this screen was made: not part of it.
    private let earlierWindows: [UIWindow]
    private let earlierURLs: Int

    /// How many screens there are, but those that have stood back, and what was before the first of them.
    private static var existing: (count: Int, before: ProcessState)?
    /// What was before, while this screen stands back.
    private var before: ProcessState?

    /// A screen with an empty window.
    ///
    /// Make it in the test itself rather than in the suite's initialiser: between the two, Swift Testing may run another test, whose screen
    /// is then the one with the key window.
    /// - Parameters:
    ///   - traits: Stronger than the device's own.
    ///   - language: The user's, as a BCP 47 tag such as `zh-Hant`: chooses the forms of ideographs and the rules of line breaking.
    public init(
        _ config: ViewImageConfig = .iPhone8, traits: UITraitCollection = UITraitCollection(), language: String? = nil
    ) {
        previous = UIScreen.main.device
        var device = config.device(adding: traits)
        device.language = language ?? config.language
        self.device = device
        UIScreen.main.device = device
        earlierWindows = UIApplication.shared.windows
        earlierURLs = UIApplication.shared.openedURLs.count
        window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        window.isScreensOwn = true
        enter()
    }

    /// What `UIApplication.open` was called with since this screen was made, in order.
    public var openedURLs: [URL] { Array(UIApplication.shared.openedURLs.dropFirst(earlierURLs)) }

    /// What is on the screen, the hindmost first; its own window alone where none is shown.
    var windows: [UIWindow] {
        let further = furtherWindows
        let shown = UIApplication.shared.windows.filter { each in each === window || further.contains { $0 === each } }
        return shown.isEmpty ? [window] : shown
    }

    /// The windows that came while this screen existed; another screen's own window belongs to that.
    private var furtherWindows: [UIWindow] {
        UIApplication.shared.windows.filter { each in
            !each.isScreensOwn && !earlierWindows.contains { $0 === each }
        }
    }

    /// Makes the view controller the window's root and shows it, with its appearance callbacks, laid out.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Whether the system's keyboard shows while text is edited, with an insertion point; false, the default, is a hardware keyboard.
    ///
    /// Input views and accessory views of the app's own show in both cases.
    public var showsKeyboard: Bool {
        get { Keyboard.shared.isOnScreen }
        set { Keyboard.shared.isOnScreen = newValue }
    }

    /// Makes way for other tests, which are none of this one's: they begin and end as if it were not there.
    func standBack() {
        before = Self.existing?.before
        leave()
        if UIScreen.main.device == device { UIScreen.main.device = previous }
    }

    /// Is the screen again.
    func standForward() {
        enter()
        UIScreen.main.device = device
        for window in windows { window.layoutIfNeeded() }
    }

    private func enter() {
        let existing = Self.existing ?? (0, before ?? ProcessState())
        Self.existing = (existing.count + 1, existing.before)
    }

    /// - Returns: Whether no other screen is left.
    @discardableResult
    private func leave() -> Bool {
        guard let existing = Self.existing else { return true }
        Self.existing = existing.count > 1 ? (existing.count - 1, existing.before) : nil
        return existing.count == 1
    }

    isolated deinit {
        Keyboard.shared.isOnScreen = false
        // While the trees still stand. Completions that wait for time which nobody lets pass any more would keep what they hold.
        for each in [window] + furtherWindows { VirtualClock.shared.abandon(below: each.layer) }
        window.rootViewController = nil
        window.isHidden = true
        for each in furtherWindows { each.isHidden = true }
        if UIScreen.main.device == device { UIScreen.main.device = previous }
        // The last screen's end is the test's.
        let before = Self.existing?.before
        if leave() { before?.restore() }
    }
}
