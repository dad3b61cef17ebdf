public import Foundation

/// The shadow of text: the value of `NSAttributedString.Key.shadow`.
///
/// Source: Apple, *NSShadow*.
public class NSShadow: NSObject, NSCopying {
    private let typeBits = FoundationTypeBits()

    /// In points, down the screen where positive.
    public var shadowOffset = CGSize.zero
    /// How far it is blurred, in points; 0 for a sharp edge.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`, or nil for no shadow; black of a third's opacity by default.
    public var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

    public override init() {
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
    }

    public override var hash: Int { shadowBlurRadius.hashValue }
}
