/// What stands before the pixels of a PNG file.
public struct PNGHeader: Hashable, Sendable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// The text chunks before the pixels, in file order; `PNG.encode` puts all of its there.
    public var text: [PNGText]

    public init(width: Int, height: Int, text: [PNGText]) {
        self.width = width
        self.height = height
        self.text = text
    }
}
