/// Why bytes are not a usable PNG file, or why a bitmap cannot become one.
public enum PNGError: Error, Hashable {
    /// The bytes do not begin as a PNG file does; the first eight of them.
    case notPNG(firstBytes: [UInt8])
    /// The bytes are a Git LFS pointer: the picture itself was never fetched.
    case lfsPointer
    /// The file ends before the picture does.
    case truncated(byteCount: Int)
    /// The file breaks the PNG format; what the decoder said.
    case corrupt(String)
    /// A side is longer than `Bitmap.longestSide`, or there are more than `PNG.mostPixels`; in pixels.
    case tooLarge(width: Int, height: Int)
    /// A text chunk has a keyword or a value that no PNG file can hold.
    case invalidText(PNGText)
    /// A pixel's colour is above its alpha: the bitmap is not premultiplied there.
    case notPremultiplied(x: Int, y: Int)
    /// There is no memory for the picture.
    case outOfMemory
    /// libpng could not do its work, whatever the picture; what it said.
    case libpng(String)
}

extension PNGError: CustomStringConvertible {
    public var description: String { "\(problem): \(remedy)" }

    /// What is wrong, for messages that say themselves what to do.
    public var problem: String {
        switch self {
        case .notPNG(let firstBytes) where firstBytes.isEmpty: "the file is empty"
        case .notPNG(let firstBytes) where firstBytes.starts(with: PNG.signature.prefix(4)):
            "the PNG file was damaged by a conversion of line endings"
        case .notPNG(let firstBytes): "not a PNG file (it begins with \(Self.hex(firstBytes)))"
        case .lfsPointer: "a Git LFS pointer stands in place of the picture"
        case .truncated(let byteCount): "the PNG file ends early, after \(byteCount) bytes"
        case .corrupt(let reason): "the PNG file is damaged (\(reason))"
        case .tooLarge(let width, let height): "a picture of \(width)×\(height) pixels is too large"
        case .invalidText(let text): "the text \"\(text.keyword)\" cannot stand in a PNG file"
        case .notPremultiplied(let x, let y): "the pixel at x \(x), y \(y) is brighter than its alpha allows"
        case .outOfMemory: "there is not enough memory for the picture"
        case .libpng(let reason): "libpng failed (\(reason))"
        }
    }

    private var remedy: String {
        switch self {
        case .notPNG(let firstBytes) where firstBytes.isEmpty: "restore it, or record the picture again"
        case .notPNG(let firstBytes) where firstBytes.starts(with: PNG.signature.prefix(4)):
            "mark *.png as binary in .gitattributes, and check it out again"
        case .notPNG: "give a PNG file, or record the picture again"
        case .lfsPointer: "run `git lfs pull`"
        case .truncated, .corrupt: "restore it, or record the picture again"
        case .tooLarge:
            "each side may have \(PNG.longestSide) pixels, and the whole \(PNG.mostPixels); use a smaller one"
        case .invalidText:
            "use 1…79 printable ASCII characters for its keyword, and no zero character in its value"
        case .notPremultiplied: "premultiply the bitmap before it is encoded"
        case .outOfMemory: "free some, or use a smaller one"
        case .libpng: "free some memory, or install the libpng this program was built with"
        }
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined(separator: " ")
    }
}
