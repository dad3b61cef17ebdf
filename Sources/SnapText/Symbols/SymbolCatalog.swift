import CSnapText
import Foundation
import SnapGraphics
import Synchronization

/// SF Symbols' names, drawn with the nearest of Google's Material icons.
///
/// A name that has no icon of its own is put together from its parts: in a circle or square, with a slash, with a badge.
public enum SymbolCatalog {
    /// The outline for a symbol's name; nil where no icon stands for some part of the name.
    public static func outline(named name: String) -> SymbolOutline? {
        if let known = outlines.withLock({ $0[name] }) { return known }
        guard let form = SymbolForm(name: name) else { return nil }
        return outlines.withLock { outlines in
            if let known = outlines[name] { return known }
            // Bounded: names may be put together without end. Starting over only costs time.
            if outlines.count >= 4096 { outlines.removeAll() }
            let outline = make(form, name: name)
            outlines[name] = outline
            return outline
        }
    }

    /// A box that is crossed out: what stands for a name without an outline.
    public static let placeholder = SymbolOutline(
        outline: GlyphOutline(path: SymbolDrawing.crossedBox, id: OutlineCounter.next()), flipsInRightToLeft: false,
        missing: nil)

    /// The name of the font file that the icons are from.
    public static var fontFile: String { FontFile.symbols.name }

    /// The names that have an icon of their own, sorted.
    public static var names: [String] { SymbolTable.entries.map(\.name) }

    private static let outlines = Mutex<[String: SymbolOutline]>([:])

    private static func make(_ form: SymbolForm, name: String) -> SymbolOutline {
        let flips = form.flipsInRightToLeft
        let drawing = SymbolDrawing(
            icon: { entry in FontCatalogue.shared.face(.symbols).flatMap { icon(entry, face: $0) } },
            textFace: FontCatalogue.shared.face(.inter(.semibold, isItalic: false, isDisplay: false)))
        guard let path = drawing.path(of: form) else {
            return SymbolOutline(
                outline: GlyphOutline(
                    path: Path(rect: CGRect(x: 0.125, y: -0.875, width: 0.75, height: 0.75)), id: OutlineCounter.next()),
                flipsInRightToLeft: flips, missing: MissingGlyph(text: name, package: .materialIcons))
        }
        return SymbolOutline(
            outline: GlyphOutline(path: path, id: OutlineCounter.next()), flipsInRightToLeft: flips, missing: nil)
    }

    private static func icon(_ entry: SymbolTable.Entry, face: FontFace) -> Path? {
        guard let glyph = glyph(named: entry.icon, face: face) else { return nil }
        var path = face.outline(of: glyph).path
        if entry.traits.contains(.mirrored) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        }
        if entry.traits.contains(.quarterTurned) {
            // A quarter turn clockwise about the square's middle (1/2, −1/2).
            path = path.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: -1))
        }
        return path
    }

    /// The font names its icons by ligatures: the letters of the name become one glyph.
    private static func glyph(named icon: String, face: FontFace) -> UInt32? {
        let letters = Array(icon.utf16)
        let glyphs = ShapingBuffer().shape(
            letters, range: letters.indices, face: face, script: .latin, language: nil, options: [])
        return glyphs.count == 1 ? glyphs.first?.glyph : nil
    }
}
