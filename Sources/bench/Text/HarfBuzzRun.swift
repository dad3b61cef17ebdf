import CSnapText

/// HarfBuzz with a font, without anything of ours around it.
final class HarfBuzzRun {
    private let face: OpaquePointer
    private let buffer: OpaquePointer
    private let script: UInt32
    private let flags: UInt32

    init(_ sample: TextSample) throws {
        guard let face = snap_face_open(sample.font, 0), let buffer = snap_buffer_create() else {
            throw BenchmarkError.unexpected("\(sample.font) cannot be opened")
        }
        self.face = face
        self.buffer = buffer
        script = sample.script.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
        // The features that the system font is shaped with.
        let features = sample.isRightToLeft ? SNAP_SHAPE_RIGHT_TO_LEFT : SNAP_SHAPE_LETTERS_ONLY
        flags = features.rawValue
    }

    deinit {
        snap_buffer_destroy(buffer)
        snap_face_close(face)
    }

    /// Shapes a text and reads its glyphs.
    @discardableResult
    func shape(_ text: String) -> [snap_glyph] {
        let units = Array(text.utf16)
        let count = snap_buffer_shape(buffer, face, units, units.count, 0, units.count, script, nil, flags)
        return Array(unsafeUninitializedCapacity: count) { glyphs, initialized in
            snap_buffer_glyphs(buffer, glyphs.baseAddress, count)
            initialized = count
        }
    }

    func glyphCount(of text: String) -> Int { shape(text).count }
}
