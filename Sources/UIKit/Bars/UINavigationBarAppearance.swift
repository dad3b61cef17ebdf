/// The look of a navigation bar, under UIKit's name.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Of what is done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()

    /// In the tint, in place of the chevron before the back button's title; nil is the chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// Kept: the title does not slide below the sign.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// The system's chevron stands where one of the two is nil, as in UIKit.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = isWhole ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
    }

    override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
}
