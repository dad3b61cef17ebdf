public import SnapGraphics

/// What a PNG file holds: the pixels, premultiplied, and the text chunks in file order.
public struct PNGPicture: Hashable, Sendable {
    public var bitmap: Bitmap
    public var text: [PNGText]

    public init(bitmap: Bitmap, text: [PNGText]) {
        self.bitmap = bitmap
        self.text = text
    }
}
