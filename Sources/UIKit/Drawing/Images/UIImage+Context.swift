public import Foundation
import SnapGraphics

extension UIImage {
    /// Draws the image in the current context with its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    @preconcurrency @MainActor
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to a rectangle; a template in its tint colour, else in black.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsContexts.shared.current(for: "UIImage.draw(in:)") else { return }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha.clamped(0, 1))
        if blendMode != .normal { context.setBlendMode(blendMode) }
        context.paint(.rect(rect), in: context.ctm) { $0.picture(self, in: rect, tint: self.storage.tint ?? .black) }
        context.restoreGState()
    }

    /// Fills a rectangle with the image in its own size, from the origin on.
    @preconcurrency @MainActor
    public func drawAsPattern(in rect: CGRect) {
        guard let context = GraphicsContexts.shared.current(for: "UIImage.drawAsPattern(in:)"), size.width > 0,
            size.height > 0
        else { return }
        context.saveGState()
        context.clip(to: rect)
        let columns = Int((rect.minX / size.width).rounded(.down))...Int((rect.maxX / size.width).rounded(.down))
        let rows = Int((rect.minY / size.height).rounded(.down))...Int((rect.maxY / size.height).rounded(.down))
        for row in rows {
            for column in columns {
                draw(at: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
            }
        }
        context.restoreGState()
    }
}
