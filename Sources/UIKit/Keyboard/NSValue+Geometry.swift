public import Foundation

extension NSValue {
    /// A rectangle as an object, as the keyboard's notifications have it.
    public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    public var cgRectValue: CGRect { rectValue }

    public convenience init(cgPoint: CGPoint) {
        self.init(point: cgPoint)
    }

    public var cgPointValue: CGPoint { pointValue }

    public convenience init(cgSize: CGSize) {
        self.init(size: cgSize)
    }

    public var cgSizeValue: CGSize { sizeValue }
}
