public import Foundation

/// The area that a text view's lines are laid out in, under UIKit's name; lengths in points.
///
/// Difference: exclusion paths and layout managers are absent.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// What lines keep from the area's left and right edge.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.textDidChange() } }
    }
    /// The most lines shown; 0 for any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { owner?.textDidChange() } }
    }
    /// How the last line ends where there is more text than lines.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.textDidChange() } }
    }
    /// Kept: the container always follows its view.
    open var widthTracksTextView = true
    open var heightTracksTextView = false

    weak var owner: UITextView?

    /// Of the container, in points.
    open var size: CGSize { owner?.containerSize ?? .zero }
}
