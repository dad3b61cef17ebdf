import CSnapText
import Foundation

/// HarfBuzz's buffer: shapes one run at a time.
final class ShapingBuffer {
    /// A glyph as the font has it, in em; y points up.
    struct Glyph {
        var id: UInt32
        /// The first UTF-16 code unit of its cluster, in the text.
        var cluster: Int
        var advance: Double
        var xOffset: Double
        var yOffset: Double
    }

    struct Options: OptionSet {
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
            let em = Double(face.unitsPerEm)
            return (0..<count).map { index in
                let glyph = snap_buffer_glyph(handle, index)
                return Glyph(
                    id: glyph.glyph, cluster: Int(glyph.cluster), advance: Double(glyph.x_advance) / em,
                    xOffset: Double(glyph.x_offset) / em, yOffset: Double(glyph.y_offset) / em)
            }
        }
    }
}
