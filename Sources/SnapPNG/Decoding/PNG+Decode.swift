public import Foundation
public import SnapGraphics

extension PNG {
    /// The picture in a PNG file of any kind, in eight bits premultiplied, with all its text.
    ///
    /// Palettes, grey, 1 to 16 bits, transparent colours and interlacing are understood; gamma and colour profiles are not
    /// applied. Nothing is allocated for the pixels before the size is checked.
    ///
    /// - Throws: `notPNG`, `lfsPointer`, `truncated`, `corrupt`, `tooLarge`, or `libpng` where memory is short.
    public static func decode(_ data: Data) throws(PNGError) -> PNGPicture {
        if case .picture(let picture) = data.withUnsafeBytes({ DirectDecoder.decode($0) }) { return picture }
        return try decodeWithLibpng(data)
    }

    /// The picture in a PNG file, unless it shows the very pixels of `bitmap`; nil where it does, which takes less time and memory than
    /// decoding and comparing.
    ///
    /// - Throws: as `decode` does.
    public static func decode(_ data: Data, unlessShowing bitmap: Bitmap) throws(PNGError) -> PNGPicture? {
        switch data.withUnsafeBytes({ DirectDecoder.decode($0, known: bitmap) }) {
        case .known: return nil
        case .picture(let picture): return picture
        case nil:
            let picture = try decodeWithLibpng(data)
            return picture.bitmap == bitmap ? nil : picture
        }
    }

    /// What `decode` does where there is no shorter way.
    static func decodeWithLibpng(_ data: Data) throws(PNGError) -> PNGPicture {
        try read(data) { (reader) throws(PNGError) in
            var pixels = try reader.readPixels()
            for index in pixels.indices where pixels[index] >> 24 != 255 {
                pixels[index] = Premultiplication.premultiplied(pixels[index])
            }
            do {
                let bitmap = try Bitmap(width: reader.width, height: reader.height, pixels: pixels)
                return PNGPicture(bitmap: bitmap, text: reader.text)
            } catch {
                throw .tooLarge(width: reader.width, height: reader.height)
            }
        }
    }

    /// The size and the text before the pixels; the pixels are not decoded, and their bytes need not be there.
    ///
    /// - Throws: `notPNG`, `lfsPointer`, `truncated`, `corrupt`, `tooLarge`, or `libpng` where memory is short.
    public static func readHeader(_ data: Data) throws(PNGError) -> PNGHeader {
        try read(data) { (reader) throws(PNGError) in
            PNGHeader(width: reader.width, height: reader.height, text: reader.text)
        }
    }

    /// Calls `body` with a reader that stands before the pixels, after everything that is known without libpng was checked.
    private static func read<Value>(
        _ data: Data, _ body: (borrowing PNGReader) throws(PNGError) -> Value
    ) throws(PNGError) -> Value {
        // `withUnsafeBytes` of Data cannot throw a typed error, so the result travels as a value.
        let result: Result<Value, PNGError> = data.withUnsafeBytes { bytes in
            Result { () throws(PNGError) in
                try checkStart(of: bytes)
                return try body(try PNGReader(bytes))
            }
        }
        return try result.get()
    }

    /// Source: the specification of Git LFS, whose pointers begin with their version.
    private static let lfsStart = Array("version https://git-lfs".utf8)

    /// Whether a file, of any kind, is only the text that stands in place of one which Git LFS has not fetched.
    public static func isLargeFilePointer(_ data: Data) -> Bool { data.starts(with: lfsStart) }

    private static func checkStart(of bytes: UnsafeRawBufferPointer) throws(PNGError) {
        if bytes.starts(with: lfsStart) { throw .lfsPointer }
        let start = bytes.prefix(signature.count)
        guard !start.isEmpty, signature.starts(with: start) else { throw .notPNG(firstBytes: Array(start)) }
        // The header chunk comes first and is always 25 bytes long (PNG specification 5.6, 11.2.1).
        guard bytes.count >= signature.count + 25 else { throw .truncated(byteCount: bytes.count) }
        guard bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .corrupt("the header chunk is missing") }
        try checkSize(width: bigEndian(bytes[16..<20]), height: bigEndian(bytes[20..<24]))
    }

    private static func bigEndian(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
