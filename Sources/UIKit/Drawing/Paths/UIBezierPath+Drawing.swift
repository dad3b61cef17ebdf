public import Foundation
import SnapGraphics

extension UIBezierPath {
    /// Fills the path in the current context, by its fill rule.
    @preconcurrency @MainActor
    public func fill() {
        guard let context = GraphicsContexts.shared.current(for: "UIBezierPath.fill()") else { return }
        context.fill(.path(path, fillRule), in: context.ctm)
    }

    @preconcurrency @MainActor
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path in the current context with its own line width and dashes.
    @preconcurrency @MainActor
    public func stroke() {
        guard let context = GraphicsContexts.shared.current(for: "UIBezierPath.stroke()") else { return }
        let style = context.state.stroke
        context.state.stroke = strokeStyle
        context.stroke(path)
        context.state.stroke = style
    }

    @preconcurrency @MainActor
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { stroke() }
    }

    /// Clips the current context to the path, until its state is restored.
    @preconcurrency @MainActor
    public func addClip() {
        guard let context = GraphicsContexts.shared.current(for: "UIBezierPath.addClip()") else { return }
        context.clip(to: .path(path, fillRule), in: context.ctm)
    }

    @MainActor
    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.setBlendMode(blendMode)
        context?.setAlpha(alpha)
        body()
        context?.restoreGState()
    }
}
