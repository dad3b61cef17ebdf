public import Foundation
import SnapGraphics
import SnapRaster

extension UIImage {
    /// A picture with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture with so many pixels per point, turned as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let picture = ImagePicture(bitmap: cgImage.bitmap, scale: scale > 0 ? scale : 1, name: nil)
        var storage = Storage(content: .picture(picture))
        storage.orientation = orientation
        self.init(storage: storage)
    }

    /// The stored pixels, before the image is turned; a symbol's in its colour, else black; nil for an empty image.
    public var cgImage: CGImage? {
        switch storage.content {
        case .none, .missing: nil
        case .picture(let picture): CGImage(bitmap: picture.bitmap(with: .current))
        case .symbol(let symbol): bitmap(of: symbol.path).map(CGImage.init)
        }
    }

    /// An outline of the image as pixels at its scale.
    func bitmap(of outline: Path) -> Bitmap? {
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        var list = DisplayList(width: width, height: height)
        let color = stencilColor(tint: storage.tint ?? .black, automaticIsTemplate: false) ?? .black
        list.append(
            .fill(
                .path(outline, .nonZero), .color(color.resolved(with: .current)),
                CGAffineTransform(scaleX: scale, y: scale)))
        return try? Rasterizer.draw(list)
    }
}
