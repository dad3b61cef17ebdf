import SnapGraphics

/// The short way to the pixels of most files: eight bits RGB or RGBA, not interlaced, as `PNG.encode` writes them.
///
/// It inflates all rows at once with libdeflate, several times faster than libpng does row by row. It never says what is wrong with
/// a file: whatever is damaged or of another form is left to libpng, which reads it from the start.
struct DirectDecoder {
    private let width: Int
    private let height: Int
    /// Bytes of a pixel: three of RGB, four of RGBA.
    private let depth: Int
    private var text: [PNGText] = []
    private var streams: [UnsafeRawBufferPointer] = []

    /// What a file shows.
    enum Contents {
        case picture(PNGPicture)
        /// The bitmap that was known, of which no copy is made.
        case known
    }

    /// The picture, unless its pixels are those of the bitmap that is `known`; nil where libpng must read the file.
    static func decode(_ bytes: UnsafeRawBufferPointer, known: Bitmap? = nil) -> Contents? {
        guard bytes.starts(with: PNG.signature) else { return nil }
        var chunks = ChunkReader(bytes, at: PNG.signature.count)
        guard let header = chunks.next(), header.kind == .header, var decoder = DirectDecoder(header: header.data),
            decoder.collect(&chunks)
        else { return nil }
        return decoder.contents(known)
    }

    /// nil where the header's picture is of another form, or too large (PNG specification 11.2.1).
    private init?(header: UnsafeRawBufferPointer) {
        guard header.count == 13, header[8] == 8, header[10] == 0, header[11] == 0, header[12] == 0 else { return nil }
        switch header[9] {
        case 2: depth = 3
        case 6: depth = 4
        default: return nil
        }
        width = Int(header.bigEndian(at: 0))
        height = Int(header.bigEndian(at: 4))
        guard width > 0, height > 0, (try? PNG.checkSize(width: width, height: height)) != nil else { return nil }
    }

    /// Takes the pixels and the text up to the file's end; false where there is anything else.
    private mutating func collect(_ chunks: inout ChunkReader) -> Bool {
        var isAfterPixels = false
        while let chunk = chunks.next() {
            switch chunk.kind {
            case .pixels where !isAfterPixels: streams.append(chunk.data)
            case .end: return chunk.data.isEmpty && !streams.isEmpty
            case .text:
                guard let text = PNGText(latin1: chunk.data) else { return false }
                self.text.append(text)
                isAfterPixels = !streams.isEmpty
            case let kind where kind.isIrrelevant: isAfterPixels = !streams.isEmpty
            default: return false
            }
        }
        return false
    }

    private func contents(_ known: Bitmap?) -> Contents? {
        if streams.count == 1 { return contents(of: streams[0], known) }
        // One stream may be cut anywhere into chunks.
        return streams.reduce(into: [UInt8]()) { $0 += $1 }.withUnsafeBytes { contents(of: $0, known) }
    }

    private func contents(of stream: UnsafeRawBufferPointer, _ known: Bitmap?) -> Contents? {
        let isSameSize = known?.width == width && known?.height == height
        let scanlines = Scanlines(width: width, height: height, depth: depth)
        switch scanlines.contents(of: stream, known: isSameSize ? known?.pixels : nil) {
        case .known: return .known
        case .pixels(let pixels):
            guard let bitmap = try? Bitmap(width: width, height: height, pixels: pixels) else { return nil }
            return .picture(PNGPicture(bitmap: bitmap, text: text))
        case nil: return nil
        }
    }
}
