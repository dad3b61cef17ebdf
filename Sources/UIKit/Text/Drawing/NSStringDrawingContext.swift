public import Foundation

/// What may be shrunk while a string is measured or drawn, and what came of it. Source: Apple, *NSStringDrawingContext*.
open class NSStringDrawingContext: NSObject {
    /// The smallest part of their size that fonts may be drawn in so that the text fits; 0 leaves them as they are.
    open var minimumScaleFactor: CGFloat = 0
    /// What part of their size the fonts had last.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// What the text took last, in points.
    public internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
