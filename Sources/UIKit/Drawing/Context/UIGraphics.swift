public import Foundation
import SnapGraphics

/// The context that `draw(_:)` or a renderer draws in; nil outside of them.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.shared.current }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.shared.push(context) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsContexts.shared.pop() }

/// Begins a picture of one pixel per point, in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, in points; a scale of 0 is the screen's. A picture that is not possible is noted as a warning.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : UIScreen.main.scale
    let context = CGContext.forPicture(size: size, scale: pixels, isOpaque: opaque, traits: .current)
    if context == nil {
        RuntimeWarnings.record(
            "a picture of \(size.width.brief) × \(size.height.brief) points at \(pixels.brief)× is not possible: until its end nothing is drawn"
        )
    }
    GraphicsContexts.shared.push(context)
}

/// What has been drawn in the picture that was begun last; nil outside of one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    return context.picture.map { UIImage(bitmap: $0, scale: context.emitter.scale) }
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    GraphicsContexts.shared.pop()
}

/// Fills a rectangle with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    GraphicsContexts.shared.current(for: "UIRectFill")?.fill(rect)
}

/// Draws the one-point frame inside a rectangle with the current fill colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    guard let context = GraphicsContexts.shared.current(for: "UIRectFrame") else { return }
    context.fill(.ring(RoundedRect(rect: rect.standardized, radius: 0), width: 1), in: context.ctm)
}

@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
    GraphicsContexts.shared.current(for: "UIRectClip")?.clip(to: rect)
}
