public import Foundation

/// The shadow of text: the value of `NSAttributedString.Key.shadow`.
///
/// Source: Apple, *NSShadow*.
public class NSShadow: NSObject, NSCopying {
    /// The properties, with UIKit's defaults.
    struct Values: Hashable {
        var offset = CGSize.zero
        var blurRadius: CGFloat = 0
        var color: UIColor? = UIColor.black.withAlphaComponent(1 / 3)
    }

    private let typeBits = FoundationTypeBits()
    private(set) var values: Values

    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// In points, down the screen where positive.
    public var shadowOffset: CGSize {
        get { values.offset }
        set { values.offset = newValue }
    }

    /// How far it is blurred, in points; 0 for a sharp edge.
    public var shadowBlurRadius: CGFloat {
        get { values.blurRadius }
        set { values.blurRadius = newValue }
    }

    /// A `UIColor` or a `CGColor`, or nil for no shadow; black of a third's opacity by default.
    public var shadowColor: Any? {
        get { values.color }
        set {
            if let color = newValue as? CGColor {
                values.color = UIColor(cgColor: color)
            } else {
                values.color = newValue as? UIColor
            }
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSShadow(values: values) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.values == values }

    public override var hash: Int { values.hashValue }
}
