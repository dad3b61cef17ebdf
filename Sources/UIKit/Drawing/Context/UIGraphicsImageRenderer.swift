public import Foundation
import SnapGraphics
import SnapPNG
import SnapRaster

/// Makes images by drawing, under UIKit's name.
///
/// Source: Apple, *UIGraphicsImageRenderer*. Differences: `jpegData` is absent; a picture that is larger than a bitmap can be comes out as an
/// empty image, with a warning.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// - Parameter bounds: in points; what lies at their origin is at the picture's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture that the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard
            let context = CGContext.forPicture(
                size: bounds.size, scale: format.scale, isOpaque: format.opaque, traits: .current)
        else {
            RuntimeWarnings.record(
                "a picture of \(bounds.width.brief) × \(bounds.height.brief) points at \(format.scale.brief)× is not possible: the image is empty"
            )
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContexts.shared.within(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format, bounds: bounds))
        }
        return context.picture.map { UIImage(bitmap: $0, scale: format.scale) } ?? UIImage()
    }

    /// The picture as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// What a renderer's pictures are like, under UIKit's name.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject, @preconcurrency NSCopying {
    /// Pixels per point.
    open var scale = UIScreen.main.scale
    /// An opaque picture begins black, any other one transparent.
    open var opaque = false
    /// Kept, without effect: pictures are sRGB.
    open var preferredRange = Range.automatic
    public let bounds = CGRect.zero

    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
        return copy
    }

    /// The screen's scale, not opaque.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What a renderer's closure draws with, under UIKit's name.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        self.cgContext = cgContext
        self.format = format
        self.bounds = bounds
        super.init()
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        cgContext.picture.map { UIImage(bitmap: $0, scale: format.scale) } ?? UIImage()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes the one-point frame inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
