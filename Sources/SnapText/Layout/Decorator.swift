import Foundation
import SnapGraphics

/// Collects the backgrounds and lines of a laid-out line, one stretch of a style at a time.
struct Decorator {
    private struct Stretch {
        let style: Int
        let from: CGFloat
        var to: CGFloat
    }

    let baseline: CGFloat
    let context: LayoutContext
    private var background: Stretch?
    private var underline: Stretch?
    private var strikethrough: Stretch?
    private var decorations: [TextLayout.Decoration] = []

    init(baseline: CGFloat, context: LayoutContext) {
        self.baseline = baseline
        self.context = context
    }

    /// Goes on with a cluster of a style.
    mutating func extend(_ style: Int, from: CGFloat, to: CGFloat, isSpace: Bool) {
        let attributes = context.styles[style].style
        let next = Stretch(style: style, from: from, to: to)
        func isDrawn(_ line: LineDecoration?) -> Bool { line.map { !($0.isByWord && isSpace) } ?? false }
        continueBackground(with: attributes.background == nil ? nil : next)
        continueUnderline(with: isDrawn(attributes.underline) ? next : nil)
        continueStrikethrough(with: isDrawn(attributes.strikethrough) ? next : nil)
    }

    mutating func finish() -> [TextLayout.Decoration] {
        continueBackground(with: nil)
        continueUnderline(with: nil)
        continueStrikethrough(with: nil)
        return decorations
    }

    // MARK: - Stretches

    /// Makes the open stretch longer where the next one is of its style; otherwise hands it out as ended, and opens the next one.
    private static func advance(_ open: inout Stretch?, to next: Stretch?) -> Stretch? {
        if let stretch = open, let next, stretch.style == next.style, stretch.to == next.from {
            open?.to = next.to
            return nil
        }
        defer { open = next }
        return open
    }

    private mutating func continueBackground(with next: Stretch?) {
        guard let ended = Self.advance(&background, to: next) else { return }
        let resolved = context.styles[ended.style]
        guard let color = resolved.style.background else { return }
        let top = baseline - resolved.style.baselineOffset - resolved.metrics.ascender * resolved.size
        let height = (resolved.metrics.ascender - resolved.metrics.descender) * resolved.size
        add(.background, ended.from, ended.to, top: top, height: height, color)
    }

    // Unverified: a line a twentieth of the em thick, at least a pixel; under the letters by a tenth, through them at half the height
    // of an x.

    private mutating func continueUnderline(with next: Stretch?) {
        guard let ended = Self.advance(&underline, to: next) else { return }
        let resolved = context.styles[ended.style]
        guard let line = resolved.style.underline else { return }
        let top = context.grid.round(baseline - resolved.style.baselineOffset + resolved.size / 10)
        draw(line, .underline, ended, top: top)
    }

    private mutating func continueStrikethrough(with next: Stretch?) {
        guard let ended = Self.advance(&strikethrough, to: next) else { return }
        let resolved = context.styles[ended.style]
        guard let line = resolved.style.strikethrough else { return }
        let middle = baseline - resolved.style.baselineOffset - resolved.metrics.xHeight * resolved.size / 2
        let height = thickness(of: line, size: resolved.size)
        draw(line, .strikethrough, ended, top: context.grid.round(middle - height / 2))
    }

    // MARK: - Lines

    private func thickness(of line: LineDecoration, size: CGFloat) -> CGFloat {
        let single = max(1 / context.grid.scale, context.grid.round(size / 20))
        return line.thickness == .thick ? 2 * single : single
    }

    private mutating func draw(
        _ line: LineDecoration, _ kind: TextLayout.Decoration.Kind, _ stretch: Stretch, top: CGFloat
    ) {
        let resolved = context.styles[stretch.style]
        let thickness = thickness(of: line, size: resolved.size)
        let tops = line.thickness == .double ? [top, top + 2 * thickness] : [top]
        let dashes = line.dashes.map { CGFloat($0) * thickness }
        for top in tops {
            add(
                kind, stretch.from, stretch.to, top: top, height: thickness, line.color ?? resolved.style.color,
                dashes: dashes)
        }
    }

    private mutating func add(
        _ kind: TextLayout.Decoration.Kind, _ from: CGFloat, _ to: CGFloat, top: CGFloat, height: CGFloat,
        _ color: Color, dashes: [CGFloat] = []
    ) {
        guard to > from, height > 0 else { return }
        let rect = CGRect(x: from, y: top, width: to - from, height: height)
        // Stretches of different styles that look the same here are one: two rectangles would show a seam.
        if let index = decorations.lastIndex(where: { $0.kind == kind }) {
            let last = decorations[index]
            if last.color == color, last.dashes == dashes, last.rect.minY == top, last.rect.height == height,
                last.rect.maxX == from
            {
                decorations[index] = TextLayout.Decoration(
                    kind: kind, rect: last.rect.union(rect), color: color, dashes: dashes)
                return
            }
        }
        decorations.append(TextLayout.Decoration(kind: kind, rect: rect, color: color, dashes: dashes))
    }
}
