/// A layout guide that follows the keyboard, under UIKit's name.
///
/// While no keyboard shows, it is as wide as the view, its top at the bottom of the safe area; else its top is the keyboard's. Source: Apple, *UIKeyboardLayoutGuide*. Differences: `followsUndockedKeyboard` and `keyboardDismissPadding`
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

    /// The height of the keyboard's guide, in points: what the keyboard covers of the view, and no less than the safe area's strip.
    var keyboardGuideHeight: CGFloat {
        let least = storedKeyboardGuide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
        guard let window, window.keyboardHeight > 0 else { return least }
        let lowerEdge = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window).y
        return max(least, lowerEdge - (window.bounds.maxY - window.keyboardHeight))
    }
}
