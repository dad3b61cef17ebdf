/// What an app asks of assistive technologies, and tells them, under UIKit's name.
///
/// A picture has nobody to read it out: no assistive technology runs, so that dialogs look as most people see them. What is posted goes
/// nowhere. Source: Apple, *UIAccessibility*.
@MainActor
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isButtonShapesEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    /// As the legibility weight of the screen's traits says.
    public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    /// As the contrast of the screen's traits says.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// Tells nobody: see above.
    public static func post(notification: Notification, argument: Any?) {}

    /// What is posted when a screen changes.
    ///
    /// Apple publishes the names, not the values; each name has a value of its own here.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1)
        public static let layoutChanged = Notification(rawValue: 2)
        public static let announcement = Notification(rawValue: 3)
        public static let pageScrolled = Notification(rawValue: 4)
        public static let pauseAssistiveTechnology = Notification(rawValue: 5)
        public static let resumeAssistiveTechnology = Notification(rawValue: 6)
    }
}
