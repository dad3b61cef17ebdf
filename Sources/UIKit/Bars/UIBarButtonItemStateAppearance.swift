/// The look of a bar's buttons in one state, under UIKit's name. Difference: background images are absent.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points; an image stays.
    open var titlePositionAdjustment = UIOffset.zero

    func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
    }
}
