import CSnapText
import Foundation
import SnapGraphics
import SnapPNG
import Synchronization

/// One face of an installed font file.
///
/// `@unchecked Sendable`, because the C face is immutable once opened and every function here only reads it; the outlines
/// remembered are behind a lock.
final class FontFace: @unchecked Sendable {
    let file: FontFile
    let verticalMetrics: VerticalMetrics
    let unitsPerEm: CGFloat
    /// Em per unit of the font.
    let unit: Double
    /// What outlines are scaled by beside the em: the capitals of Inter and Quicksand become as high as the system font's.
    let drawingScale: CGFloat
    private let handle: OpaquePointer
    /// The words that were shaped with it.
    let runs = RunCache()
    private let outlines = Mutex(KnownOutlines())
    private let pictures = Mutex<[UInt32: Bitmap?]>([:])

    /// Nil where the file cannot be read as a font.
    init?(_ file: FontFile, folder: String) {
        guard let handle = snap_face_open(file.path(under: folder), UInt32(file.index)) else { return nil }
        let metrics = snap_face_get_metrics(handle)
        let em = CGFloat(max(1, metrics.units_per_em))
        self.handle = handle
        self.file = file
        unitsPerEm = em
        unit = 1 / Double(em)
        verticalMetrics = VerticalMetrics(
            ascender: CGFloat(metrics.ascender) / em, descender: CGFloat(metrics.descender) / em,
            lineGap: CGFloat(metrics.line_gap) / em,
            // Fonts that do not say: the usual proportions.
            capHeight: metrics.cap_height > 0 ? CGFloat(metrics.cap_height) / em : 0.7,
            xHeight: metrics.x_height > 0 ? CGFloat(metrics.x_height) / em : 0.5)
        drawingScale =
            file.package == .inter || file.package == .quicksand
            ? SystemFontProfile.capHeight / verticalMetrics.capHeight : 1
    }

    deinit {
        outlines.withLock { $0.clear() }
        snap_face_close(handle)
    }

    /// 0 where the face has no glyph for the character.
    func glyph(for character: Unicode.Scalar) -> UInt32 { snap_face_glyph(handle, character.value) }

    /// A character's advance in em; nil where the face has no glyph for it.
    func advance(of character: Unicode.Scalar) -> Double? {
        let glyph = glyph(for: character)
        return glyph == 0 ? nil : Double(snap_face_advance(handle, glyph)) / Double(unitsPerEm)
    }

    /// A glyph's advance in units of the font.
    func unitAdvance(of glyph: UInt32) -> Int32 { snap_face_advance(handle, glyph) }

    /// A glyph's outline in em, the letters of Inter brought to the system font's size; an empty path where it has none.
    func outline(of glyph: UInt32) -> GlyphOutline {
        outlines.withLock { outline(of: glyph, known: &$0) }
    }

    /// The outlines of glyphs, in their order.
    func outlines(of glyphs: some Collection<UInt32>) -> [GlyphOutline] {
        outlines.withLock { known in glyphs.map { outline(of: $0, known: &known) } }
    }

    private func outline(of glyph: UInt32, known: inout KnownOutlines) -> GlyphOutline {
        if let outline = known[glyph] { return outline }
        let outline = GlyphOutline(path: path(of: glyph), id: OutlineCounter.next())
        known[glyph] = outline
        return outline
    }

    /// Whether it has forms of its own for a language of a script.
    func hasForms(of language: String?, script: Script) -> Bool {
        language != nil && snap_face_has_language_forms(handle, script.tag, language)
    }

    /// The largest picture of a glyph, the square of an emoji in pixels; nil where it has none.
    func picture(of glyph: UInt32) -> Bitmap? {
        pictures.withLock { known in
            if let picture = known[glyph] { return picture }
            // Bounded: 256 of Noto's pictures take 18 MB.
            if known.count >= 256 { known.removeAll() }
            let picture = (try? PNG.decode(file(ofPicture: glyph)))?.bitmap
            known[glyph] = .some(picture)
            return picture
        }
    }

    private func file(ofPicture glyph: UInt32) -> Data {
        var data = Data()
        withUnsafeMutablePointer(to: &data) { data in
            let take: snap_bytes_function = { context, bytes, count in
                guard let bytes else { return }
                context?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
            }
            snap_face_picture(handle, glyph, take, data)
        }
        return data
    }

    /// A name from the font's table of names, in English; nil where it has none with the number.
    func name(_ number: UInt32) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        guard snap_face_name(handle, number, &bytes, bytes.count) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// From 1 to 1000; regular is 400.
    var weight: Int { Int(snap_face_weight(handle)) }

    var isItalic: Bool { snap_face_is_italic(handle) }

    private func path(of glyph: UInt32) -> Path {
        var builder = OutlineBuilder(scale: drawingScale / unitsPerEm)
        withUnsafeMutablePointer(to: &builder) { builder in
            let add: snap_step_function = { context, step, points in
                context?.assumingMemoryBound(to: OutlineBuilder.self).pointee.add(step, points)
            }
            snap_face_outline(handle, glyph, add, builder)
        }
        return builder.path
    }

    /// Lets the shaper use the face for as long as the call takes.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(handle) }
}

/// The outlines of a face that were asked for, by glyph.
private struct KnownOutlines {
    /// A page of Chinese needs about a thousand glyphs, of about a kilobyte each.
    private static let budget = CacheBudget(ofOne: 8192, ofAll: 65_536, ofSmall: 256)

    private var outlines: [GlyphOutline?] = []
    private var count = 0

    subscript(_ glyph: UInt32) -> GlyphOutline? {
        get { Int(glyph) < outlines.count ? outlines[Int(glyph)] : nil }
        set {
            if Self.budget.isSpent(by: count) { clear() }
            // No font has more glyphs than these, and no list is longer.
            guard glyph <= UInt16.max else { return }
            while outlines.count <= glyph { outlines.append(nil) }
            outlines[Int(glyph)] = newValue
            count += 1
            Self.budget.add(1)
        }
    }

    mutating func clear() {
        Self.budget.add(-count)
        (outlines, count) = ([], 0)
    }
}

/// Numbers for outlines; they tell outlines apart and never reach a picture.
enum OutlineCounter {
    private static let last = Atomic<Int>(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}

/// Collects HarfBuzz's drawing steps, y turned to point down.
private struct OutlineBuilder {
    let scale: CGFloat
    private(set) var path = Path()

    init(scale: CGFloat) {
        self.scale = scale
    }

    mutating func add(_ step: snap_step, _ points: UnsafePointer<Float>?) {
        guard let points else { return path.close() }
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: CGFloat(points[2 * index]) * scale, y: -CGFloat(points[2 * index + 1]) * scale)
        }
        switch step {
        case SNAP_STEP_MOVE: path.move(to: point(0))
        case SNAP_STEP_LINE: path.addLine(to: point(0))
        case SNAP_STEP_QUAD: path.addQuad(to: point(1), control: point(0))
        case SNAP_STEP_CUBIC: path.addCurve(to: point(2), control1: point(0), control2: point(1))
        default: path.close()
        }
    }
}
