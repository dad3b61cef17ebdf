import CSnapText
import Foundation

/// HarfBuzz's buffer: shapes one run at a time.
final class ShapingBuffer {
    /// A glyph as the font has it, in units of the font; y points up, clusters are code units of the text.
    typealias Glyph = snap_glyph

    struct Options: OptionSet, Hashable {
        let rawValue: UInt32

        /// The font's own kerning, ligatures and contextual letters are left off.
        static let lettersOnly = Options(rawValue: SNAP_SHAPE_LETTERS_ONLY.rawValue)
        static let tabularDigits = Options(rawValue: SNAP_SHAPE_TABULAR_DIGITS.rawValue)
        static let rightToLeft = Options(rawValue: SNAP_SHAPE_RIGHT_TO_LEFT.rawValue)
    }

    private let handle: OpaquePointer

    init() {
        guard let handle = snap_buffer_create() else { preconditionFailure("out of memory for a shaping buffer") }
        self.handle = handle
    }

    deinit {
        snap_buffer_destroy(handle)
    }

    /// The glyphs of `range` of `text` (the rest is context), in visual order.
    func shape(
        _ text: [UInt16], range: Range<Int>, face: FontFace, script: Script, language: String?, options: Options
    ) -> [Glyph] {
        face.withHandle { faceHandle in
            let count = snap_buffer_shape(
                handle, faceHandle, text, text.count, range.lowerBound, range.count, script.tag, language,
                options.rawValue)
            return Array(unsafeUninitializedCapacity: count) { glyphs, initialized in
                snap_buffer_glyphs(handle, glyphs.baseAddress, count)
                initialized = count
            }
        }
    }
}
