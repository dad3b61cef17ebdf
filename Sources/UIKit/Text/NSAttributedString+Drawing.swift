public import Foundation
import SnapGraphics
import SnapText

extension NSAttributedString {
    /// Draws the text in the current context from a point on, in lines as long as they come.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(at: point, width: .infinity, height: .infinity)
    }

    /// Draws as many lines of the text in the current context as have room in a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        draw(at: rect.origin, width: rect.width, height: rect.height)
    }

    @MainActor
    private func draw(at point: CGPoint, width: CGFloat, height: CGFloat) {
        guard let context = GraphicsContexts.shared.current(for: "drawing a string") else { return }
        let traits = context.emitter.traits
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        var paragraph =
            firstParagraphStyle?.textParagraph(isRightToLeft: isRightToLeft, language: nil) ?? ParagraphStyle()
        paragraph.isRightToLeft = isRightToLeft
        let text = styledText(
            font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black, traits: traits)
        let grid = PixelGrid(scale: context.emitter.scale)
        let layout = TextLayout(text, paragraph: paragraph, width: width, grid: grid)
        // Lines that begin below the rectangle are not drawn.
        let shown = layout.lines.prefix { $0.baseline <= height }.count
        let visible =
            shown < layout.lines.count
            ? TextLayout(text, paragraph: paragraph, width: width, maximumLines: max(1, shown), grid: grid) : layout
        context.emit(in: context.ctm) { $0.text(visible, at: point) }
    }
}

extension NSString {
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
    }
}

extension String {
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}
