public import Foundation
import SnapGraphics

extension CGContext {
    // MARK: Making a path

    public func beginPath() { currentPath = Path() }

    public func move(to point: CGPoint) { currentPath.move(to: point.applying(ctm)) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(ctm)) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuad(to: end.applying(ctm), control: control.applying(ctm))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    public func addPath(_ path: CGPath) { add { $0.addPath(path) } }
    public func closePath() { currentPath.close() }

    /// Angles in radians; `clockwise` is meant with y up: on screen, where it points down, `false` runs clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Rounds the corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func replacePathWithStrokedPath() {
        RuntimeWarnings.record("replacePathWithStrokedPath() is absent: stroke the path instead")
    }

    /// A copy of the path, in the present user space.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(path: currentPath.applying(ctm.inverted()))
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint { (currentPath.currentPoint ?? .zero).applying(ctm.inverted()) }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode.isEvenOdd ? .evenOdd : .winding) ?? false
    }

    /// Adds contours that do not go on from what is there.
    private func add(_ make: (CGMutablePath) -> Void) {
        let more = CGMutablePath()
        make(more)
        currentPath.append(more.path.applying(ctm))
    }

    /// Goes on from the current point.
    private func extend(_ make: (CGMutablePath) -> Void) {
        let path = CGMutablePath(path: currentPath.applying(ctm.inverted()))
        make(path)
        currentPath = path.path.applying(ctm)
    }

    // MARK: Drawing it

    /// Fills the path, which is then empty.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = Path()
        if mode.fills { fill(.path(path, mode.isEvenOdd ? .evenOdd : .nonZero), in: .identity) }
        if mode.strokes { stroke(path.applying(ctm.inverted())) }
    }

    public func fill(_ rect: CGRect) { fill(.rect(rect.standardized), in: ctm) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(.path(Path(ellipseIn: rect), .nonZero), in: ctm) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect: rect.standardized)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Strokes a line between the first two points, the next two, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes the rectangle transparent.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.alpha, state.shadow) = (1, nil)
        setBlendMode(.clear)
        fill(rect)
        restoreGState()
    }

    // MARK: Clipping

    /// Nothing is drawn outside of the path, which is then empty, until the state is restored.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        currentPath = Path()
        clip(to: .path(path, rule.fillRule), in: .identity)
    }

    public func clip(to rect: CGRect) { clip(to: .rect(rect.standardized), in: ctm) }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The box of what the clips let show is not known before the picture is done: this is the picture's, or everything.
    public var boundingBoxOfClipPath: CGRect {
        size.map { CGRect(origin: .zero, size: $0).applying(ctm.inverted()) } ?? .infinite
    }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    var fills: Bool { self != .stroke }
    var strokes: Bool { self != .fill && self != .eoFill }
    var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
