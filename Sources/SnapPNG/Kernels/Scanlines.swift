import CSnapPNG
import SnapGraphics

/// The rows of a picture as a PNG file has them before they are deflated: each a filter's number, then the bytes of its pixels.
///
/// Straight colours, eight bits a channel; three or four bytes a pixel.
struct Scanlines {
    /// In pixels.
    let width: Int
    let height: Int
    /// Bytes of a pixel: three of RGB, four of RGBA.
    let depth: Int

    init(width: Int, height: Int, depth: Int) {
        precondition(width > 0 && height > 0 && (3...4).contains(depth))
        self.width = width
        self.height = height
        self.depth = depth
    }

    private var stride: Int { 1 + width * depth }
    private var byteCount: Int { height * stride }

    // MARK: Reading

    /// What a zlib stream holds.
    enum Contents {
        /// Premultiplied.
        case pixels([UInt32])
        /// Those that were known, of which no copy is made.
        case known
    }

    /// The pixels of a zlib stream, unless they are those that are `known`; nil where the stream is damaged, has an unknown filter, or holds
    /// more or less.
    ///
    /// All happens in the memory of the pixels: fresh memory costs more time than what is done with it.
    func contents(of stream: UnsafeRawBufferPointer, known: [UInt32]?) -> Contents? {
        // Deflate packs 258 bytes into two bits at best (RFC 1951, 3.2.5): less cannot hold the picture it claims.
        guard byteCount / 1032 <= stream.count, let inflater = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(inflater) }
        // The rows stand at the end, so that each pixel is read before another one is written over it.
        let capacity = max(width * height, (byteCount + 3) / 4)
        var isComplete = false
        var isKnown = false
        let pixels = PixelMemory.pixels(capacity: capacity) { pixels, count in
            guard let target = pixels.baseAddress else { return }
            let rows = UnsafeMutableRawPointer(target) + (capacity * 4 - byteCount)
            guard inflate(stream, with: inflater, into: rows), undoFilters(rows) else { return }
            isComplete = true
            isKnown = known.map { hold($0, rows) } ?? false
            if isKnown { return }
            expand(rows, into: target)
            count = width * height
        }
        guard isComplete else { return nil }
        return isKnown ? .known : .pixels(pixels)
    }

    /// Whether rows without filters are those of some pixels.
    private func hold(_ pixels: [UInt32], _ rows: UnsafeMutableRawPointer) -> Bool {
        guard pixels.count == width * height else { return false }
        return pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return false }
            for y in 0..<height {
                let row = UnsafePointer((rows + (y * stride + 1)).assumingMemoryBound(to: UInt8.self))
                let isEqual =
                    depth == 3
                    ? PixelRows.expanded(row, equal: pixels + y * width, count: width)
                    : PixelRows.premultiplied(row, equal: pixels + y * width, count: width)
                guard isEqual else { return false }
            }
            return true
        }
    }

    /// Inflates a zlib stream of `byteCount` bytes; false where it is damaged, or holds more or less.
    ///
    /// Its checksum, a fourteenth of the time, is left out as libpng is asked to leave it out: the chunks' own cover the same bytes.
    private func inflate(
        _ stream: UnsafeRawBufferPointer, with inflater: OpaquePointer, into rows: UnsafeMutableRawPointer
    ) -> Bool {
        // Two bytes before the deflated data and four behind it (RFC 1950, 2.2): deflate, no dictionary, a check of both.
        guard stream.count >= 6, let start = stream.baseAddress, stream[0] & 0x0F == 8, stream[0] >> 4 <= 7,
            stream[1] & 0x20 == 0, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
        else { return false }
        let result = libdeflate_deflate_decompress(inflater, start + 2, stream.count - 6, rows, byteCount, nil)
        return result == LIBDEFLATE_SUCCESS
    }

    /// False where a row has an unknown filter.
    private func undoFilters(_ rows: UnsafeMutableRawPointer) -> Bool {
        for y in 0..<height {
            let row = (rows + y * stride).assumingMemoryBound(to: UInt8.self)
            let above = y == 0 ? nil : UnsafePointer(row + 1 - stride)
            guard RowFilter.undo(row[0], row + 1, above: above, count: width * depth, depth: depth) else {
                return false
            }
        }
        return true
    }

    /// `pixels` may begin up to where the rows do, and end where they do or behind: a pixel is never wider than what it is made of and
    /// what was read before it.
    private func expand(_ rows: UnsafeMutableRawPointer, into pixels: UnsafeMutablePointer<UInt32>) {
        for y in 0..<height {
            let row = UnsafePointer((rows + (y * stride + 1)).assumingMemoryBound(to: UInt8.self))
            if depth == 3 {
                PixelRows.expand(row, into: pixels + y * width, count: width)
            } else {
                PixelRows.premultiply(row, into: pixels + y * width, count: width)
            }
        }
    }

    // MARK: Writing

    /// The zlib stream of straight pixels without filters; with three bytes a pixel, their alpha is left out. nil where memory is short.
    func deflated(_ pixels: [UInt32]) -> [UInt8]? {
        precondition(pixels.count == width * height)
        // Level 6 of libdeflate packs as tightly as zlib's, in half of the time.
        guard let deflater = libdeflate_alloc_compressor(6) else { return nil }
        defer { libdeflate_free_compressor(deflater) }
        let rows = packed(pixels)
        let bound = libdeflate_zlib_compress_bound(deflater, rows.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { stream, count in
            count = libdeflate_zlib_compress(deflater, rows, rows.count, stream.baseAddress, bound)
        }
        return stream.isEmpty ? nil : stream
    }

    private func packed(_ pixels: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount) { rows, count in
            pixels.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress, let rows = rows.baseAddress else { return }
                for y in 0..<height {
                    let row = rows + y * stride
                    row[0] = RowFilter.none
                    if depth == 3 {
                        PixelRows.pack(pixels + y * width, into: row + 1, count: width)
                    } else {
                        UnsafeMutableRawPointer(row + 1).copyMemory(from: pixels + y * width, byteCount: width * 4)
                    }
                }
            }
            count = byteCount
        }
    }
}
