/// Draws a popover's body and arrow in place of the system, under UIKit's name.
///
/// A subclass says how large its parts are with the class methods, and moves its arrow when `arrowDirection` or `arrowOffset` changes; its
/// frame is body and arrow together. Source: Apple, *UIPopoverBackgroundView*.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
    public override required init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far the arrow's tip is from the middle of its edge, in points: to the right, or down.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.unknown

    /// From the body's edge to the tip, in points.
    open class func arrowHeight() -> CGFloat {
        preconditionFailure("\(self) must override arrowHeight()")
    }

    /// The arrow's width at the body's edge, in points.
    open class func arrowBase() -> CGFloat {
        preconditionFailure("\(self) must override arrowBase()")
    }

    /// Between the body's edges and the content, in points.
    open class func contentViewInsets() -> UIEdgeInsets {
        preconditionFailure("\(self) must override contentViewInsets()")
    }

    /// Kept: content has no shadow of its own.
    open class var wantsDefaultContentAppearance: Bool { true }
}
