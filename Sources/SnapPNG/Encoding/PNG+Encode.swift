import CSnapPNG
public import Foundation
public import SnapGraphics

extension PNG {
    /// The PNG file of a bitmap, with text chunks before the pixels in the given order.
    ///
    /// - Throws: `tooLarge`, `invalidText`, `notPremultiplied`, or `outOfMemory` or `libpng` where memory is short.
    public static func encode(_ bitmap: Bitmap, text: [PNGText] = []) throws(PNGError) -> Data {
        try encode(bitmap, text: text, keepsAlpha: false)
    }

    /// - Parameter keepsAlpha: Whether the pixels have an alpha in the file even where all are opaque.
    static func encode(_ bitmap: Bitmap, text: [PNGText], keepsAlpha: Bool) throws(PNGError) -> Data {
        try checkSize(width: bitmap.width, height: bitmap.height)
        for text in text where !text.isValid { throw .invalidText(text) }
        guard let writer = snap_png_writer_create() else { throw .libpng("it could not start") }
        defer { snap_png_writer_destroy(writer) }

        for text in text {
            // tEXt, which every tool shows, holds Latin-1 only; iTXt holds UTF-8.
            let isUTF8 = !text.value.utf8.allSatisfy { $0 < 0x80 }
            guard snap_png_writer_add_text(writer, text.keyword, text.value, isUTF8) else {
                throw .libpng(String(cString: snap_png_writer_message(writer)))
            }
        }
        // Opaque pixels are the same straight and premultiplied.
        let isOpaque = !keepsAlpha && isOpaque(bitmap)
        let pixels = isOpaque ? bitmap.pixels : try straightPixels(of: bitmap)
        let (width, height) = (bitmap.width, bitmap.height)
        let scanlines = Scanlines(width: width, height: height, depth: isOpaque ? 3 : 4)
        guard let stream = scanlines.deflated(pixels) else { throw .outOfMemory }
        guard snap_png_writer_write(writer, UInt32(width), UInt32(height), isOpaque, stream, stream.count) else {
            throw .libpng(String(cString: snap_png_writer_message(writer)))
        }
        var length = 0
        guard let bytes = snap_png_writer_take_bytes(writer, &length) else { throw .libpng("nothing was written") }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }

    /// `Bitmap.isOpaque` without its early exit, which keeps the compiler from using vectors.
    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            var common: UInt32 = .max
            for pixel in pixels { common &= pixel }
            return common >> 24 == 255
        }
    }

    private static func straightPixels(of bitmap: Bitmap) throws(PNGError) -> [UInt32] {
        var pixels = bitmap.pixels
        for index in pixels.indices where pixels[index] >> 24 != 255 {
            guard let straight = Premultiplication.straight(pixels[index]) else {
                throw .notPremultiplied(x: index % bitmap.width, y: index / bitmap.width)
            }
            pixels[index] = straight
        }
        return pixels
    }
}
