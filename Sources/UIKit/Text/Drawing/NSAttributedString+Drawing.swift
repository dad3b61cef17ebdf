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

    /// Draws the text in the current context where `boundingRect(with:options:context:)` measures it, from the rectangle's origin on.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context drawing: NSStringDrawingContext?)
    {
        guard let context = GraphicsContexts.shared.current(for: "drawing a string"), length > 0 else { return }
        let measurement = context.emitter.traits.asCurrent {
            StringMeasurement(
                self, within: rect.size, options: options, minimumScaleFactor: drawing?.minimumScaleFactor ?? 0)
        }
        drawing?.actualScaleFactor = measurement.scaleFactor
        drawing?.totalBounds = measurement.bounds
        // Without line fragments the origin is on the baseline.
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : measurement.layout.firstBaseline
        let origin = CGPoint(x: rect.minX, y: rect.minY - rise)
        context.emit(in: context.ctm) { $0.text(measurement.layout, at: origin, source: self) }
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
        context.emit(in: context.ctm) { $0.text(visible, at: point, source: self) }
    }
}

extension NSString {
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: String(self), attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

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
