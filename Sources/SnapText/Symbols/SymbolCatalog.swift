import CSnapText
import Foundation
import SnapGraphics
import Synchronization

/// SF Symbols' names, drawn with the nearest of Google's Material icons.
public enum SymbolCatalog {
    /// The outline for a symbol's name; nil where no icon stands for the name.
    public static func outline(named name: String) -> SymbolOutline? {
        guard let entry = SymbolTable.entry(named: name) else { return nil }
        return outlines.withLock { outlines in
            if let known = outlines[name] { return known }
            let outline = make(entry, name: name)
            outlines[name] = outline
            return outline
        }
    }

    /// The name of the font file that the icons are from.
    public static var fontFile: String { FontFile.symbols.name }

    /// The names that have an outline, sorted.
    public static var names: [String] { SymbolTable.entries.map(\.name) }

    /// At most as many as the table has names.
    private static let outlines = Mutex<[String: SymbolOutline]>([:])

    private static func make(_ entry: SymbolTable.Entry, name: String) -> SymbolOutline {
        let flips = entry.traits.contains(.flipsInRightToLeft)
        guard let face = FontCatalogue.shared.face(.symbols), let glyph = glyph(named: entry.icon, face: face) else {
            return SymbolOutline(
                outline: GlyphOutline(
                    path: Path(rect: CGRect(x: 0.125, y: -0.875, width: 0.75, height: 0.75)), id: OutlineCounter.next()),
                flipsInRightToLeft: flips, missing: MissingGlyph(text: name, package: .materialIcons))
        }
        var path = face.outline(of: glyph).path
        if entry.traits.contains(.mirrored) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        }
        if entry.traits.contains(.quarterTurned) {
            // A quarter turn clockwise about the square's middle (1/2, −1/2).
            path = path.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: -1))
        }
        return SymbolOutline(
            outline: GlyphOutline(path: path, id: OutlineCounter.next()), flipsInRightToLeft: flips, missing: nil)
    }

    /// The font names its icons by ligatures: the letters of the name become one glyph.
    private static func glyph(named icon: String, face: FontFace) -> UInt32? {
        let letters = Array(icon.utf16)
        let glyphs = ShapingBuffer().shape(
            letters, range: letters.indices, face: face, script: .latin, language: nil, options: [])
        return glyphs.count == 1 ? glyphs.first?.glyph : nil
    }
}
