import Foundation
import SnapGraphics

/// A picture of pixels, with another one for dark appearance where there is one.
struct ImagePicture: Hashable, Sendable {
    var bitmap: Bitmap
    /// Pixels per point.
    var scale: CGFloat
    var dark: Bitmap?
    /// What the image was asked for by; nil where it came from data.
    var name: String?

    init(bitmap: Bitmap, scale: CGFloat, dark: Bitmap? = nil, name: String?) {
        self.bitmap = bitmap
        self.scale = scale
        self.dark = dark
        self.name = name
    }

    /// In points, before the image is turned.
    var size: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    func bitmap(with traits: UITraitCollection) -> Bitmap {
        traits.userInterfaceStyle == .dark ? dark ?? bitmap : bitmap
    }
}
