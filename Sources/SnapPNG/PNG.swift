import SnapGraphics

/// PNG files to and from memory, through libpng and libdeflate.
///
/// A file holds straight (not premultiplied) colours, a `Bitmap` premultiplied ones. From premultiplied to straight and back
/// loses nothing: a straight channel is the nearest level to `p · 255 / a`, so at most ½ from it; times `a / 255` it is less
/// than ½ from `p` again where `a < 255`, and exactly `p` where `a = 255`. So for every premultiplied bitmap
/// `decode(encode(b)).bitmap == b`, and bitmaps may be compared where files are meant. The other way round, colours of a
/// foreign file with alpha below 255 are rounded once, when it is read first.
///
/// The same pixels and text give the same bytes with the same libdeflate: eight bits RGB where every pixel is opaque, RGBA
/// otherwise, no row filter, level 6 (on pictures of user interfaces smaller and faster than libpng's defaults), no
/// interlacing, no time stamp, text before the pixels.
public enum PNG {
    /// The longest side read or written, in pixels.
    public static let longestSide = Bitmap.longestSide
    /// The most pixels read or written: 2²⁶, a quarter of a gigabyte in memory. A small file may claim any size.
    public static let mostPixels = 1 << 26

    /// The first bytes of every PNG file (PNG specification 5.2).
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func checkSize(width: Int, height: Int) throws(PNGError) {
        guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
