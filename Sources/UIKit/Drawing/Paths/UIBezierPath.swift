public import Foundation
package import SnapGraphics

/// A path of lines and curves with how to draw it, in points.
///
/// Source: Apple, *UIBezierPath*.
open class UIBezierPath: NSObject, NSCopying {
    package var path = Path()

    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// How far a flattened curve may be from the true one, in points. Kept, and not used: curves are flattened by the pixel.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// An empty path.
    public override init() {
        super.init()
    }

    private init(path: Path) {
        self.path = path
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init(path: Path(rect: rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(path: Path(ellipseIn: rect))
    }

    /// A rectangle with Apple's smooth corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(RoundedRect(rect: rect, radius: cornerRadius, curve: .continuous)))
    }

    /// A rectangle with some corners rounded as by `init(roundedRect:cornerRadius:)`; of the radii only the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RoundedRect.Radii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
        self.init(path: Path(RoundedRect(rect: rect, radii: radii, curve: .continuous)))
    }

    /// A circular arc; angles in radians, `clockwise` as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(path: cgPath.path)
    }

    /// A copy of the path; setting it replaces the path and keeps the line properties.
    open var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }

    open var isEmpty: Bool { path.isEmpty }

    /// `.zero` for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The box around all points, control points included; `.null` for an empty path.
    open var bounds: CGRect { path.controlBounds }

    /// Whether the point is inside by the path's fill rule; open contours count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, rule: fillRule)
    }

    /// Sets the lengths of dashes and gaps in turn; no pattern, or one of length 0, draws a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashes = lengths.contains { $0 > 0 } ? lengths : []
        dashPhase = phase
    }

    package var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

    /// How the path is stroked, in points.
    package var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, miterLimit: miterLimit,
            dashes: dashes, dashPhase: dashPhase)
    }

    /// A copy with the same line properties and another path.
    func copy(with path: Path) -> UIBezierPath {
        let copy = UIBezierPath(path: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy(with: path) }
}
