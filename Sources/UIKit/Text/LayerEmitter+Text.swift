import SnapGraphics
import SnapText

extension LayerEmitter {
    /// Emits a laid-out text with its top left corner at `origin`: backgrounds, glyphs, then the lines over them.
    mutating func text(_ layout: TextLayout, at origin: CGPoint) {
        func decorate(_ emitter: inout LayerEmitter, _ matches: (TextLayout.Decoration.Kind) -> Bool) {
            for decoration in layout.decorations where matches(decoration.kind) {
                emitter.fill(.rect(decoration.rect.offsetBy(dx: origin.x, dy: origin.y)), decoration.color)
            }
        }
        decorate(&self) { $0 == .background }
        for run in layout.glyphRuns { glyphs(run.glyphs, run.color, at: origin) }
        decorate(&self) { $0 != .background }
        note(fonts: layout.fonts)
        for missing in layout.missing { warn("\(missing)") }
    }
}

extension UIFont {
    /// What the layout tree says of a font: `system 17 bold`.
    var summary: String {
        var words = [font.family == .system ? "system" : familyName, pointSize.brief]
        if font.weight != .regular { words.append("\(font.weight)") }
        if font.isItalic { words.append("italic") }
        return words.joined(separator: " ")
    }
}

extension Color {
    /// `#RRGGBB`, with the alpha behind it where it is not opaque.
    var summary: String {
        func hex(_ level: UInt8) -> String {
            let digits = String(level, radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
    }
}
