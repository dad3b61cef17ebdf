import CSnapPNG
import Foundation
import SnapGraphics

/// The C reader with its lifetime: it stands before the pixels of a file whose bytes outlive it.
struct PNGReader: ~Copyable {
    private let handle: OpaquePointer
    private let byteCount: Int

    init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
        self.handle = try Self.open(bytes)
        self.byteCount = bytes.count
    }

    deinit { snap_png_reader_destroy(handle) }

    var width: Int { Int(snap_png_reader_width(handle)) }
    var height: Int { Int(snap_png_reader_height(handle)) }

    /// The text chunks read so far, in file order.
    var text: [PNGText] {
        (0..<snap_png_reader_text_count(handle)).map { index in
            let keyword = Self.latin1(snap_png_reader_keyword(handle, index))
            var isUTF8 = false
            let value = snap_png_reader_value(handle, index, &isUTF8)
            guard isUTF8, let value else { return PNGText(keyword: keyword, value: Self.latin1(value)) }
            return PNGText(keyword: keyword, value: String(cString: value))
        }
    }

    /// The pixels as the file has them: straight, eight bits RGBA. Call once.
    func readPixels() throws(PNGError) -> [UInt32] {
        let count = width * height
        var isComplete = false
        let pixels = PixelMemory.pixels(capacity: count) { buffer, initializedCount in
            isComplete = snap_png_reader_read_pixels(handle, buffer.baseAddress)
            initializedCount = isComplete ? count : 0
        }
        guard isComplete else { throw failure }
        return pixels
    }

    private var failure: PNGError { Self.failure(of: handle, byteCount: byteCount) }

    private static func open(_ bytes: UnsafeRawBufferPointer) throws(PNGError) -> OpaquePointer {
        guard let start = bytes.baseAddress, let handle = snap_png_reader_create(start, bytes.count) else {
            throw .libpng("it could not start")
        }
        guard snap_png_reader_read_header(handle) else {
            defer { snap_png_reader_destroy(handle) }
            throw failure(of: handle, byteCount: bytes.count)
        }
        return handle
    }

    private static func failure(of handle: OpaquePointer, byteCount: Int) -> PNGError {
        snap_png_reader_is_truncated(handle)
            ? .truncated(byteCount: byteCount)
            : .corrupt(String(cString: snap_png_reader_message(handle)))
    }

    private static func latin1(_ bytes: UnsafePointer<CChar>?) -> String {
        guard let bytes else { return "" }
        return PNGText.latin1(
            UnsafeBufferPointer(start: bytes, count: strlen(bytes)).lazy.map { UInt8(bitPattern: $0) })
    }
}
