public import Foundation
import SnapGraphics

extension CGContext {
    /// Draws an image; upside down in UIKit's coordinates, as Core Graphics does, whose y points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else {
            draw(image.bitmap, in: rect)
            return
        }
        RuntimeWarnings.record("draw(_:in:byTiling:) draws one tile: draw a UIImage with drawAsPattern(in:) instead")
        draw(image.bitmap, in: rect)
    }

    private func draw(_ bitmap: Bitmap, in rect: CGRect) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let interpolation: ImagePlacement.Interpolation = state.interpolation == .none ? .nearest : .linear
        let placement = ImagePlacement(bitmap: bitmap, destination: rect, interpolation: interpolation)
        paint(.rect(rect), in: flip.concatenating(ctm)) { $0.image(placement) }
    }

    /// What has been drawn so far, as pixels; nil where the context draws into another picture.
    public func makeImage() -> CGImage? {
        picture.map(CGImage.init)
    }

    // MARK: Gradients

    /// Fills the clip with colours that change along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Fills the clip with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient,
            .radial(center: startCenter, radius: startRadius, endCenter: endCenter, endRadius: endRadius), options)
    }

    /// Fills the clip with colours that change round a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(gradient, .conic(center: center, angle: angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func draw(_ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions) {
        let paint = Gradient(
            geometry, stops: gradient.stops, extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation))
        let everything = everything
        self.paint(nil, in: ctm) { $0.fill(.rect(everything), .gradient(paint)) }
    }

    /// A rectangle of the present user space that covers whatever can be seen.
    private var everything: CGRect {
        let pixels = CGRect(x: -16_384, y: -16_384, width: 65_536, height: 65_536)
        return pixels.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
}
