/// A layout guide that follows the keyboard, under UIKit's name.
///
/// A snapshot shows no keyboard: the guide is where UIKit has it while the keyboard is off screen, as wide as the view, its top at the
/// bottom of the safe area. Source: Apple, *UIKeyboardLayoutGuide*. Differences: `followsUndockedKeyboard` and `keyboardDismissPadding`
/// are kept without effect; constraints that depend on the nearness of an edge are absent.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide rests on the safe area's bottom edge (the default) or on the view's.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutInsetsDidChange() } }
    }
    public var followsUndockedKeyboard = false
    /// In points.
    public var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) {
        super.init(system: .keyboard, of: view)
    }
}

extension UIView {
    /// Where the keyboard would be.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let guide = storedKeyboardGuide ?? UIKeyboardLayoutGuide(of: self)
        storedKeyboardGuide = guide
        return guide
    }

    /// The height of the keyboard's guide while there is no keyboard, in points.
    var keyboardGuideHeight: CGFloat {
        storedKeyboardGuide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    }
}
