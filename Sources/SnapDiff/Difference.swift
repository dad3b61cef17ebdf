public import SnapGraphics

/// How two pictures of one size differ.
public struct Difference: Hashable, Sendable {
    /// The pixels that do not match.
    public var differentPixels: Int
    /// The pixels that were taken as matching because only the smoothing of an edge differs; 0 unless the options ask for it.
    public var antialiasedPixels: Int
    /// The largest colour distance of a pixel not counted in `antialiasedPixels`: 1 from black to white, and at most 1.
    ///
    /// It covers the pixels that `perceptualPrecision` let pass, too: the pictures match at `1 - maxDelta`.
    public var maxDelta: Double
    /// Where pixels do not match, in reading order; every one of them is in exactly one region.
    public var regions: [Region]
    /// The expected picture; its memory is shared until one of them changes.
    var expected: Bitmap
    var different: PixelMarks
    var antialiased: PixelMarks

    /// Of both pictures.
    public var size: PictureSize { PictureSize(width: expected.width, height: expected.height) }

    /// The expected picture in pale grey, pixels that do not match in red, ignored edge pixels in amber; opaque.
    ///
    /// It is painted whenever it is asked for, in linear time: most differences that pass are never looked at.
    public var picture: Bitmap {
        DifferencePicture.paint(expected, different: different, antialiased: antialiased)
    }

    /// A cluster of pixels that do not match, with the smallest rectangle around them, in pixels.
    public struct Region: Hashable, Sendable {
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int
        /// How many pixels of the cluster do not match.
        public var differentPixels: Int

        public init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.differentPixels = differentPixels
        }
    }
}
