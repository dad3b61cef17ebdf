public import Foundation
public import SnapGraphics

/// A drawing surface under Core Graphics' name: what is drawn is recorded as shapes, and becomes pixels with the whole picture.
///
/// Coordinates are UIKit's: points, y down from the top left corner. Source: Apple, *CGContext*. Differences: there is no data of pixels to
/// get at before the picture is done, and no text matrix, pattern, shading or colour space to set.
@preconcurrency @MainActor
public final class CGContext {
    /// Where the recorded items go; its transform maps the context's first user space to pixels.
    var emitter: LayerEmitter
    var state = GraphicsState()
    private var saved: [GraphicsState] = []
    /// The path that is being made, in the first user space: what was added stays where it is when the transform changes.
    var currentPath = Path()
    /// Whether anything was drawn that mixes otherwise than over: then the drawing is a picture of its own.
    var needsIsolation = false
    let size: CGSize?
    /// How many of the items are what a view of UIKit shows by itself; nil where its `draw(_:)` was not asked.
    var ownItems: Int?

    /// - Parameter size: of the picture that the context makes, in points; nil where it draws into another one.
    init(emitter: LayerEmitter, size: CGSize? = nil) {
        self.emitter = emitter
        self.size = size
    }

    // MARK: State

    /// Keeps the present state, clip and all, for `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        (state.openClips, state.openGroups) = (0, 0)
    }

    /// Goes back to the state that was kept last; without one nothing happens, and a warning says so.
    public func restoreGState() {
        guard let last = saved.popLast() else {
            RuntimeWarnings.record("restoreGState() without a saveGState() before it")
            return
        }
        closeClips()
        state = last
    }

    /// Ends everything that is open.
    func finish() {
        emitter.append(items: endings)
        saved = []
        (state.openClips, state.openGroups) = (0, 0)
    }

    /// What ends all that is open, the innermost first.
    var endings: [DisplayList.Item] { (saved + [state]).reversed().flatMap(\.endings) }

    private func closeClips() {
        emitter.append(items: state.endings)
    }

    // MARK: Transform

    /// From the present user space to the first one, UIKit's.
    public var ctm: CGAffineTransform { state.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Positive angles, in radians, turn clockwise on screen.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// From the present user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform.concatenating(emitter.transform) }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    // MARK: Parameters

    /// In points of the present user space.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Lengths of dashes and gaps in turn; empty draws a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashes = lengths.contains { $0 > 0 } ? lengths : []
        state.stroke.dashPhase = phase
    }

    /// Of everything that is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(0, 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }

    /// Kept, without effect: curves are flattened by the pixel, and edges are always anti-aliased.
    public func setFlatness(_ flatness: CGFloat) {}

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// A shadow below everything that is drawn from now on; lengths in points, whatever the present transform.
    ///
    /// - Parameter color: nil draws none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
    }

    /// Black, a third opaque.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

    // MARK: Layers

    /// What is drawn until `endTransparencyLayer()` is one picture, which the present alpha, blend mode and clip apply to.
    ///
    /// Difference: the present shadow falls from each thing drawn in the layer.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        let group = DisplayList.Group(opacity: Double(state.alpha), blendMode: state.blendMode)
        emitter.append(items: [.beginGroup(group)])
        if state.blendMode != .normal { needsIsolation = true }
        state.openGroups = 1
        (state.alpha, state.blendMode) = (1, .normal)
    }

    public func endTransparencyLayer() {
        restoreGState()
    }
}
