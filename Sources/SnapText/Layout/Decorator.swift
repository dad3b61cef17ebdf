import Foundation
import SnapGraphics

/// Collects the backgrounds and lines of a laid-out line, one stretch of a style at a time.
struct Decorator {
    let baseline: CGFloat
    let context: LayoutContext
    private var stretch: (style: Int, from: CGFloat, to: CGFloat)?
    private var decorations: [TextLayout.Decoration] = []

    init(baseline: CGFloat, context: LayoutContext) {
        self.baseline = baseline
        self.context = context
    }

    mutating func extend(_ style: Int, from: CGFloat, to: CGFloat) {
        if let open = stretch, open.style == style {
            stretch = (style, open.from, to)
        } else {
            close()
            stretch = (style, from, to)
        }
    }

    mutating func finish() -> [TextLayout.Decoration] {
        close()
        return decorations
    }

    private mutating func close() {
        guard let open = stretch, open.to > open.from else { return }
        let resolved = context.styles[open.style]
        let style = resolved.style
        let base = baseline - style.baselineOffset
        func add(_ kind: TextLayout.Decoration.Kind, top: CGFloat, height: CGFloat, _ color: Color) {
            let rect = CGRect(x: open.from, y: top, width: open.to - open.from, height: height)
            decorations.append(TextLayout.Decoration(kind: kind, rect: rect, color: color))
        }
        if let background = style.background {
            let top = base - resolved.metrics.ascender * resolved.size
            add(
                .background, top: top,
                height: (resolved.metrics.ascender - resolved.metrics.descender) * resolved.size, background)
        }
        // Unverified: a line a twentieth of the em thick, at least a pixel; under the letters by a tenth, through them at half the
        // height of an x.
        let grid = context.grid
        let thickness = max(1 / grid.scale, grid.round(resolved.size / 20))
        if style.underline {
            add(.underline, top: grid.round(base + resolved.size / 10), height: thickness, style.color)
        }
        if style.strikethrough {
            let middle = base - resolved.metrics.xHeight * resolved.size / 2
            add(.strikethrough, top: grid.round(middle - thickness / 2), height: thickness, style.color)
        }
    }
}
