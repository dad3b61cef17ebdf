/// A picture in memory: premultiplied RGBA, eight bits a channel, rows from the top, no padding.
///
/// A bitmap cannot be wrong: its sides are 1…16,384 pixels, it holds exactly `width × height` pixels, and equality is of pixels.
public struct Bitmap: Hashable, Sendable {
    /// The longest side, in pixels.
    public static let longestSide = 16_384

    /// In pixels.
    public let width: Int
    public let height: Int
    /// `width × height` pixels; red in the lowest byte, alpha in the highest, so that in memory the bytes are R, G, B, A.
    public private(set) var pixels: [UInt32]

    /// A bitmap of one pixel value (0 is transparent).
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) throws(BitmapError) {
        try Self.check(width: width, height: height)
        self.width = width
        self.height = height
        self.pixels = PixelMemory.pixels(count: width * height, filledWith: pixel)
    }

    /// A bitmap of the given pixels, premultiplied.
    public init(width: Int, height: Int, pixels: [UInt32]) throws(BitmapError) {
        try Self.check(width: width, height: height)
        guard pixels.count == width * height else {
            throw .pixelCount(expected: width * height, actual: pixels.count)
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    private static func check(width: Int, height: Int) throws(BitmapError) {
        guard (1...longestSide).contains(width), (1...longestSide).contains(height) else {
            throw .size(width: width, height: height)
        }
    }

    /// One pixel.
    public subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height)
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height)
            pixels[y * width + x] = newValue
        }
    }

    /// The one way to change many pixels: row by row in `buffer`, which is `width × height` long.
    public mutating func withMutablePixels<Result>(
        _ body: (_ buffer: inout UnsafeMutableBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        let count = pixels.count
        return try pixels.withUnsafeMutableBufferPointer { buffer in
            defer { precondition(buffer.count == count) }
            return try body(&buffer)
        }
    }

    /// True where no pixel lets the ground through.
    public var isOpaque: Bool {
        pixels.allSatisfy { $0 >> 24 == 255 }
    }
}

/// Why a bitmap cannot be made.
public enum BitmapError: Error, Hashable {
    /// A side is zero, negative, or longer than `Bitmap.longestSide`; in pixels.
    case size(width: Int, height: Int)
    case pixelCount(expected: Int, actual: Int)
}

extension BitmapError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .size(let width, let height):
            "a picture of \(width)×\(height) pixels is not possible: each side must be 1…\(Bitmap.longestSide)"
        case .pixelCount(let expected, let actual):
            "a picture that needs \(expected) pixels was given \(actual)"
        }
    }
}
