package import SnapGraphics

/// A picture of pixels without a scale; immutable.
///
/// Only what passes pictures on is there: pixel formats, providers, cropping and masks are absent.
public final class CGImage: Sendable {
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// In pixels.
    public var width: Int { bitmap.width }

    /// In pixels.
    public var height: Int { bitmap.height }
}
